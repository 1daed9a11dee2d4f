export type SlipKind = 'filler' | 'repeat' | 'false-start';

export interface Slip {
  readonly from: number;
  readonly to: number;
  readonly kind: SlipKind;
}

/** What one way of looking finds in a text, as a place from which to which it would be cut. */
export type SlipFinder = (text: string) => Iterable<{ readonly from: number; readonly to: number }>;

/** Texts are looked at sentence by sentence and each pattern is bounded; longer texts than a turn ever is are left as they are. */
export const MOST_LETTERS = 100_000;

/** Where the whole of a match stands, or one group of it. */
export function* placesOf(text: string, pattern: RegExp, group = 0): Generator<{ from: number; to: number }> {
  for (const match of text.matchAll(pattern)) {
    const place = match.indices?.[group];
    if (place && place[1] > place[0]) yield { from: place[0], to: place[1] };
  }
}
