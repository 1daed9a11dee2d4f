import { percentileOfCounts } from '@wenshu/statistics';

/** Numbers from `from` up to, not including, `to`; of whole numbers and of a single one, `to` is the last that is in it. */
export interface NumberBand {
  readonly from: number;
  readonly to: number;
  readonly isClosed: boolean;
  readonly values: readonly number[];
}

const [FEWEST, MOST] = [5, 20];
const STEPS = [1, 2, 2.5, 5];

/**
 * Bands of a histogram: Freedman and Diaconis' width 2·IQR/∛n, for 5 to 20 bands, then the nearest round one, so that edges are round
 * too. Whole numbers have whole edges, and a band for each where there are few. None without numbers, or where they lie too far apart.
 */
export function bandsOfNumbers(
  /** Ascending. */
  values: readonly number[],
  weights: readonly number[],
): readonly NumberBand[] {
  const [least, most] = [values[0], values.at(-1)];
  if (least === undefined || most === undefined || !Number.isFinite(most - least)) return [];
  if (least === most) return [{ from: least, to: least, isClosed: true, values }];
  const isWhole = values.every(Number.isInteger);
  const step = stepOf(most - least, wantedBands(values, weights, most - least), isWhole);
  // Division leaves 0.3 / 0.1 just below 3.
  const placeOf = (value: number) => Math.floor(value / step + 1e-9);
  const first = placeOf(least);
  const bands = Array.from({ length: placeOf(most) - first + 1 }, (): number[] => []);
  for (const value of values) bands[placeOf(value) - first]!.push(value);
  return bands.map((held, place) => {
    const from = rounded((first + place) * step);
    const end = rounded((first + place + 1) * step);
    return { from, to: isWhole ? end - 1 : end, isClosed: isWhole, values: held };
  });
}

const rounded = (value: number) => Number(value.toPrecision(12));

function wantedBands(values: readonly number[], weights: readonly number[], span: number): number {
  const people = weights.reduce((sum, weight) => sum + weight, 0);
  const at = (p: number) => percentileOfCounts(values, weights, p) ?? 0;
  const width = people > 0 ? (2 * (at(0.75) - at(0.25))) / Math.cbrt(people) : 0;
  // Where half of all say the same there is no width to go by: Sturges' number of bands then.
  const wanted = width > 0 ? span / width : 1 + Math.log2(Math.max(1, people));
  return Math.min(MOST, Math.max(FEWEST, Math.ceil(wanted)));
}

/** The round width that comes nearest to as many bands. Two round widths lie at most a factor of 2 apart, so there always is one. */
function stepOf(span: number, wanted: number, isWhole: boolean): number {
  const magnitude = Math.floor(Math.log10(span / wanted));
  const round = [magnitude - 1, magnitude, magnitude + 1]
    .flatMap(power => STEPS.map(step => Number((step * 10 ** power).toPrecision(3))))
    .filter(step => !isWhole || (Number.isInteger(step) && step >= 1));
  // More than one too many would be more than 20: an edge in the middle of the first number's band adds one.
  const fitting = round.filter(step => span / step <= MOST - 1);
  const distance = (step: number) => Math.abs(Math.log(span / step / wanted));
  return fitting.reduce((best, step) => (distance(step) < distance(best) ? step : best), fitting[0] ?? span);
}
