import type { Piece, TurnText } from '@wenshu/transcripts';

/** A piece of a turn as it is shown. `at` is where it stands in the text that is left. */
export type ShownPiece =
  | { readonly is: 'text' | 'hit' | 'hit-now' | 'proposed' | 'added'; readonly at: number; readonly text: string }
  /** What was taken out, by its place among the cuts. */
  | { readonly is: 'cut'; readonly at: number; readonly text: string; readonly cut: number };

type Marked = 'proposed' | 'hit' | 'hit-now';

interface Shown {
  readonly showsCuts: boolean;
  readonly proposed: readonly Piece[];
  /** Where what is looked for stands, and which of them is looked at. */
  readonly hits: readonly { readonly at: number; readonly length: number }[];
  readonly hitNow: number | undefined;
}

/** A turn with what was cut, what would be, and what is looked for, in the order in which it is read. */
export function layTurn({ text, cuts }: TurnText, { showsCuts, proposed, hits, hitNow }: Shown): ShownPiece[] {
  const kinds: (Marked | undefined)[] = [];
  const edges = new Set([0, text.length]);
  const mark = (from: number, to: number, is: Marked) => {
    edges.add(from).add(to);
    for (let at = from; at < to; at++) kinds[at] = is;
  };
  for (const { from, to } of proposed) mark(from, to, 'proposed');
  for (const { at, length } of hits) mark(at, at + length, at === hitNow ? 'hit-now' : 'hit');
  if (showsCuts) for (const { at } of cuts) edges.add(at);
  const places = [...edges].filter(at => at <= text.length).sort((one, other) => one - other);
  const pieces: ShownPiece[] = [];
  for (const [place, from] of places.entries()) {
    for (const { to: end, now } of proposed)
      if (end === from && now !== '') pieces.push({ is: 'added', at: from, text: now });
    if (showsCuts)
      for (const [cut, { at, words }] of cuts.entries())
        if (at === from) pieces.push({ is: 'cut', at, text: words, cut });
    const to = places[place + 1] ?? from;
    const is = kinds[from] ?? 'text';
    if (to > from) pieces.push({ is, at: from, text: text.slice(from, to) });
  }
  return pieces;
}

/** Where words stand in a text, whatever the letters' case; one does not begin within another. */
export function placesOf(text: string, sought: string): { at: number; length: number }[] {
  if (sought === '') return [];
  const pattern = new RegExp(sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ at: index, length }));
}
