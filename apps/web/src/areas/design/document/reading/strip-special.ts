export const DEFAULT_MAX = 255;

/** For names: punctuation and white space are taken out, and what is longer than the limit is cut and said (S5.58, S5.59). */
export function stripSpecial(text: string, max = DEFAULT_MAX): { readonly text: string; readonly isTooLong: boolean } {
  const kept = [...text.replace(/[^\p{L}\p{M}\p{N}_]/gu, '')];
  return { text: kept.slice(0, max).join(''), isTooLong: kept.length > max };
}
