import type { CutReason, Piece, TalkLanguage, Turn } from '@wenshu/transcripts';
import { findSlips, tidyMarks } from '@wenshu/words';
import type { ProposedCuts } from '../open/desk-view.ts';

/** What cleaning looks for; words that a person replaced are no matter of it. */
export const cleanedKinds = ['filler', 'repeat', 'false-start', 'marks'] as const satisfies readonly CutReason[];
export type CleanedKind = (typeof cleanedKinds)[number];

/** What would be cut in a turn, by kinds; where two meet, words come before marks. In the order of the text. */
export function cutsOf(text: string, language: TalkLanguage, kinds: ReadonlySet<CleanedKind>): Piece[] {
  const slips: Piece[] = findSlips(text, language)
    .filter(({ kind }) => kinds.has(kind))
    .map(({ from, to, kind }) => ({ from, to, now: '', why: kind }));
  const marks: Piece[] = kinds.has('marks')
    ? tidyMarks(text, language).map(({ from, to, text: now }) => ({ from, to, now, why: 'marks' }))
    : [];
  const apart = marks.filter(mark => !slips.some(({ from, to }) => mark.from <= to && from <= mark.to));
  return [...slips, ...apart].sort((one, other) => one.from - other.from);
}

/** So long a look may take before the page draws again. */
const SLICE_MS = 12;

interface Looking {
  readonly language: TalkLanguage;
  readonly kinds: ReadonlySet<CleanedKind>;
  readonly signal: AbortSignal;
  onPercent(percent: number): void;
}

/** Looks through thousands of turns while the page goes on. Undefined when it was told to stop. */
export async function findCuts(
  turns: readonly Turn[],
  { language, kinds, signal, onPercent }: Looking,
): Promise<Map<string, ProposedCuts> | undefined> {
  const found = new Map<string, ProposedCuts>();
  let since = performance.now();
  for (const [at, { id, text }] of turns.entries()) {
    const pieces = cutsOf(text, language, kinds);
    if (pieces.length > 0) found.set(id, { of: text, pieces });
    if (performance.now() - since < SLICE_MS) continue;
    onPercent(Math.floor((at / turns.length) * 100));
    await new Promise(resolve => setTimeout(resolve));
    if (signal.aborted) return undefined;
    since = performance.now();
  }
  return found;
}
