import { findSlips, type WordsLanguage, withoutSlips } from '../src/index.ts';
import { readSlips } from './labels/read-slips.ts';

export interface SlipsScore {
  /** Of the slips that were found: those whose every letter is labelled. */
  readonly precision: number;
  /** Of the slips that are labelled: those whose every letter was found. */
  readonly recall: number;
  /** Of the sentences with a slip that was found whole: those whose rest is as labelled, signs and spaces too. */
  readonly readsWell: number;
  readonly wrong: readonly string[];
}

export function scoreSlips(lines: readonly string[], language: WordsLanguage): SlipsScore {
  let [found, right, labelled, met, whole, well] = [0, 0, 0, 0, 0, 0];
  const wrong: string[] = [];
  for (const line of lines) {
    const { text, rest, slips } = readSlips(line);
    const got = findSlips(text, language);
    const wanted = lettersOf(text, slips);
    const cut = lettersOf(text, got);
    const isRight = got.map(slip => isWithin(lettersOf(text, [slip]), wanted));
    const isMet = slips.map(slip => isWithin(lettersOf(text, [slip]), cut));
    found += got.length;
    right += isRight.filter(Boolean).length;
    labelled += slips.length;
    met += isMet.filter(Boolean).length;
    const left = withoutSlips(text, got).text;
    const isWell = left.toLowerCase() === rest.toLowerCase();
    if (slips.length > 0 && isWithin(wanted, cut) && isWithin(cut, wanted)) {
      whole++;
      if (isWell) well++;
    }
    if (!isWell) wrong.push(`${line} → ${left}`);
  }
  return { precision: right / found, recall: met / labelled, readsWell: well / whole, wrong };
}

function lettersOf(text: string, slips: readonly { readonly from: number; readonly to: number }[]): Set<number> {
  const places = new Set<number>();
  for (const { from, to } of slips)
    for (let at = from; at < to; at++) if (/[\p{L}\p{N}]/u.test(text.charAt(at))) places.add(at);
  return places;
}

const isWithin = (one: ReadonlySet<number>, other: ReadonlySet<number>) => [...one].every(place => other.has(place));
