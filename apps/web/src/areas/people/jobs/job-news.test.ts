import type { Job } from '@wenshu/api-contract';
import { expect, test } from 'vitest';
import { untold } from './job-news.ts';

const job = (jobId: string, rest: Partial<Job>): Job => ({
  jobId,
  kind: 'x',
  type: 'other',
  rows: null,
  isDownloading: false,
  canRepeat: true,
  canUndo: false,
  title: jobId,
  state: 'done',
  progress: 1,
  progressWord: null,
  reason: null,
  file: null,
  isNews: true,
  createTime: 0,
  finishTime: null,
  expireTime: 0,
  ...rest,
});

test('news is what has ended, has not been told elsewhere, and not here', () => {
  const jobs = [
    job('done', {}),
    job('failed', { state: 'failed' }),
    job('running', { state: 'running' }),
    job('seen elsewhere', { isNews: false }),
    job('told here', {}),
  ];
  expect(untold(jobs, new Set(['told here'])).map(one => one.jobId)).toEqual(['done', 'failed']);
});
