export interface DiffPart {
  readonly text: string;
  readonly isSame: boolean;
}

/** Beyond this many words two texts are shown whole: nobody reads a hundred marked fragments, and the table grows with the square. */
const MOST_WORDS = 600;

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'word' }) : undefined;

/** Chinese has words without blanks between them; where the browser cannot find them, each character is one. */
function wordsOf(text: string): string[] {
  if (segmenter) return [...segmenter.segment(text)].map(({ segment }) => segment);
  return text.match(/[\p{L}\p{N}]+(?<!\p{Script=Han})|\s+|./gsu) ?? [];
}

/** What two texts share, word by word, and what each has alone: the longest common run of words stays unmarked. */
export function diffWords(mine: string, theirs: string): { readonly mine: DiffPart[]; readonly theirs: DiffPart[] } {
  const [a, b] = [wordsOf(mine), wordsOf(theirs)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return { mine: [{ text: mine, isSame: true }], theirs: [{ text: theirs, isSame: true }] };
  // length[i][j]: the longest run that the words from i and from j on have in common.
  const length = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      length[i]![j] = a[i] === b[j] ? length[i + 1]![j + 1]! + 1 : Math.max(length[i + 1]![j]!, length[i]![j + 1]!);
  const parts = { mine: [] as DiffPart[], theirs: [] as DiffPart[] };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(parts.mine, a[i]!, true);
      add(parts.theirs, b[j]!, true);
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && length[i + 1]![j]! >= length[i]![j + 1]!))
      add(parts.mine, a[i++]!, false);
    else add(parts.theirs, b[j++]!, false);
  }
  return { mine: withoutGaps(parts.mine), theirs: withoutGaps(parts.theirs) };
}

/** A blank between two marked words is marked along: three changed words are one change to the eye. */
function withoutGaps(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  for (const [at, { text, isSame }] of parts.entries()) {
    const isGap = isSame && text.trim() === '' && at > 0 && at < parts.length - 1;
    add(joined, text, isSame && !isGap);
  }
  return joined;
}

function add(parts: DiffPart[], text: string, isSame: boolean): void {
  const last = parts.at(-1);
  if (last?.isSame === isSame) parts[parts.length - 1] = { text: last.text + text, isSame };
  else parts.push({ text, isSame });
}
