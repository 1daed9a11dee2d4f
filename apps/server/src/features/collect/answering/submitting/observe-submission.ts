import { answerStatus } from '@wenshu/api-contract';
import { own } from '@wenshu/survey-core';
import { noteCommit, noteSubmission } from '../../../../platform/observed/notes.ts';
import type { Observers } from '../../../../platform/observed/observers.ts';
import { inSpan, type OpenSpan } from '../../../../platform/tracing/tracing.ts';
import type { SubmissionResult } from './submission.ts';

const outcomes = {
  [answerStatus.success]: 'finished',
  [answerStatus.screened]: 'screened',
  [answerStatus.quotaFull]: 'quota-full',
  [answerStatus.quotaHeld]: 'held',
} as const;
type Ended = (typeof outcomes)[keyof typeof outcomes];

/** From when a submission comes until it is decided, and what became of it. */
export function observeSubmission(
  { metrics, tracing }: Observers,
  submit: (span: OpenSpan) => Promise<SubmissionResult>,
): Promise<SubmissionResult> {
  return inSpan(tracing, 'submission', {}, async span => {
    try {
      const result = await submit(span);
      const outcome = 'refused' in result ? 'refused' : (own<Ended>(outcomes, String(result.status)) ?? 'finished');
      noteSubmission(metrics, outcome);
      span.set({ 'wenshu.outcome': outcome });
      return result;
    } catch (error) {
      noteSubmission(metrics, 'failed');
      throw error;
    }
  });
}

/** The transaction of a group: it stands below the span of one of them, one that is kept if any is, and is linked to the others'. */
export async function observeCommit<T>(
  { metrics, tracing }: Observers,
  spans: readonly OpenSpan[],
  store: () => Promise<T>,
): Promise<T> {
  const size = spans.length;
  const parent = spans.find(({ isKept }) => isKept) ?? spans[0];
  const links = spans.filter(span => span !== parent && span.isKept);
  const began = performance.now();
  try {
    const start = { parent, links, attributes: { 'wenshu.group_size': size } };
    return await inSpan(tracing, 'submission commit', start, store);
  } finally {
    noteCommit(metrics, { size, ms: performance.now() - began });
  }
}
