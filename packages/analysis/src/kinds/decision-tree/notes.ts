import { decisionTreeTexts } from '@wenshu/texts/findings/models/decision-tree';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { formatNumber, SMALL_BASE } from '../../exhibit/format-number.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import { percentOf, percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { type ModelNotes, modelNotes, percentFormat } from '../model/plain-table.ts';
import { type FoundTree, type Leaf, leavesOf } from './found.ts';
import { ruleText } from './rule-words.ts';

/** Of more classes nobody reads a sentence each. */
const MOST_TOLD = 3;

export function treeNotes(
  found: FoundTree,
  classes: readonly string[],
  { slots }: ModelRequest,
  context: PresentContext,
): ModelNotes {
  const { language, variables } = context;
  const texts = decisionTreeTexts[language];
  const { root, base, method, leftOut, confusion } = found;
  const leaves = leavesOf(root);
  const whole = root.counts.reduce((sum, count) => sum + count, 0);
  const hits = confusion.reduce((sum, row, at) => sum + row[at]!, 0);
  const [first] = root.children;
  const isSplit = first?.branch !== undefined;
  const small = leaves.filter(({ node }) => node.people < SMALL_BASE).length;
  return modelNotes({
    meaning: [
      isSplit
        ? texts.partsMost(titleOf(variables.get(first.branch!.key), first.branch!.key, language))
        : texts.partsNothing(titleOf(variables.get(slots.dependent![0]!), slots.dependent![0]!, language)),
      ...(isSplit ? classes.slice(0, MOST_TOLD).map((name, at) => richest(leaves, at, name, context)) : []),
    ],
    warnings: [
      isSplit && hits <= Math.max(...root.counts) ? texts.noBetter : undefined,
      isSplit && small > 0 ? texts.small(small) : undefined,
    ],
    footnotes: [
      texts.classified(formatNumber(percentFormat, percentOf(hits, whole), language)),
      texts.methods[method],
      leftOut > 0 ? modelResultTexts[language].leftOut(leftOut) : undefined,
      base.effective === undefined ? undefined : texts.weighted,
    ],
  });
}

/** Where a class is most at home. */
function richest(leaves: readonly Leaf[], at: number, name: string, context: PresentContext): string {
  const shareOf = ({ node }: Leaf) => node.counts[at]! / node.counts.reduce((sum, count) => sum + count, 0);
  const best = leaves.reduce((top, leaf) => (shareOf(leaf) > shareOf(top) ? leaf : top));
  return decisionTreeTexts[context.language].richest({
    ...{ name, rule: ruleText(best.path, context), people: best.node.people },
    percent: formatNumber(percentFormat, percentOfShare(shareOf(best)), context.language),
  });
}
