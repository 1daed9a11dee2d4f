import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { paging } from '../shared-inputs.ts';

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** What is being done, in a word of a closed list; pages have the sentence. */
export const jobProgressWords = ['preparing', 'writing'] as const;
export type JobProgressWord = (typeof jobProgressWords)[number];

/** What a download is, in a word of a closed list (P3.30, S3.82). `other`: none of these, such as an analysis. */
export const jobTypes = [
  'personal-links',
  'anonymous-links',
  'records-xlsx',
  'records-csv',
  'records-sav',
  'records-files',
  'quota-xlsx',
  'analysis-xlsx',
  'analysis-pptx',
  'analysis-docx',
  'analysis-pdf',
  'analysis-png',
  'analysis-svg',
  'report-pptx',
  'report-docx',
  'report-pdf',
  'report-xlsx',
  'report-png',
  'own-data',
  'operation-log',
  'rewards',
  'other',
] as const;
export type JobType = (typeof jobTypes)[number];

const jobId = z.uuid();

const job = z.object({
  jobId,
  kind: z.string(),
  type: z.enum(jobTypes),
  title: z.string(),
  state: z.enum(jobStates),
  /** From 0 to 1. */
  progress: z.number(),
  progressWord: z.nullable(z.enum(jobProgressWords)),
  /** Rows of the file, where they are known. */
  rows: z.nullable(z.object({ done: z.number(), total: z.number() })),
  /** Why it failed, in the reader’s language. */
  reason: z.nullable(z.string()),
  /** Whether the same can be made once more, and whether what it did can be taken back. */
  canRepeat: z.boolean(),
  canUndo: z.boolean(),
  file: z.nullable(z.object({ name: z.string(), size: z.number() })),
  /** Its file’s bytes are being sent to somebody at this moment. */
  isDownloading: z.boolean(),
  /** It has ended, and the person has not been told. */
  isNews: z.boolean(),
  createTime: z.number(),
  finishTime: z.nullable(z.number()),
  /** After this it is gone, with its file. */
  expireTime: z.number(),
});
export type Job = z.output<typeof job>;

/** A job belongs to one person: nobody else sees it, whatever their rights. */
export const jobCalls = {
  list: call({
    method: 'GET',
    path: '/job/list',
    audience: 'signed-in',
    own: true,
    summary: 'The person’s own jobs, or those of them that are downloads, newest first, a page at a time',
    query: z.object({ ...paging, only: z.optional(z.enum(['downloads'])) }),
    data: z.object({ total: z.number(), items: z.array(job) }),
  }),
  get: call({
    method: 'GET',
    path: '/job/get',
    audience: 'signed-in',
    keyNeeds: 'records.export',
    own: true,
    summary: 'One job with its result: data, or a file at an address that lasts some minutes',
    query: z.object({ jobId }),
    data: z.object({ job, address: z.nullable(z.string()), result: z.nullable(z.custom<Json>()) }),
  }),
  cancel: call({
    method: 'POST',
    path: '/job/cancel',
    audience: 'signed-in',
    own: true,
    summary: 'Cancel a job that waits or runs; one that has ended stays as it is',
    body: z.object({ jobId }),
    data: z.null(),
  }),
  again: call({
    method: 'POST',
    path: '/job/again',
    audience: 'signed-in',
    own: true,
    summary: 'The same job once more, as one of its own; what it is about must still be allowed',
    body: z.object({ jobId }),
    data: z.object({ jobId }),
  }),
  undo: call({
    method: 'POST',
    path: '/job/undo',
    audience: 'signed-in',
    own: true,
    summary: 'Take back what a job has done; what it is about must still be allowed',
    body: z.object({ jobId }),
    data: z.null(),
  }),
  remove: call({
    method: 'DELETE',
    path: '/job/remove',
    audience: 'signed-in',
    own: true,
    summary: 'Remove a job that has ended, with its file',
    body: z.object({ jobId }),
    data: z.null(),
  }),
  markSeen: call({
    method: 'POST',
    path: '/job/markSeen',
    audience: 'signed-in',
    own: true,
    summary: 'The person has been told that these have ended',
    body: z.object({ jobIds: z.array(jobId).check(z.minLength(1), z.maxLength(50)) }),
    data: z.null(),
  }),
};
