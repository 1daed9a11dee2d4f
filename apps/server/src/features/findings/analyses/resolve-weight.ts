import type { DataVariable, Recipe } from '@wenshu/analysis';
import type { analysisCalls, CallData } from '@wenshu/api-contract';
import type { OpenDataSet } from '../data-set/index.ts';
import { type CheckedAnalysis, notPossible } from './check-analysis.ts';

export interface ResolvedWeight {
  /** The variable that every count weighs by. */
  readonly variable: string;
  /** What it is derived by. */
  readonly derived: Readonly<Record<string, Recipe>>;
  readonly weighting?: CallData<typeof analysisCalls.run>['weighting'];
}

/** How much each record counts, as a variable. Targets are met by all records that analyses count, before any filter. */
export async function resolveWeight(
  _dataSet: OpenDataSet,
  { analysis: { weight } }: CheckedAnalysis,
  _own: readonly DataVariable[],
  _signal: AbortSignal,
): Promise<ResolvedWeight | undefined> {
  if (!weight) return undefined;
  if (weight.by === 'variable') return { variable: weight.variable, derived: {} };
  throw notPossible({ word: 'weight-not-usable' }, 'weight');
}
