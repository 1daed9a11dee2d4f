import { attempt } from '@wenshu/statistics';
import { findThemes, type Themes } from '@wenshu/words';
import type { FoundThemes } from './found.ts';
import type { ReadTexts } from './read-texts.ts';

/** Parting more of them takes too long, and parts them no better. */
const MOST_PARTED = 2_000;
/** Enough to see which number parts them best. */
const MOST_TRIED = 200;
const LEAST_PARTED = 10;
const [FEWEST, MOST] = [2, 7];

/** Texts by what they are about, as a proposal; null where they are too few, or share too little. */
export function themesOf(
  { texts: all, recordIds, formsOf }: ReadTexts,
  weightOf: (place: number) => number,
  count: number | null,
): FoundThemes | null {
  const texts = all.slice(0, MOST_PARTED);
  const part = (some: readonly string[], themes: number) => {
    const weights = Float64Array.from(some, (_, place) => weightOf(place));
    // The language is that of each text, and its words are known.
    const found = attempt(() => findThemes(some, { language: 'zh', formsOf, themes, weights }));
    return 'value' in found ? found.value : undefined;
  };
  if (texts.length < LEAST_PARTED) return null;
  const found = part(texts, count ?? proposeCount(themes => part(texts.slice(0, MOST_TRIED), themes)));
  if (!found) return null;
  const shown = found.themes.filter(({ places }) => places.length > 0);
  if (shown.length < 2) return null;
  return {
    cohesion: found.cohesion,
    read: texts.length,
    without: found.without.length,
    isProposed: count === null,
    themes: shown.map(({ words, places, share, typical }) => ({
      words: words.slice(0, 8).map(({ form }) => form),
      texts: places.length,
      share,
      typical: distinct(typical, texts).map(place => ({ text: texts[place]!, recordId: recordIds[place]! })),
    })),
  };
}

/** Where one more theme begins to gain less than before: the bend of the line of cohesion. */
function proposeCount(part: (themes: number) => Themes | undefined): number {
  const cohesions: number[] = [];
  for (let themes = FEWEST; themes <= MOST; themes++) {
    const found = part(themes);
    if (!found) break;
    cohesions.push(found.cohesion);
  }
  let [best, sharpest] = [FEWEST, Number.NEGATIVE_INFINITY];
  for (let at = 1; at < cohesions.length - 1; at++) {
    const bend = 2 * cohesions[at]! - cohesions[at - 1]! - cohesions[at + 1]!;
    if (bend > sharpest) [best, sharpest] = [FEWEST + at, bend];
  }
  return best;
}

/** The same sentence twice tells nothing more. */
function distinct(places: readonly number[], texts: readonly string[]): readonly number[] {
  const said = new Set<string>();
  return places.filter(place => {
    const text = texts[place]!;
    const isNew = !said.has(text);
    said.add(text);
    return isNew;
  });
}
