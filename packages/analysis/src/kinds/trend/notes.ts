import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { trendTexts } from '@wenshu/texts/findings/models/trend';
import { togetherTested } from '../../claims/evidence.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { type ModelNotes, modelNotes } from '../model/plain-table.ts';
import { isChange, trendClaims } from './claims.ts';
import type { ComparisonOf, FoundTrend, TrendMeasure } from './found.ts';

/** What the change from one wave to another rests upon. */
export const evidenceOf = ({ effective }: TrendMeasure, { from, to, corrected }: ComparisonOf<number>) => ({
  p: corrected,
  people: Math.min(effective[from]!, effective[to]!),
});

export function trendNotes(
  { measures, untold, base }: FoundTrend,
  { language, variables }: PresentContext,
  nameOf: (measure: TrendMeasure) => string,
): ModelNotes {
  const texts = trendTexts[language];
  const { list } = modelResultTexts[language];
  const each = measures.flatMap(one => one.comparisons.map(two => ({ ...evidenceOf(one, two), own: two.p })));
  // The table corrects within a measure, as the reader looks at one; a sentence on all of them chose from all of them.
  const together = togetherTested(each.map(({ own }) => own));
  const compared = each.map(({ people }, at) => ({ people, p: together[at]! }));
  const unoffered = measures.filter(({ people, estimates }) => people.some((n, at) => n > 0 && estimates[at] === null));
  const { changed, nothing, notJudged, few, unoffered: lacking, untold: alone } = trendClaims;
  return modelNotes({
    meaning: [
      changed.tell(language, compared, () => ({ count: compared.filter(isChange).length, of: compared.length })),
      nothing.tell(language, compared),
      notJudged.tell(language, compared),
    ],
    warnings: [
      few.tell(
        language,
        measures.flatMap(({ people }) => people),
      ),
      lacking.tell(language, unoffered.length, () => list(unoffered.map(nameOf))),
      alone.tell(language, untold.length, () => list(untold.map(key => titleOf(variables.get(key), key, language)))),
    ],
    footnotes: [texts.signs, texts.tests, base.effective === undefined ? undefined : texts.weighted],
  });
}
