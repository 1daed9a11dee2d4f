import { Refusal } from '../../../refusal/refusal.ts';

const MOST_DEPTH = 60;

/** What is kept has a bound, in bytes and in depth: neither PostgreSQL nor a reader's page walks down without an end. */
export function requireSmall(value: unknown, mostBytes: number): void {
  if (isDeeper(value, MOST_DEPTH) || Buffer.byteLength(JSON.stringify(value)) > mostBytes)
    throw new Refusal('analysisContentTooLarge');
}

/** With a list of its own: what is sent may be nested deeper than the stack. */
export function isDeeper(value: unknown, most: number): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth === most) return true;
    for (const inner of Object.values(next.value)) open.push({ value: inner, depth: next.depth + 1 });
  }
  return false;
}
