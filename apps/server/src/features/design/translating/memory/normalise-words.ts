/** Whether it has a word at all: numbers, prices and signs alone are the same in every language. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** Alike: but for case, spaces, the width of signs, and a stop or question mark at the end. */
export function normaliseWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[~〜—–‒―-]+/g, '-')
    .replace(/\s+/g, '')
    .replace(/(?<=.)[。.?!:;,、]+$/u, '');
}
