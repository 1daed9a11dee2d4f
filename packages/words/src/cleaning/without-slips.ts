import type { Slip } from './slip.ts';

export interface WithoutSlips {
  readonly text: string;
  /** In the order of the slips: the place in `text` at which each was cut, and what stood there. */
  readonly cuts: readonly { readonly at: number; readonly text: string }[];
}

/**
 * A text without its slips, and where each stood. Where the beginning of a sentence was cut, what is the beginning now has the capital letter.
 *
 * @example
 * withoutSlips('Um, the app, uh, crashes.', [{ from: 0, to: 4, kind: 'filler' }, { from: 11, to: 16, kind: 'filler' }]) // { text: 'The app crashes.', cuts: [{ at: 0, text: 'Um, ' }, { at: 7, text: ', uh,' }] }
 */
export function withoutSlips(text: string, slips: readonly Slip[]): WithoutSlips {
  const cuts: { at: number; text: string }[] = [];
  let kept = '';
  let at = 0;
  let isCapital = false;
  const keep = (part: string) => {
    kept += isCapital ? part.charAt(0).toUpperCase() + part.slice(1) : part;
    if (part !== '') isCapital = false;
  };
  for (const { from, to } of slips) {
    keep(text.slice(at, from));
    const cut = text.slice(from, to);
    cuts.push({ at: kept.length, text: cut });
    isCapital ||= /^\p{Lu}/u.test(cut) && /(?:^|[。.!?…]["”’]?\s*)$/u.test(kept);
    at = to;
  }
  keep(text.slice(at));
  return { text: kept, cuts };
}
