import { type WaveComparisonResult, waveComparison } from '@wenshu/statistics';
import { WAVE_QUESTION } from '@wenshu/survey-core';
import { wasOffered } from '../../data-set/offered.ts';
import { percentOfShare, pointsOfShares } from '../../exhibit/units.ts';
import type { ModelData } from '../model/model-data.ts';
import type { TrendMeasure } from './found.ts';

const TREND_CONFIDENCE = 0.95;

export type Compare = 'previous' | 'first' | 'all';

export interface Measured {
  readonly variable: string;
  /** Of a share the option; of a mean nothing. */
  readonly code: number | null;
  /** Of a share 1 or 0; NaN of whoever was not asked. */
  readonly values: Float64Array;
}

interface Waves {
  /** The variable that says them. */
  readonly key: string;
  readonly wave: Float64Array;
  readonly waves: readonly number[];
}

type ComparedMeasure = WaveComparisonResult['measures'][number];

/** The waves that have it against each other; nothing where it was asked in fewer than two. */
export function compareWaves(
  data: ModelData,
  measured: Measured,
  of: Waves,
  compare: Compare,
): TrendMeasure | undefined {
  const { variable, code, values } = measured;
  const people = of.waves.map((_, place) => countIn(data, measured, of, place, value => !Number.isNaN(value)));
  const asked = of.waves.flatMap((_, place) => (people[place]! > 0 ? [place] : []));
  if (asked.length < 2) return undefined;
  const had = code === null ? asked : offeredIn(data, measured, of, asked);
  const found = had.length < 2 ? undefined : compared(data, { ...measured, values }, of, had, compare);
  const at = (place: number) => found?.waves[had.indexOf(place)];
  const effective = of.waves.map((_, place) => at(place)?.effectiveN ?? 0);
  const comparisons = (found?.comparisons ?? []).map(one => ({
    from: had[one.a]!,
    to: had[one.b]!,
    p: one.pValue,
    corrected: one.pHolm,
    difference: one.difference,
    lower: one.ciLower,
    upper: one.ciUpper,
  }));
  const estimates = of.waves.map((_, place) => at(place)?.estimate ?? aloneIn(data, measured, of, had, place));
  if (code === null) return { variable, code, people, effective, estimates, comparisons };
  return {
    variable,
    code,
    people,
    effective,
    estimates: estimates.map(share => percentOfShare(share)),
    comparisons: comparisons.map(one => ({
      ...one,
      difference: pointsOfShares(one.difference),
      lower: pointsOfShares(one.lower),
      upper: pointsOfShares(one.upper),
    })),
  };
}

/**
 * "Rose from 0 %" would be a claim about people who never saw the option. Data of several waves knows what each of them offered; where it
 * was made before that was kept, an option that nobody of a wave chose and others did was most likely not there. People of one wave, by
 * whatever they are told apart, were all asked the same.
 */
function offeredIn(data: ModelData, measured: Measured, of: Waves, asked: readonly number[]): readonly number[] {
  if (of.key !== WAVE_QUESTION) return asked;
  const known = data.variable(measured.variable);
  if (known.notOffered)
    return asked.filter(place => wasOffered(known, { variable: of.key, code: of.waves[place]! }, measured.code!));
  const chosen = asked.filter(place => countIn(data, measured, of, place, value => value === 1) > 0);
  return chosen.length === 0 ? asked : chosen;
}

/** The share in the only wave that has it. */
function aloneIn(data: ModelData, measured: Measured, of: Waves, had: readonly number[], place: number): number | null {
  if (had.length !== 1 || had[0] !== place) return null;
  const [hits, whole] = [1, 0].map(least => weightIn(data, measured, of, place, value => value >= least)) as [
    number,
    number,
  ];
  return whole > 0 ? hits / whole : null;
}

const isOf = ({ weights }: ModelData, { wave, waves }: Waves, place: number, row: number) =>
  wave[row] === waves[place] && (!weights || weights[row]! > 0);

function countIn(data: ModelData, { values }: Measured, of: Waves, place: number, test: (value: number) => boolean) {
  return values.reduce((sum, value, row) => sum + Number(isOf(data, of, place, row) && test(value)), 0);
}

function weightIn(data: ModelData, { values }: Measured, of: Waves, place: number, test: (value: number) => boolean) {
  const weightOf = (row: number) => data.weights?.[row] ?? 1;
  return values.reduce((sum, value, row) => sum + (isOf(data, of, place, row) && test(value) ? weightOf(row) : 0), 0);
}

function compared(
  { weights }: ModelData,
  { variable, code, values }: Measured,
  { wave, waves }: Waves,
  had: readonly number[],
  compare: Compare,
): ComparedMeasure {
  const isHad = new Set(had.map(place => waves[place]!));
  const rows = Array.from(wave.keys()).filter(row => isHad.has(wave[row]!) && !Number.isNaN(values[row]!));
  const { measures } = waveComparison({
    waves: had.map(place => String(waves[place])),
    wave: rows.map(row => String(wave[row])),
    measures: [
      {
        name: variable,
        type: code === null ? 'mean' : 'proportion',
        values: Float64Array.from(rows, row => values[row]!),
      },
    ],
    ...(weights && { weights: Float64Array.from(rows, row => weights[row]!) }),
    settings: { compare, family: 'measure', confidence: TREND_CONFIDENCE },
  });
  return measures[0]!;
}
