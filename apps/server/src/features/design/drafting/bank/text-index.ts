/** A text as it is looked for: each of its parts with how much a word in it says. */
export interface IndexedText {
  readonly parts: readonly { readonly tokens: readonly string[]; readonly weight: number }[];
}

export interface TextIndex<T> {
  /** Best first; a score is a cosine, 0 to 1, and what shares no word is not there. */
  find(tokens: readonly string[]): { readonly one: T; readonly score: number }[];
  /** How rare a token is; 0 for one that stands nowhere. */
  weightOf(token: string): number;
}

/** TF-IDF over a fixed list of texts: rare words count more, and a word that stands often in a text not much more than once. */
export function indexTexts<T>(list: readonly T[], textOf: (one: T) => IndexedText): TextIndex<T> {
  const counts = list.map(one => countTokens(textOf(one)));
  const documents = new Map<string, number>();
  for (const count of counts) for (const token of count.keys()) documents.set(token, (documents.get(token) ?? 0) + 1);
  const idf = (token: string) => {
    const seen = documents.get(token);
    return seen === undefined ? 0 : Math.log(1 + list.length / seen);
  };
  const postings = new Map<string, { place: number; value: number }[]>();
  counts.forEach((count, place) => {
    const values = [...count].map(([token, weight]) => [token, (1 + Math.log(weight)) * idf(token)] as const);
    const norm = Math.hypot(...values.map(([, value]) => value));
    for (const [token, value] of values) {
      const posting = { place, value: value / norm };
      const known = postings.get(token);
      // Of thousands of texts a common word stands in most: a list copied for each of them is a list copied too often.
      if (known) known.push(posting);
      else postings.set(token, [posting]);
    }
  });
  return { weightOf: idf, find };

  function find(tokens: readonly string[]) {
    const asked = [...new Set(tokens)].map(token => [token, idf(token)] as const).filter(([, value]) => value > 0);
    const norm = Math.hypot(...asked.map(([, value]) => value));
    const scores = new Map<number, number>();
    for (const [token, value] of asked)
      for (const one of postings.get(token) ?? [])
        scores.set(one.place, (scores.get(one.place) ?? 0) + (one.value * value) / norm);
    return [...scores]
      .map(([place, score]) => ({ one: list[place]!, score, place }))
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .map(({ one, score }) => ({ one, score }));
  }
}

/** A token counts at least once wherever it stands, so that its logarithm is none below 0. */
function countTokens({ parts }: IndexedText): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens, weight } of parts)
    for (const token of new Set(tokens)) counts.set(token, (counts.get(token) ?? 1) + weight);
  return counts;
}
