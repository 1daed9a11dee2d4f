import { readdirSync, readFileSync } from 'node:fs';
import type { Slack } from './tolerance.ts';

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
  | 'lowerBound'
  /** The reference holds a band, the result one number inside. */
  | 'between'
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
  tolerance: Slack;
  /** A tolerance of its own for a path and all that lies under it; of several the one with most steps wins. */
  tolerances?: Record<string, Slack>;
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
