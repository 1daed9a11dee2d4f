import { KindRefusal } from '../../kind/kind.ts';
import { isTakenAsScore, type ModelRequest } from '../model/form.ts';
import type { Model } from '../model/model.ts';
import type { ModelData } from '../model/model-data.ts';
import { modelKind } from '../model/model-kind.ts';
import { type Compare, compareWaves, type Measured } from './compare-waves.ts';
import { presentTrend } from './exhibits.ts';
import { trendForm } from './form.ts';
import type { FoundTrend } from './found.ts';

/** More nobody reads, and every two of them are compared. */
const MOST_WAVES = 24;
const MOST_MEASURES = 300;

const trendModel: Model<FoundTrend> = {
  name: 'trend',
  form: trendForm,
  fit: (data, request) => {
    const measured = measuredIn(data, request);
    if (measured.length === 0) throw new KindRefusal({ word: 'empty', slot: 'measures' });
    if (measured.length > MOST_MEASURES)
      throw new KindRefusal({ word: 'too-many', slot: 'measures', most: MOST_MEASURES });
    const [key] = request.slots.wave as readonly [string];
    const wave = data.column(key);
    const waves = wavesOf(data, key, wave);
    const compare = request.options.compare as Compare;
    const compared = measured.map(one => compareWaves(data, one, { key, wave, waves }, compare));
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
