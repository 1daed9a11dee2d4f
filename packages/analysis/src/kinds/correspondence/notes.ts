import { normalTwoSided } from '@wenshu/statistics';
import { correspondenceTexts } from '@wenshu/texts/findings/models/correspondence';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { peopleOf, togetherTested } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { alreadyPercent } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import { type ModelNotes, modelNotes, numberAs, percentFormat, pInWords } from '../model/plain-table.ts';
import { correspondenceClaims } from './claims.ts';
import type { FoundCorrespondence } from './found.ts';

const MOST_PAIRS = 3;

export function summaryNotes(found: FoundCorrespondence, context: PresentContext): ModelNotes {
  const { language } = context;
  const [texts, shared] = [correspondenceTexts[language], modelResultTexts[language]];
  const claims = correspondenceClaims;
  const { cumulativePercent, leftOut, base, totalInertia, categories } = found;
  const test = testOf(found);
  const shown = cumulativePercent[Math.min(1, cumulativePercent.length - 1)]!;
  const least = Math.min(categories.rows.length, categories.columns.length) - 1;
  const cramersV = Math.sqrt(totalInertia / Math.max(1, least));
  const known = { p: test.pValue, people: peopleOf(base), cramersV, shown };
  const percent = () => formatNumber(percentFormat, alreadyPercent(shown), language);
  const statistic = () => ({
    chiSquare: formatNumber(numberAs(2), test.value, language),
    df: String(test.df),
    p: pInWords(test.pValue, language),
  });
  const cells = cellsOf(found).map(cell => ({ ...cell, ...known }));
  // The clearest of those that are sure.
  const clearest = cells.filter(claims.together.holds).slice(0, MOST_PAIRS);
  return modelNotes({
    meaning: [
      claims.associated.tell(language, known, statistic),
      tellOf(claims.together, language, clearest, { known: cell => cell, name: texts.pair }),
      claims.mapShows.tell(language, known, percent),
    ],
    warnings: [
      claims.notAssociated.tell(language, known, statistic),
      claims.faint.tell(language, known, () => formatNumber(numberAs(2), cramersV, language)),
      claims.little.tell(language, known, percent),
      tellOf(claims.small, language, optionsOf(found), { known: ({ people }) => people, name: ({ label }) => label }),
    ],
    footnotes: [
      texts.near,
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

/** How far each cell is from what chance would have there, the farthest above it first. */
function cellsOf({ counts, categories, base }: FoundCorrespondence) {
  const { rows, columns, total } = totalsOf(counts);
  const scale = base.effective === undefined ? 1 : base.effective / total;
  const cells = counts.flatMap((row, at) =>
    row.map((count, column) => {
      const [rowShare, columnShare] = [rows[at]! / total, columns[column]! / total];
      const expected = total * rowShare * columnShare;
      const deviation = Math.sqrt(expected * (1 - rowShare) * (1 - columnShare));
      return {
        row: categories.rows[at]!.label,
        column: categories.columns[column]!.label,
        expected: scale * expected,
        residual: deviation > 0 ? (Math.sqrt(scale) * (count - expected)) / deviation : 0,
      };
    }),
  );
  const together = togetherTested(cells.map(({ residual }) => normalTwoSided(residual)));
  return cells.map((cell, at) => ({ ...cell, cellP: together[at]! })).sort((a, b) => b.residual - a.residual);
}

function optionsOf({ counts, categories }: FoundCorrespondence) {
  const totals = totalsOf(counts);
  return (['rows', 'columns'] as const).flatMap(side =>
    categories[side].map(({ label }, at) => ({ label, people: totals[side][at]! })),
  );
}

function totalsOf(counts: FoundCorrespondence['counts']) {
  const rows = counts.map(sum);
  return { rows, columns: counts[0]!.map((_, at) => sum(counts.map(row => row[at]!))), total: sum(rows) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
