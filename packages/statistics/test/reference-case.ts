import { readdirSync, readFileSync } from 'node:fs';

/** How a part of a result may differ from the reference: signs and orders that theory leaves free. */
export type CompareMode =
  | 'signColumns'
  | 'signPermuteColumns'
  | 'signPermuteColumnsPrefix'
  | 'permuteRows'
  | 'sorted'
  | 'partition'
  | 'prefix'
  | 'setOfSets'
  | 'tree'
  | 'upperBound'
  /** What another program adds and we may leave out. */
  | 'optional'
  | 'skip';

/** One computation on real data with its result as R gives it. */
export interface ReferenceCase {
  name: string;
  function: string;
  source: string;
  input: { calls?: { fn?: string; args?: number[] }[]; [field: string]: unknown };
  expected: unknown;
  tolerance: { abs: number; rel: number };
  compare?: Record<string, CompareMode>;
}

const folder = new URL('./cases/', import.meta.url);

export const referenceCaseNames: readonly string[] = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .map(file => file.slice(0, -'.json'.length))
  .sort();

export function getReferenceCase(name: string): ReferenceCase {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
}
