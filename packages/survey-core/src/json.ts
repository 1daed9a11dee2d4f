/** What a document is made of, so that storing and loading it changes nothing. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of a record by a key from outside. Names such as "constructor" find nothing, and neither does what is no text: making one of it could throw. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined;
}
