export interface Sentence {
  readonly start: number;
  readonly end: number;
}

const ENDS = /[。！？!?；;\n]+[”"’'」』）)]*|\.(?=\s|$)["”’)]*/g;
const LEAST_LETTERS = 8;
const MOST_LETTERS = 600;

/** Where the sentences of a text stand. What is too short says nothing, and what is too long is no sentence. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (const end of [...ends(text), text.length]) {
    const raw = text.slice(start, end);
    const from = start + raw.length - raw.trimStart().length;
    const to = from + raw.trim().length;
    if (to - from >= LEAST_LETTERS && to - from <= MOST_LETTERS) found.push({ start: from, end: to });
    start = end;
  }
  return found;
}

function* ends(text: string): Generator<number> {
  for (const match of text.matchAll(ENDS)) yield match.index + match[0].length;
}
