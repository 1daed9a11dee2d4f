import { adjustPValues, distributions } from '@wenshu/statistics';

export { LEAST_TO_SPEAK } from './least-to-speak.ts';

/** What a model's sentences call more than chance. */
export const MODEL_ALPHA = 0.05;

interface PeopleBehind {
  readonly people: number;
  readonly effective?: number | undefined;
}

/** How many people stand behind a sentence: with weights what they are worth. */
export const peopleOf = ({ people, effective }: PeopleBehind): number => Math.floor(effective ?? people);

/** Of R² with so many predictors: how often chance alone explains as much. 1 where nothing is left to judge by. */
export function chanceOfRSquared(rSquared: number, predictors: number, people: number): number {
  const residual = people - predictors - 1;
  if (!(residual > 0) || !(rSquared > 0)) return 1;
  if (rSquared >= 1) return 0;
  return distributions.fSf(rSquared / predictors / ((1 - rSquared) / residual), predictors, residual);
}

/** How often chance alone makes a correlation as strong, either way (t test). */
export function chanceOfCorrelation(r: number, people: number): number {
  const df = people - 2;
  if (!(df > 0)) return 1;
  if (Math.abs(r) >= 1) return 0;
  return 2 * distributions.tSf(Math.abs(r) * Math.sqrt(df / (1 - r * r)), df);
}

/** How often chance alone brings a correlation so far below a limit that it is in truth (Fisher's z, one-sided). */
export function chanceBelow(r: number, limit: number, people: number): number {
  if (!(people > 3)) return 1;
  return distributions.normalCdf((Math.atanh(clamped(r)) - Math.atanh(limit)) * Math.sqrt(people - 3));
}

/** How often chance alone makes a mean differ so much (t test, two-sided). 1 where there is no error to measure it by. */
export function chanceOfMean(difference: number, standardError: number, people: number): number {
  if (!(standardError > 0) || !(people > 1)) return 1;
  return 2 * distributions.tSf(Math.abs(difference) / standardError, people - 1);
}

/** Several tests that one sentence chooses from (Holm); what could not be tested is no evidence. */
export function togetherTested(pValues: readonly (number | null)[]): readonly number[] {
  const tested = pValues.filter(p => p !== null);
  const { holm } = adjustPValues(tested);
  let next = 0;
  return pValues.map(p => (p === null ? 1 : holm[next++]!));
}

const clamped = (r: number) => Math.min(0.999_999, Math.max(-0.999_999, r));
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
