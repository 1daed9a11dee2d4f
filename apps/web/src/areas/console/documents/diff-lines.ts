/** A line of a text that was changed: in both, only in the new one, or only in the old one. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** What must be compared grows with the product of both: beyond this nobody waits for it. */
const MOST_CELLS = 4_000_000;

/** Which lines were added and removed, as few as can be; undefined where too much differs to work it out. */
export function diffLines(before: string, after: string): DiffLine[] | undefined {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const head = countSame(old, now);
  const tail = countSame(old.slice(head).toReversed(), now.slice(head).toReversed());
  const [a, b] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
  if (a.length * b.length > MOST_CELLS) return undefined;
  const same = (lines: readonly string[]) => lines.map(text => ({ kind: 'same' as const, text }));
  return [...same(old.slice(0, head)), ...diffMiddle(a, b), ...same(old.slice(old.length - tail))];
}

function countSame(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
}

/** By the longest sequence of lines that both have. */
function diffMiddle(a: readonly string[], b: readonly string[]): DiffLine[] {
  const wide = b.length + 1;
  // At [i, j]: how many lines the rests of both, from i and from j on, have in common at most.
  const common = new Uint32Array((a.length + 1) * wide);
  const at = (i: number, j: number) => common[i * wide + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * wide + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i]! });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: a[i]! });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: b[j]! });
      j += 1;
    }
  }
  return lines;
}

/** Lines around a change, and how many same ones were left out between them. */
export type ShownLine = DiffLine | { readonly kind: 'left-out'; readonly count: number };

/** What has changed, with so many lines around it. */
export function nearChanges(lines: readonly DiffLine[], around = 2): ShownLine[] {
  const isNear = (place: number) =>
    lines.slice(Math.max(0, place - around), place + around + 1).some(({ kind }) => kind !== 'same');
  const shown: ShownLine[] = [];
  for (const [place, line] of lines.entries()) {
    const last = shown.at(-1);
    if (isNear(place)) shown.push(line);
    else if (last?.kind === 'left-out') shown[shown.length - 1] = { kind: 'left-out', count: last.count + 1 };
    else shown.push({ kind: 'left-out', count: 1 });
  }
  return shown;
}
