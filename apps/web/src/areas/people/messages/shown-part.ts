/** P9.5: so many unread ones are seen, and so many more each time the list's end is reached. */
const FIRST = 8;
const MORE = 4;
/** P2.96: a short list says by itself that there are no more. */
const SAYS_NO_MORE_ABOVE = 5;

export const FIRST_SHOWN = FIRST;
export const READ_PAGE_SIZE = 8; // P9.4.

export const moreShown = (shown: number, total: number): number => Math.min(Math.max(total, FIRST), shown + MORE);

export function saysNoMore({ shown, total }: { readonly shown: number; readonly total: number }): boolean {
  return total > SAYS_NO_MORE_ABOVE && shown >= total;
}
