import { findHidden } from './find-hidden.ts';

/** What stands where a name or a number stood: a sign, which is no word. */
const MASK = '***';

/**
 * A text without what tells who somebody is.
 *
 * @example
 * maskHidden('王女士说请打13800138000') // '***女士说请打***'
 */
export function maskHidden(text: string): string {
  const hidden = findHidden(text);
  if (hidden.length === 0) return text;
  let [masked, from] = ['', 0];
  for (const { start, end } of hidden) {
    masked += text.slice(from, start) + MASK;
    from = end;
  }
  return masked + text.slice(from);
}
