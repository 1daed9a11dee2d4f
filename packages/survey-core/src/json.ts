/** What a document is made of, so that storing and loading it changes nothing. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
