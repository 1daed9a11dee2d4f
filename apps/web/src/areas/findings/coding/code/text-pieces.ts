/** Something said of some letters of a text. */
export interface Stretch<Note> {
  readonly from: number;
  readonly to: number;
  readonly note: Note;
}

export interface TextPiece<Note> {
  readonly from: number;
  readonly text: string;
  readonly notes: readonly Note[];
}

/** A text cut wherever something begins or ends to be said of it, so that what overlaps is drawn as well. */
export function textPieces<Note>(text: string, stretches: readonly Stretch<Note>[]): readonly TextPiece<Note>[] {
  const within = stretches.filter(({ from, to }) => from < to && to <= text.length);
  const cuts = [...new Set([0, text.length, ...within.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((from, at) => ({
    from,
    text: text.slice(from, cuts[at + 1]),
    notes: within.filter(one => one.from <= from && from < one.to).map(({ note }) => note),
  }));
}

/** The words of a text, without what stands between them: where keys select. */
export function wordsOf(text: string): readonly { readonly from: number; readonly to: number }[] {
  const cut = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...cut].flatMap(({ index, segment, isWordLike }) =>
    isWordLike ? [{ from: index, to: index + segment.length }] : [],
  );
}
