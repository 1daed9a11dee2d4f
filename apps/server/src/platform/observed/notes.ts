import type { ErrorName } from '@wenshu/api-contract';
import type { LabelsOf } from '../metrics/dictionary.ts';
import type { Metrics } from '../metrics/metrics.ts';

// What features and the door tell of themselves, by name: which metric it goes into is decided here.

type SubmissionOutcome = LabelsOf<'wenshu_submissions_total'>['outcome'];

export const noteSubmission = (metrics: Metrics, outcome: SubmissionOutcome): void =>
  metrics.add('wenshu_submissions_total', { outcome });

/** The transaction of a group of submissions, whether it was kept or not. */
export function noteCommit(metrics: Metrics, { size, ms }: { readonly size: number; readonly ms: number }): void {
  metrics.observe('wenshu_submission_group_size', {}, size);
  metrics.observe('wenshu_submission_commit_duration_seconds', {}, ms / 1000);
}

export const noteSave = (metrics: Metrics): void => metrics.add('wenshu_saves_total', {});

export const noteRefusal = (metrics: Metrics, error: ErrorName): void =>
  metrics.add('wenshu_refusals_total', { error });
