import { decisionTreeTexts } from '@wenshu/texts/findings/models/decision-tree';
import type { ModelRequest } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { foundNames } from '../model/named.ts';
import { presentTree } from './exhibits.ts';
import { decisionTreeForm } from './form.ts';
import { type FoundTree, leavesOf } from './found.ts';
import { growCart } from './grow-cart.ts';
import { growChaid } from './grow-chaid.ts';
import { leafFilter } from './leaf-filter.ts';
import type { GrownTree } from './read-tree.ts';
import { type TreeInput, treeInput } from './tree-input.ts';

type Grow = (input: TreeInput, request: ModelRequest) => GrownTree;

const growers: Readonly<Record<FoundTree['method'], Grow>> = { cart: growCart, chaid: growChaid };

const decisionTreeModel: Model<FoundTree> = {
  name: 'decisionTree',
  form: decisionTreeForm,
  fit: (data, request) => {
    const method = request.options.method as FoundTree['method'];
    const input = treeInput(data, request);
    return {
      ...{ method, classes: input.classes, ...growers[method](input, request) },
      ...{ base: data.base(input.rows), leftOut: data.people - input.rows.length },
    };
  },
  present: presentTree,
  saved: ({ root }, request, { language, variables }) => {
    const { leaf, saved } = decisionTreeTexts[language];
    const outcome = variables.get(request.slots.dependent![0]!);
    const leaves = leavesOf(root);
    // One leaf is everybody: nothing to keep.
    if (leaves.length < 2) return [];
    const names = foundNames(leaves.length, request, leaf);
    return [
      {
        ...{ name: saved.name(outcome?.name ?? ''), label: saved.label(outcome?.label || outcome?.name || '') },
        make: 'cases',
        categories: leaves.map(({ path }, at) => ({ code: at + 1, label: names[at]!, when: leafFilter(path) })),
      },
    ];
  },
};

export const decisionTreeKind = modelKind(decisionTreeModel);
