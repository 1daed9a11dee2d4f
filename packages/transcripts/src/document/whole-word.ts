const LETTER = /[\p{Script=Latin}\p{N}]/u;

/** A pattern for words as they are written: Latin ones stand alone, Chinese ones wherever their signs stand. */
export function wholeWord(word: string): string {
  const escaped = word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  const before = LETTER.test(word[0]!) ? '(?<![\\p{Script=Latin}\\p{N}])' : '';
  const behind = LETTER.test(word.at(-1)!) ? '(?![\\p{Script=Latin}\\p{N}])' : '';
  return before + escaped + behind;
}
