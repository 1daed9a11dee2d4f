import { validateTree } from '@wenshu/statistics';
import { decisionTreeTexts } from '@wenshu/texts/findings/models/decision-tree';
import { MODEL_ALPHA } from '../../claims/evidence.ts';
import type { ModelRequest } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import { modelKind } from '../model/model-kind.ts';
import { foundNames } from '../model/named.ts';
import { presentTree } from './exhibits.ts';
import { decisionTreeForm } from './form.ts';
import { type FoundTree, leavesOf } from './found.ts';
import { cartGrower } from './grow-cart.ts';
import { chaidGrower } from './grow-chaid.ts';
import type { TreeGrower } from './grown-tree.ts';
import { leafFilter } from './leaf-filter.ts';
import { type GrownTree, readTree } from './read-tree.ts';
import { type TreeInput, treeFolds, treeInput } from './tree-input.ts';

type Growers = Readonly<Record<FoundTree['method'], (input: TreeInput, request: ModelRequest) => TreeGrower>>;

const growers: Growers = { cart: cartGrower, chaid: chaidGrower };

/** Other folds than those by which a tree's size was chosen: these would speak for it. */
const VALIDATION_SEED = 2;

/** A tree that was left to us is one only where it tells people apart who did not grow it. */
function growValidated(input: TreeInput, { grow, rootAlone }: TreeGrower): GrownTree & Pick<FoundTree, 'validation'> {
  const { data, dependent, weights, classes, independents } = input;
  const settings = { folds: treeFolds(input), seed: VALIDATION_SEED };
  const validation = validateTree({ data, dependent, ...(weights !== undefined && { weights }), settings }, grow);
  const isByChance = validation.sharesPValue >= MODEL_ALPHA;
  return { ...readTree((isByChance && rootAlone ? rootAlone : grow)(data), classes, independents), validation };
}

const decisionTreeModel: Model<FoundTree> = {
  name: 'decisionTree',
  form: decisionTreeForm,
  fit: (data, request) => {
    const method = request.options.method as FoundTree['method'];
    const input = treeInput(data, request);
    return {
      method,
      classes: input.classes,
      ...growValidated(input, growers[method](input, request)),
      base: data.base(input.rows),
      leftOut: data.people - input.rows.length,
    };
  },
  effortMs: (_request, cells) => 50 + 0.008 * cells,
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
        name: saved.name(outcome?.name ?? ''),
        label: saved.label(outcome?.label || outcome?.name || ''),
        make: 'cases',
        categories: leaves.map(({ path }, at) => ({ code: at + 1, label: names[at]!, when: leafFilter(path) })),
      },
    ];
  },
};

export const decisionTreeKind = modelKind(decisionTreeModel);
