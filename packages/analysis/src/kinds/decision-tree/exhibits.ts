import { decisionTreeTexts } from '@wenshu/texts/findings/models/decision-tree';
import type { Base, Exhibit, TreeNode } from '../../exhibit/exhibits.ts';
import { alreadyPercent, percentOf, percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { foundNames, variableNames } from '../model/named.ts';
import { countFormat, modelNotes, numberAs, percentFormat, plainTable } from '../model/plain-table.ts';
import { labelOf } from '../regression/term-names.ts';
import { type FoundNode, type FoundTree, leavesOf } from './found.ts';
import { treeNotes } from './notes.ts';
import { branchText, ruleText } from './rule-words.ts';

/** The tree, its leaves as rules, what parted most, and how many it would classify rightly. */
export function presentTree(found: FoundTree, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const classes = found.classes.map(code => labelOf(request.slots.dependent![0]!, code, context));
  return [
    treeChart(found, classes, request, context),
    leavesTable(found, classes, request, context),
    ...importanceChart(found, request, context),
    classificationTable(found, classes, context),
  ];
}

const weightOf = ({ counts }: FoundNode) => counts.reduce((sum, count) => sum + count, 0);
const sharesOf = (node: FoundNode) => node.counts.map(count => count / Math.max(weightOf(node), Number.MIN_VALUE));
const baseOf = (node: FoundNode, { effective }: Base): Base => ({
  people: node.people,
  ...(effective !== undefined && { weighted: weightOf(node) }),
});

function treeChart(
  found: FoundTree,
  classes: readonly string[],
  request: ModelRequest,
  context: PresentContext,
): Exhibit {
  const { titles, everybody } = decisionTreeTexts[context.language];
  const keys = request.slots.predictors!;
  // Beside a node there is little room: what all questions begin with is left out, as in the chart of their importance.
  const names = new Map(variableNames(keys, context).map((name, at) => [keys[at]!, name]));
  const nodeOf = (node: FoundNode): TreeNode => ({
    id: String(node.id),
    ...(node.branch && { split: branchText(node.branch, context, names.get(node.branch.key)) }),
    text: node.branch ? classes[node.predicted]! : everybody,
    base: baseOf(node, found.base),
    shares: sharesOf(node),
    ...(node.children.length > 0 && { children: node.children.map(nodeOf) }),
  });
  return {
    kind: 'tree',
    id: 'tree',
    title: titles.tree,
    source: { ...context.source, base: found.base },
    format: numberAs(2),
    classes,
    root: nodeOf(found.root),
    hidesNumbers: true,
    notes: treeNotes(found, classes, request, context),
  };
}

function leavesTable(
  found: FoundTree,
  classes: readonly string[],
  request: ModelRequest,
  context: PresentContext,
): Exhibit {
  const { titles, columns, leaf } = decisionTreeTexts[context.language];
  const leaves = leavesOf(found.root);
  const names = foundNames(leaves.length, request, leaf);
  const whole = weightOf(found.root);
  return plainTable(
    {
      id: 'leaves',
      title: titles.leaves,
      base: found.base,
      columns: [
        { id: 'rule', text: columns.rule, format: countFormat },
        { id: 'people', text: columns.people, format: countFormat },
        { id: 'share', text: columns.share, format: percentFormat },
        { id: 'predicted', text: columns.predicted, format: countFormat },
        ...classes.map((text, at) => ({ id: `class:${found.classes[at]}`, text, format: percentFormat })),
      ],
      rows: leaves.map(({ node, path }, at) => ({
        id: String(node.id),
        text: names[at]!,
        nameAs: String(at + 1),
        values: [
          ruleText(path, context),
          node.people,
          percentOf(weightOf(node), whole),
          classes[node.predicted]!,
          ...sharesOf(node).map(share => percentOfShare(share)),
        ],
        heat: [undefined, undefined, undefined, undefined, ...sharesOf(node)],
      })),
    },
    context,
  );
}

function importanceChart(
  { importance, base }: FoundTree,
  { slots }: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { titles, columns } = decisionTreeTexts[context.language];
  const names = variableNames(slots.predictors!, context);
  const used = importance
    .map((percent, at) => ({ percent: alreadyPercent(percent), name: names[at]! }))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent);
  if (used.length === 0) return [];
  return [
    {
      kind: 'bars',
      id: 'importance',
      title: titles.importance,
      source: { ...context.source, base },
      notes: [],
      direction: 'bars',
      layout: 'grouped',
      format: percentFormat,
      categories: used.map(({ name }) => name),
      series: [{ id: 'importance', name: columns.importance, values: used.map(({ percent }) => percent) }],
    },
  ];
}

function classificationTable(
  { confusion, classes: codes, base }: FoundTree,
  classes: readonly string[],
  context: PresentContext,
): Exhibit {
  const { titles, columns, onItself } = decisionTreeTexts[context.language];
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const hits = sum(confusion.map((row, at) => row[at]!));
  return plainTable(
    {
      id: 'classification',
      title: titles.classification,
      base,
      notes: modelNotes({ footnotes: [onItself] }),
      columns: [
        ...classes.map((text, at) => ({
          id: String(codes[at]),
          text: columns.predictedAs(text),
          format: countFormat,
        })),
        { id: 'correct', text: columns.correct, format: percentFormat },
      ],
      rows: [
        ...confusion.map((row, at) => ({
          id: String(codes[at]),
          text: classes[at]!,
          values: [...row, percentOf(row[at]!, sum(row))] as const,
        })),
        {
          id: 'total',
          text: columns.total,
          role: 'total' as const,
          values: [
            ...codes.map((_, at) => sum(confusion.map(row => row[at]!))),
            percentOf(hits, sum(confusion.flat())),
          ],
        },
      ],
    },
    context,
  );
}
