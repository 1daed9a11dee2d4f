import { inOrder } from '@wenshu/survey-core';
import type { Transcript, Turn } from '@wenshu/transcripts';

/** A turn that is not the same in two versions; without one side it was added or removed. */
export interface ComparedTurn {
  readonly id: string;
  readonly before: Turn | undefined;
  readonly after: Turn | undefined;
}

/** What differs between two versions in words and speakers, in the order of the later one; what was removed stands where it stood. */
export function compareTurns(before: Transcript, after: Transcript): ComparedTurn[] {
  const turns = inOrder({ ...before.turns, ...after.turns });
  return turns
    .map(({ id }) => ({ id, before: before.turns[id], after: after.turns[id] }))
    .filter(({ before: one, after: other }) => one?.text !== other?.text || one?.speaker !== other?.speaker);
}
