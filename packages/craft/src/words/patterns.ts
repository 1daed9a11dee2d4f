/** A list of words of English as one pattern: whole words, either case. */
export const words = (...list: readonly string[]) => new RegExp(String.raw`\b(?:${list.join('|')})\b`, 'i');
/** The same of Chinese, which has no spaces. */
export const phrases = (...list: readonly string[]) => new RegExp(`(?:${list.join('|')})`);
