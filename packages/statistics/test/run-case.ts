import * as statistics from '../src/index.ts';
import type { ReferenceCase } from './reference-case.ts';

type Statistic = (input: unknown) => unknown;

/** Calls the case's function by its name; a batch gives one result per call. */
export function runCase(reference: ReferenceCase): unknown {
  const { calls } = reference.input;
  if (reference.function === 'distributions') {
    const byName = statistics.distributions as Record<string, (...args: number[]) => number>;
    return { results: calls?.map(call => byName[call.fn ?? '']?.(...(call.args ?? []))) };
  }
  // The case names a function of this package.
  const statistic = (statistics as unknown as Record<string, Statistic>)[reference.function];
  if (!statistic) throw new Error(`not exported: ${reference.function}`);
  return calls ? { results: calls.map(call => statistic(call)) } : statistic(reference.input);
}
