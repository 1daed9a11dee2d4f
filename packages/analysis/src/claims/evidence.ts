import { distributions } from '@wenshu/statistics';

/** Fewer people than this are shown with an asterisk, and nothing is concluded from them. */
export const LEAST_TO_SPEAK = 30;
/** What a model's sentences call more than chance. */
export const MODEL_ALPHA = 0.05;

/** Of R² with so many predictors: how often chance alone explains as much. 1 where nothing is left to judge by. */
export function chanceOfRSquared(rSquared: number, predictors: number, people: number): number {
  const residual = people - predictors - 1;
  if (!(residual > 0) || !(rSquared > 0)) return 1;
  if (rSquared >= 1) return 0;
  return distributions.fSf(rSquared / predictors / ((1 - rSquared) / residual), predictors, residual);
}

/** Of a table of (effective) counts: how often chance alone parts its rows as far (χ²). 1 where nothing can differ. */
export function chanceOfCounts(counts: readonly (readonly number[])[]): number {
  const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);
  const [rows, whole] = [counts.map(sum), sum(counts.map(sum))];
  const columns = (counts[0] ?? []).map((_, at) => sum(counts.map(row => row[at]!)));
  const df = (rows.filter(row => row > 0).length - 1) * (columns.filter(column => column > 0).length - 1);
  if (!(df > 0)) return 1;
  const cells = counts.flatMap((row, i) =>
    row.map((count, j) => {
      const expected = (rows[i]! * columns[j]!) / whole;
      return expected > 0 ? (count - expected) ** 2 / expected : 0;
    }),
  );
  return distributions.chiSquareSf(sum(cells), df);
}
