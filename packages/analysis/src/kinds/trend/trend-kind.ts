import { waveComparison } from '@wenshu/statistics';
import { KindRefusal } from '../kind.ts';
import { isTakenAsScore, type ModelRequest } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import { presentTrend } from './exhibits.ts';
import { trendForm } from './form.ts';
import type { FoundTrend, TrendMeasure } from './found.ts';

/** More nobody reads, and every two of them are compared. */
const MOST_WAVES = 24;
const MOST_MEASURES = 300;
export const TREND_CONFIDENCE = 0.95;

type Compare = 'previous' | 'first' | 'all';

interface Measured {
  readonly variable: string;
  readonly code: number | null;
  readonly values: Float64Array;
}

const trendModel: Model<FoundTrend> = {
  name: 'trend',
  form: trendForm,
  fit: (data, request) => {
    const measured = measuredIn(data, request);
    if (measured.length === 0) throw new KindRefusal({ word: 'empty', slot: 'measures' });
    if (measured.length > MOST_MEASURES)
      throw new KindRefusal({ word: 'too-many', slot: 'measures', most: MOST_MEASURES });
    const wave = data.column(request.slots.wave![0]!);
    const waves = wavesOf(data, request.slots.wave![0]!, wave);
    const compared = measured.map(one => compareWaves(data, one, { wave, waves }, request.options.compare as Compare));
    const told = compared.filter(one => one !== undefined);
    if (told.length === 0) throw new KindRefusal({ word: 'too-few-groups', slot: 'wave', least: 2, got: 1 });
    const isTold = new Set(told.map(({ variable }) => variable));
    return {
      waves: waves.map(code => ({ code, people: wave.filter(own => own === code).length })),
      measures: told,
      untold: [...new Set(measured.map(({ variable }) => variable))].filter(variable => !isTold.has(variable)),
      base: data.base(data.wholeRows([wave])),
    };
  },
  present: presentTrend,
};

export const trendKind = modelKind(trendModel);

function wavesOf(data: ModelData, key: string, column: Float64Array): readonly number[] {
  const had = new Set(data.weights ? column.filter((_, row) => data.weights![row]! > 0) : column);
  const waves = (data.variable(key).categories ?? []).map(({ code }) => code).filter(code => had.has(code));
  if (waves.length < 2) throw new KindRefusal({ word: 'too-few-groups', slot: 'wave', least: 2, got: waves.length });
  if (waves.length > MOST_WAVES) throw new KindRefusal({ word: 'too-many', slot: 'wave', most: MOST_WAVES });
  return waves;
}

/** A mean of what is a number or stands in an order, else the share of every option. */
function measuredIn(data: ModelData, { slots }: ModelRequest): readonly Measured[] {
  const shares = (variable: string, of: (code: number) => Float64Array): Measured[] =>
    (data.variable(variable).categories ?? [])
      .filter(({ code }) => !data.variable(variable).missing?.includes(code))
      .map(({ code }) => ({ variable, code, values: of(code) }));
  return [
    ...slots.measures!.flatMap((variable): Measured[] => {
      const values = data.column(variable);
      const known = data.variable(variable);
      const isNumber = known.kept === 'number' || (known.measure !== 'nominal' && !isTakenAsScore(known));
      if (isNumber) return [{ variable, code: null, values }];
      return shares(variable, code => values.map(value => (Number.isNaN(value) ? value : Number(value === code))));
    }),
    ...slots.sets!.flatMap(variable => shares(variable, code => data.chosen(variable, code))),
  ];
}

interface Waves {
  readonly wave: Float64Array;
  readonly waves: readonly number[];
}

/** The waves in which it was asked against each other; nothing where these are fewer than two. */
function compareWaves(
  { weights }: ModelData,
  { variable, code, values }: Measured,
  { wave, waves }: Waves,
  compare: Compare,
): TrendMeasure | undefined {
  const counts = (row: number) => !Number.isNaN(values[row]!) && (!weights || weights[row]! > 0);
  const people = waves.map(own => wave.reduce((sum, one, row) => sum + Number(one === own && counts(row)), 0));
  const asked = waves.flatMap((_, place) => (people[place]! > 0 ? [place] : []));
  if (asked.length < 2) return undefined;
  const isAsked = new Set(asked.map(place => waves[place]!));
  const rows = Array.from(wave.keys()).filter(row => isAsked.has(wave[row]!) && !Number.isNaN(values[row]!));
  const { measures } = waveComparison({
    waves: asked.map(place => String(waves[place])),
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
  const [found] = measures;
  return {
    ...{ variable, code, people },
    estimates: waves.map((_, place) => found!.waves[asked.indexOf(place)]?.estimate ?? null),
    comparisons: found!.comparisons.map(one => ({
      ...{ from: asked[one.a]!, to: asked[one.b]!, difference: one.difference, lower: one.ciLower, upper: one.ciUpper },
      ...{ p: one.pValue, corrected: one.pHolm },
    })),
  };
}
