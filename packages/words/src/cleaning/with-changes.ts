import type { TextChange } from './tidy-marks.ts';

/**
 * A text with changes made, such as those of `tidyMarks`, or some of them. They are in order and none reaches into the next.
 *
 * @example
 * withChanges('价格高,,还行', [{ from: 3, to: 5, text: '，' }]) // '价格高，还行'
 */
export function withChanges(text: string, changes: readonly TextChange[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const change of changes) {
    parts.push(text.slice(at, change.from), change.text);
    at = change.to;
  }
  return parts.join('') + text.slice(at);
}
