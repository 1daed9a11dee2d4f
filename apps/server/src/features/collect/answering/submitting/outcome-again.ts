import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '@wenshu/survey-core';
import { isOwnRecord, type Visitor } from './own-visitor.ts';
import type { SubmissionResult } from './submission.ts';

/** What was submitted before, by whom. */
export interface Submitted extends Visitor {
  readonly status: number;
  /** False while it is held. */
  readonly isSubmit: boolean;
  readonly answers: unknown;
}

/**
 * A record that is sent again. Whoever did not hear the answer sends the same once more and gets its outcome; other answers under the same id
 * are not taken, and saying "done" to them would be a lie.
 */
export function outcomeAgain(first: Submitted, visitor: Visitor, answers: Answers): SubmissionResult {
  if (!isOwnRecord(first, visitor)) return { refused: 'answerRecordNotFound' };
  if (first.isSubmit && !isSame(first.answers, answers)) return { refused: 'alreadyAnswered' };
  return { status: first.status, isSubmit: first.isSubmit };
}

/** As the database would give them back: without what is undefined, whatever the order of keys. */
function isSame(stored: unknown, answers: Answers): boolean {
  return isDeepStrictEqual(stored, JSON.parse(JSON.stringify(answers)));
}
