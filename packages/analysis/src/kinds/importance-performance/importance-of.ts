import { correlation, type Num, relativeImportance } from '@wenshu/statistics';
import { KindRefusal } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';
import { statisticsInput } from '../model/statistics-input.ts';
import { meanOf } from './mean-of.ts';

/** Asked for, or derived from what moves an outcome. */
export type ImportanceBy = 'stated' | 'correlation' | 'relativeWeights';

type Derive = (data: ModelData, keys: readonly string[], outcome: string) => readonly Num[];

const derivers: Readonly<Record<Exclude<ImportanceBy, 'stated'>, Derive>> = {
  correlation: (data, keys, outcome) => correlationsOf(data, keys, outcome).coefficient[0]!.slice(1),
  // In per cent of what is explained, so that attributes compare.
  relativeWeights: (data, keys, outcome) => {
    const { variables: _, ...input } = statisticsInput(data, [outcome, ...keys]);
    const settings = { methods: ['relativeWeights'], missing: 'listwise' } as const;
    const { relativeWeights } = relativeImportance({ ...input, dependent: outcome, independents: keys, settings });
    return relativeWeights!.map(({ percent }) => percent);
  },
};

function correlationsOf(data: ModelData, keys: readonly string[], outcome: string) {
  const input = statisticsInput(data, [outcome, ...keys]);
  const settings = { methods: ['pearson'], missing: 'pairwise', partial: false } as const;
  return correlation({ ...input, settings }).pearson!;
}

/** Two people always lie on a line. */
const LEAST_PEOPLE = 3;

/** By attribute of the first slot; null where it cannot be told. */
export function importanceOf(
  data: ModelData,
  { slots, options }: ModelRequest,
): { readonly by: ImportanceBy; readonly importance: readonly Num[] } {
  const keys = slots.performance!;
  const stated = slots.importance ?? [];
  const [outcome] = slots.outcome ?? [];
  if (stated.length > 0) {
    if (stated.length < keys.length) throw new KindRefusal({ word: 'too-few', slot: 'importance', least: keys.length });
    if (stated.length > keys.length) throw new KindRefusal({ word: 'too-many', slot: 'importance', most: keys.length });
    return { by: 'stated', importance: stated.map(key => meanOf(data, key) ?? null) };
  }
  if (outcome === undefined) throw new KindRefusal({ word: 'empty', slot: 'outcome' });
  const got = data.wholeRows([data.column(outcome)]).length;
  if (got < LEAST_PEOPLE) throw new KindRefusal({ word: 'too-few-people', slot: 'outcome', least: LEAST_PEOPLE, got });
  const by = options.derivedBy as Exclude<ImportanceBy, 'stated'>;
  const importance = derivers[by](data, keys, outcome);
  if (importance.every(value => value === null))
    throw new KindRefusal({ word: 'constant', slot: 'outcome', variable: outcome });
  return { by, importance };
}

/** Which way each goes with the outcome, and whether it does at all, however its importance is derived: a relative weight has no sign. What people said themselves is not in question. */
export function relationsOf(
  data: ModelData,
  { slots }: ModelRequest,
): readonly { readonly correlation: Num; readonly pNone: Num }[] {
  const keys = slots.performance!;
  const [outcome] = slots.outcome ?? [];
  if ((slots.importance ?? []).length > 0 || outcome === undefined)
    return keys.map(() => ({ correlation: 1, pNone: 0 }));
  const { coefficient, pValue } = correlationsOf(data, keys, outcome);
  return keys.map((_, at) => ({ correlation: coefficient[0]![at + 1]!, pNone: pValue[0]![at + 1]! }));
}
