import { areaOf } from './area-of.ts';
import type { Mutation } from './find-mutations.ts';

export interface MutationOf extends Mutation {
  readonly path: string;
}

/** The same for the same seed, on every machine. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many, as far as there are: from every area in turn, from its files in turn, and of a file's kinds of breaks in turn, else long files and common kinds would take all. */
export function chooseMutations(all: readonly MutationOf[], most: number, seed: number): readonly MutationOf[] {
  const next = numbersFrom(seed);
  const inTurn = (mutations: readonly MutationOf[], keys: readonly ((one: MutationOf) => string)[]): MutationOf[] => {
    const [key, ...others] = keys;
    if (!key) return shuffle(mutations, next);
    const groups = groupBy(mutations, key);
    const queues = shuffle([...groups.keys()].sort(), next).map(name => inTurn(groups.get(name)!, others));
    const longest = Math.max(0, ...queues.map(({ length }) => length));
    return Array.from({ length: longest }, (_, turn) => queues.flatMap(queue => queue[turn] ?? [])).flat();
  };
  return inTurn(all, [one => areaOf(one.path), one => one.path, one => one.kind]).slice(0, most);
}

export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const known = groups.get(keyOf(value));
    if (known) known.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

function shuffle<T>(values: readonly T[], next: () => number): T[] {
  const mixed = [...values];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
