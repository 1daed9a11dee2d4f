const SIGNS = /[\p{P}\p{S}\p{Z}\p{C}\p{M}]+/gu;

/**
 * What is left of an answer when it only matters whether two say the same: one width, small letters, no signs, no accents, a letter said many times in a
 * row said twice. Latin words keep a space between them.
 *
 * @example
 * ['很好！！！', '很 好。', 'Soooo  GOOD :)'].map(text => normaliseAnswer(text)) // ['很好', '很好', 'soo good']
 */
export function normaliseAnswer(text: string): string {
  const spaced = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
  return spaced
    .replace(SIGNS, ' ')
    .replace(/ ?(\p{Script=Han}) ?/gu, '$1')
    .replace(/(.)\1{2,}/gu, '$1$1')
    .trim();
}
