import { normalTwoSided } from '@wenshu/statistics';
import { decisionTreeTexts } from '@wenshu/texts/findings/models/decision-tree';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import type { Told } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, peopleOf } from '../../claims/evidence.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import { alreadyPercent, type Percent, percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { variableNames } from '../model/named.ts';
import { type ModelNotes, modelNotes, percentFormat } from '../model/plain-table.ts';
import { decisionTreeClaims } from './claims.ts';
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
  const claims = decisionTreeClaims;
  const { root, base, method, leftOut, validation, importance } = found;
  const leaves = leavesOf(root);
  const percent = (value: Percent) => formatNumber(percentFormat, value, language);
  const known = {
    leaves: leaves.length,
    people: peopleOf(base),
    sharesP: validation.sharesPValue,
    accuracyP: validation.accuracyPValue,
  };
  // The same that the chart of importance has as its longest bar.
  const most = importance.indexOf(Math.max(...importance));
  const small = leaves.length > 1 ? leaves.filter(({ node }) => node.people < LEAST_TO_SPEAK).length : 0;
  return modelNotes({
    meaning: [
      claims.partsMost.tell(language, known, () => ({
        question: variableNames(slots.predictors!, context)[most]!,
        percent: percent(alreadyPercent(importance[most]!)),
      })),
      claims.validated.tell(language, known, () => ({
        right: percent(percentOfShare(validation.accuracy)),
        guessed: percent(percentOfShare(validation.guessed)),
      })),
      claims.partsNothing.tell(language, known, () =>
        titleOf(variables.get(slots.dependent![0]!), slots.dependent![0]!, language),
      ),
      ...classes.slice(0, MOST_TOLD).map((name, at) => richest({ ...found, known, name, at, leaves }, context)),
    ],
    warnings: [
      claims.byChance.tell(language, known),
      claims.noBetter.tell(language, known),
      claims.small.tell(language, small, () => small),
      claims.few.tell(language, known.people),
    ],
    footnotes: [
      texts.methods[method],
      leftOut > 0 ? modelResultTexts[language].leftOut(leftOut) : undefined,
      base.effective === undefined ? undefined : texts.weighted,
    ],
  });
}

interface Class extends Pick<FoundTree, 'root' | 'base' | 'classes'> {
  readonly known: Parameters<typeof decisionTreeClaims.partsMost.holds>[0];
  readonly name: string;
  readonly at: number;
  readonly leaves: readonly Leaf[];
}

/** Where a class is most at home. */
function richest({ root, base, classes, known, name, at, leaves }: Class, context: PresentContext): Told | undefined {
  const shareOf = ({ counts }: Leaf['node']) => counts[at]! / counts.reduce((sum, count) => sum + count, 0);
  const best = leaves.reduce((top, leaf) => (shareOf(leaf.node) > shareOf(top.node) ? leaf : top));
  const [share, all] = [shareOf(best.node), shareOf(root)];
  const leafPeople = Math.floor((best.node.people * (base.effective ?? base.people)) / base.people);
  const tests = leaves.length * Math.min(MOST_TOLD, classes.length);
  const leafP = Math.min(1, tests * normalTwoSided((share - all) / Math.sqrt((all * (1 - all)) / leafPeople)));
  const percent = (value: number) => formatNumber(percentFormat, percentOfShare(value), context.language);
  return decisionTreeClaims.richest.tell(context.language, { ...known, leafPeople, leafP }, () => ({
    name,
    rule: ruleText(best.path, context),
    people: best.node.people,
    percent: percent(share),
    all: percent(all),
  }));
}
