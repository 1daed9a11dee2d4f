import { type AnswerStatus, answerStatus } from '../collect/answer.ts';

/**
 * What has become of a record that nobody set aside, by its status: on every screen and in every file the same. Whoever waits for a place
 * found the quota full as well. Records that are marked invalid or deleted are none of these.
 */
export const outcomeStatuses = {
  complete: [answerStatus.success],
  screened: [answerStatus.screened],
  quotaFull: [answerStatus.quotaFull, answerStatus.quotaHeld],
  incomplete: [answerStatus.notAnswered, answerStatus.notCompleted],
  declined: [answerStatus.declined],
} as const satisfies Readonly<Record<string, readonly AnswerStatus[]>>;
export type RecordOutcome = keyof typeof outcomeStatuses;
