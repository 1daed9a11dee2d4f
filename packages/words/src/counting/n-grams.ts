import type { CutWord } from '../cutting/cut-words.ts';

export interface WordRun {
  /** The forms, with a space between Latin ones. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

const LATIN_END = /[\p{Script=Latin}\p{N}]$/u;
const LATIN_START = /^[\p{Script=Latin}\p{N}]/u;

/** Words as they are written together: Latin ones with a space, Chinese ones without. */
export function joinForms(forms: readonly string[]): string {
  return forms.reduce(
    (joined, form) => (LATIN_END.test(joined) && LATIN_START.test(form) ? `${joined} ${form}` : joined + form),
    '',
  );
}

/**
 * Every run of `size` neighbouring words. A sign between two words parts them: "慢，服务" is no phrase.
 *
 * @example
 * nGrams(cutWords('too slow, too dear', 'en'), 2).map(run => run.form) // ['too slow', 'too dear']
 */
export function nGrams(words: readonly CutWord[], size: number): WordRun[] {
  const runs: WordRun[] = [];
  for (let from = 0; from + size <= words.length; from++) {
    const run = words.slice(from, from + size);
    if (run.some(({ kind }) => kind === 'sign' || kind === 'emoji')) continue;
    runs.push({ form: joinForms(run.map(({ form }) => form)), start: run[0]!.start, end: run.at(-1)!.end });
  }
  return runs;
}
