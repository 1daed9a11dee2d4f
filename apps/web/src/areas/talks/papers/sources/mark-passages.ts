export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
  /** The one that is looked for. */
  readonly isSought: boolean;
}

/** A text cut where passages stand in it letter for letter, each at every place; where two overlap, the one that begins first is marked. */
export function markPassages(text: string, passages: readonly string[], sought?: string): TextPart[] {
  const wanted = new Set([...(sought ? [sought] : []), ...passages].filter(one => one !== ''));
  const found = [...wanted].flatMap(passage => placesOf(text, passage).map(at => ({ at, passage })));
  // The sought one first: what lies over it must not hide it.
  found.sort((a, b) => Number(b.passage === sought) - Number(a.passage === sought) || a.at - b.at);
  const kept: { readonly at: number; readonly passage: string }[] = [];
  for (const one of found) if (!kept.some(other => doOverlap(one, other))) kept.push(one);
  kept.sort((a, b) => a.at - b.at);
  const parts: TextPart[] = [];
  let from = 0;
  for (const { at, passage } of kept) {
    parts.push({ text: text.slice(from, at), isMarked: false, isSought: false });
    parts.push({ text: passage, isMarked: true, isSought: passage === sought });
    from = at + passage.length;
  }
  return [...parts, { text: text.slice(from), isMarked: false, isSought: false }].filter(part => part.text !== '');
}

function placesOf(text: string, passage: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(passage); at >= 0; at = text.indexOf(passage, at + passage.length)) places.push(at);
  return places;
}

interface Placed {
  readonly at: number;
  readonly passage: string;
}

const doOverlap = (a: Placed, b: Placed): boolean => a.at < b.at + b.passage.length && b.at < a.at + a.passage.length;
