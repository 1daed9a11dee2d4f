/** What a document is made of, so that storing and loading it changes nothing. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of a record by a key from outside. Names such as "constructor" find nothing, and neither does what is no text: making one of it could throw. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined;
}

/**
 * An empty record to be filled with things under new ids. An engine remembers for small records which key came after which, and that costs
 * more than the rest where every key is new; a record that has lost a key it keeps as a table from the start, in half the time.
 */
export function emptyList<T>(): Record<string, T> {
  const list: { first?: T; second?: T } = { first: undefined as T, second: undefined as T };
  delete list.first;
  delete list.second;
  return list as Record<string, T>;
}

/** Things by their ids. Key by key: from a list of pairs it takes three times as long, and an edit may bring thousands. */
export function byId<T extends { readonly id: string }>(things: Iterable<T>): Record<string, T> {
  const list = emptyList<T>();
  for (const thing of things) list[thing.id] = thing;
  return list;
}

/** Whether nothing in it stands deeper than this many steps. */
export function isShallow(json: unknown, steps: number): boolean {
  if (typeof json !== 'object' || json === null) return true;
  for (const key in json)
    if (steps === 0 || !isShallow((json as Readonly<Record<string, unknown>>)[key], steps - 1)) return false;
  return true;
}

/** `T` where all that stands in it is JSON, else something that no value is. */
type Plain<T> = T extends Json | undefined
  ? T
  : T extends bigint | symbol | ((...args: never[]) => unknown)
    ? never
    : { readonly [K in keyof T]: Plain<T[K]> };

/** The same value as JSON. An interface has no index signature, so it is not taken for JSON by itself, though everything in it is. */
export function asJson<T extends object>(value: T & Plain<T>): Json {
  // Plain has looked at every property; the compiler cannot conclude from a mapped type that it has an index signature.
  return value as unknown as Json;
}
