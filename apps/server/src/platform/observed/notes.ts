import type { ErrorName, HelperFailure, HelperHindrance, HelperPurpose } from '@wenshu/api-contract';
import type { LabelsOf } from '../metrics/dictionary.ts';
import type { Metrics } from '../metrics/metrics.ts';

// What features and the door tell of themselves, by name: which metric it goes into is decided here.

type SubmissionOutcome = LabelsOf<'wenshu_submissions_total'>['outcome'];

export const noteSubmission = (metrics: Metrics, outcome: SubmissionOutcome): void =>
  metrics.add('wenshu_submissions_total', { outcome });

export interface HelperNote {
  readonly purpose: HelperPurpose;
  readonly outcome: 'answered' | HelperFailure | HelperHindrance;
  readonly sent: number;
  readonly received: number;
  /** Undefined: no model was asked. */
  readonly ms: number | undefined;
}

/** Something that somebody asked the helper for: what it was for, never what it said. */
export function noteHelp(metrics: Metrics, { purpose, outcome, sent, received, ms }: HelperNote): void {
  metrics.add('wenshu_helper_requests_total', { purpose, outcome });
  metrics.add('wenshu_helper_tokens_total', { purpose, direction: 'sent' }, sent);
  metrics.add('wenshu_helper_tokens_total', { purpose, direction: 'received' }, received);
  if (ms !== undefined) metrics.observe('wenshu_helper_duration_seconds', {}, ms / 1000);
}

/** The transaction of a group of submissions, whether it was kept or not. */
export function noteCommit(metrics: Metrics, { size, ms }: { readonly size: number; readonly ms: number }): void {
  metrics.observe('wenshu_submission_group_size', {}, size);
  metrics.observe('wenshu_submission_commit_duration_seconds', {}, ms / 1000);
}

export const noteSave = (metrics: Metrics): void => metrics.add('wenshu_saves_total', {});

export const noteRefusal = (metrics: Metrics, error: ErrorName): void =>
  metrics.add('wenshu_refusals_total', { error });
