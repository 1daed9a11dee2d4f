import { isRecord } from '../json.ts';

/** Names that a plain record seems to have although nobody put them there. */
export const HOSTILE_NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'] as const;

/** An input once for every text and every key in it, each time with a hostile name there instead. */
export function* everyMutation(input: unknown): Iterable<unknown> {
  for (const name of HOSTILE_NAMES) yield* mutationsWith(input, name);
}

function* mutationsWith(value: unknown, name: string): Iterable<unknown> {
  if (typeof value === 'string') yield name;
  else if (Array.isArray(value)) {
    for (const [at, inner] of value.entries())
      for (const mutated of mutationsWith(inner, name)) yield value.with(at, mutated);
  } else if (isRecord(value)) {
    const entries = Object.entries(value);
    for (const [at, [key, inner]] of entries.entries()) {
      // Entries, not assignments: "__proto__" shall be a key like any other, as it is after reading JSON.
      yield Object.fromEntries(entries.with(at, [name, inner]));
      for (const mutated of mutationsWith(inner, name)) yield Object.fromEntries(entries.with(at, [key, mutated]));
    }
  }
}
