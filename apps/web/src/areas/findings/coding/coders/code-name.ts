import { codeName } from '../frame-tree.ts';

/** A code that is gone has its number. */
export function nameOfCode(
  codes: readonly { readonly code: number; readonly zh: string; readonly en: string }[],
  code: number,
): string {
  const found = codes.find(one => one.code === code);
  return found ? codeName(found) : `#${code}`;
}
