import { correspondenceTexts } from '@wenshu/texts/findings/models/correspondence';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import { type ModelNotes, modelNotes, numberAs, percentFormat, pInWords } from '../model/plain-table.ts';
import type { FoundCorrespondence } from './found.ts';

const MOST_PAIRS = 3;
/** Standardised residuals beyond are seldom chance. */
const CLEAR_RESIDUAL = 2;
/** Less on the map, and distances on it mislead. */
const LEAST_SHOWN = 60;
const SMALL_CATEGORY = 5;

export function summaryNotes(found: FoundCorrespondence, context: PresentContext): ModelNotes {
  const { language } = context;
  const [texts, shared] = [correspondenceTexts[language], modelResultTexts[language]];
  const { cumulativePercent, leftOut, base, counts, categories } = found;
  const test = testOf(found);
  const shown = cumulativePercent[Math.min(1, cumulativePercent.length - 1)]!;
  const percent = formatNumber(percentFormat, alreadyPercent(shown), language);
  const pairs = pairsOf(found).map(([row, column]) => texts.pair({ row, column }));
  const totals = {
    rows: counts.map(row => sum(row)),
    columns: counts[0]!.map((_, at) => sum(counts.map(row => row[at]!))),
  };
  const small = (['rows', 'columns'] as const).flatMap(side =>
    categories[side].filter((_, at) => totals[side][at]! < SMALL_CATEGORY).map(({ label }) => label),
  );
  const statistic = {
    chiSquare: formatNumber(numberAs(2), test.value, language),
    ...{ df: String(test.df), p: pInWords(test.pValue, language) },
  };
  const isFound = test.pValue < 0.05;
  return modelNotes({
    meaning: [
      isFound ? texts.associated(statistic) : undefined,
      isFound && pairs.length > 0 ? texts.together(shared.list(pairs)) : undefined,
      texts.mapShows(percent),
      texts.near,
    ],
    warnings: [
      isFound ? undefined : texts.notAssociated(statistic),
      shown < LEAST_SHOWN ? texts.little(percent) : undefined,
      small.length > 0 ? texts.small(shared.list(small)) : undefined,
    ],
    footnotes: [
      base.effective === undefined ? undefined : texts.onEffective,
      leftOut > 0 ? shared.leftOut(leftOut) : undefined,
    ],
  });
}

/** With weights on the effective base: what is weighted up is no more people. */
export function testOf(found: FoundCorrespondence): { value: number; df: number; pValue: number } {
  const { chiSquare, df, pValue } = found;
  return found.effectiveChiSquare ?? { value: chiSquare, df, pValue };
}

/** What was chosen together more often than chance has it, the clearest first. */
function pairsOf({ counts, categories }: FoundCorrespondence): readonly (readonly [string, string])[] {
  const rowTotals = counts.map(row => sum(row));
  const columnTotals = counts[0]!.map((_, at) => sum(counts.map(row => row[at]!)));
  const total = sum(rowTotals);
  return counts
    .flatMap((row, at) =>
      row.map((count, column) => {
        const expected = (rowTotals[at]! * columnTotals[column]!) / total;
        return { at, column, residual: (count - expected) / Math.sqrt(expected) };
      }),
    )
    .filter(({ residual }) => residual >= CLEAR_RESIDUAL)
    .sort((a, b) => b.residual - a.residual)
    .slice(0, MOST_PAIRS)
    .map(({ at, column }) => [categories.rows[at]!.label, categories.columns[column]!.label]);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
