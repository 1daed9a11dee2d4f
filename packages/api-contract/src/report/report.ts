import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { paging, partId, scrollId, version, versionText } from '../shared-inputs.ts';
import {
  askedSince,
  change,
  editedByChanges,
  historyOfSteps,
  saidHere,
  toldSince,
} from '../survey/edited-by-changes.ts';
import { presentPage } from '../survey/present-person.ts';
import { documentJson, reportAddress, reportId, reportName, reportNeeds, signedIn } from './shared.ts';

/** As the analysis package’s `reportShapes`. */
export const reportShapeNames = ['wide', 'sheet', 'phone'] as const;

/** What a member may do with a report; whoever made it manages it. Each takes in those before it. */
export const reportRoles = ['view', 'edit', 'manage'] as const;
export type ReportRole = (typeof reportRoles)[number];

const listed = z.object({
  reportId: z.string(),
  scrollId: z.string(),
  /** Of its questionnaire. */
  scrollName: z.string(),
  name: z.string(),
  shape: z.enum(reportShapeNames),
  pages: z.number(),
  /** Whose it is. */
  nickName: z.string(),
  isOwn: z.boolean(),
  role: z.enum(reportRoles),
  members: z.number(),
  /** The moment whose numbers it keeps; null follows the answers. */
  frozenAsOf: z.nullable(z.number()),
  version: z.number(),
  updateTime: z.number(),
});
export type ListedReport = z.infer<typeof listed>;

/** Who else has the report open. */
const presentReader = z.object({
  ...presentPage,
  /** The block that they are at. */
  blockId: z.nullable(z.string()),
});
export type PresentReader = z.infer<typeof presentReader>;

const reportMember = z.object({
  userId: z.string(),
  nickName: z.string(),
  picture: z.nullable(z.string()),
  role: z.enum(reportRoles),
  isOwner: z.boolean(),
  /** Still among those who may look at the questionnaire’s records; whoever is not sees nothing of the report. */
  maySeeRecords: z.boolean(),
});

/** What the reader has chosen, by the ids of the blocks that offer it: codes of the block’s variable. */
export const readerChoices = z.record(partId, z.array(z.number().check(z.int())).check(z.maxLength(200)));

export const reportCalls = {
  list: call({
    ...signedIn,
    method: 'GET',
    path: '/report/list',
    needs: { ...reportNeeds, isOptional: true },
    summary: 'Reports that the person made or is a member of: of one questionnaire, or of all. The newest 500',
    query: z.object({
      scrollId: z.optional(scrollId),
      /** In its name, its questionnaire’s or its maker’s. */
      find: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    data: z.object({ items: z.array(listed) }),
  }),
  create: call({
    ...signedIn,
    method: 'POST',
    path: '/report/create',
    needs: reportNeeds,
    summary: 'A report of one’s own: empty, or a copy of the generated one to go on with',
    body: z.object({
      scrollId,
      name: reportName,
      from: z._default(z.enum(['empty', 'generated']), 'empty'),
      /** Of an empty one; the generated one is wide. */
      shape: z._default(z.enum(reportShapeNames), 'wide'),
    }),
    data: z.object({ reportId: z.string(), version: z.number() }),
  }),
  get: call({
    ...signedIn,
    method: 'GET',
    path: '/report/get',
    needs: reportNeeds,
    summary: 'A report as it is now: its document, without numbers',
    query: z.object(reportAddress),
    data: z.extend(listed, { document: documentJson }),
  }),
  edit: call({
    ...signedIn,
    method: 'POST',
    path: '/report/edit',
    needs: reportNeeds,
    summary:
      'Change a report by paths. Refused with 3004 when somebody has since written what these paths lie in or take in; sent twice it is made once',
    body: z.object({
      ...reportAddress,
      editId: partId,
      baseVersion: version,
      changes: z.array(change).check(z.minLength(1), z.maxLength(2_000)),
    }),
    data: editedByChanges,
  }),
  since: call({
    ...signedIn,
    method: 'GET',
    path: '/report/since',
    needs: reportNeeds,
    summary: 'What is new since a version: edits, freezing, who is here; with waitSeconds, as soon as something is',
    query: z.object({
      ...reportAddress,
      ...askedSince,
    }),
    data: z.object({
      ...toldSince,
      role: z.enum(reportRoles),
      frozenAsOf: z.nullable(z.number()),
      others: z.optional(z.array(presentReader)),
    }),
  }),
  presence: call({
    ...signedIn,
    method: 'POST',
    path: '/report/presence',
    needs: reportNeeds,
    summary: 'Say that this page has the report open (or is leaving it), and learn which others have',
    body: z.object({ ...reportAddress, ...saidHere, blockId: z.optional(partId) }),
    data: z.object({ version: z.number(), others: z.array(presentReader) }),
  }),
  history: call({
    ...signedIn,
    method: 'GET',
    path: '/report/history',
    needs: reportNeeds,
    summary: 'Who edited when, in steps of one person and five minutes at most, newest first',
    query: z.object({ ...reportAddress, ...paging }),
    data: historyOfSteps,
  }),
  earlier: call({
    ...signedIn,
    method: 'GET',
    path: '/report/earlier',
    needs: reportNeeds,
    summary: 'The report as it was at a version',
    query: z.object({ ...reportAddress, version: versionText }),
    data: z.object({ version: z.number(), document: documentJson }),
  }),
  restore: call({
    ...signedIn,
    method: 'POST',
    path: '/report/restore',
    needs: reportNeeds,
    summary: 'Make the report what it was at a version, as one edit: nothing is lost',
    body: z.object({ ...reportAddress, editId: partId, version }),
    data: editedByChanges,
  }),
  copy: call({
    ...signedIn,
    method: 'POST',
    path: '/report/copy',
    needs: reportNeeds,
    summary: 'A copy of a report, of one’s own, that follows the answers',
    body: z.object({ ...reportAddress, name: reportName }),
    data: z.object({ reportId: z.string(), version: z.number() }),
  }),
  remove: call({
    ...signedIn,
    method: 'DELETE',
    path: '/report/remove',
    logged: { action: 'report.remove' },
    needs: reportNeeds,
    summary: 'Remove a report with its shares; it can be taken back for 30 days',
    body: z.object(reportAddress),
    data: z.null(),
  }),
  takeBack: call({
    ...signedIn,
    method: 'POST',
    path: '/report/takeBack',
    needs: reportNeeds,
    summary: 'Take back the removal of a report',
    body: z.object(reportAddress),
    data: z.null(),
  }),
};

export const reportMemberCalls = {
  listMembers: call({
    ...signedIn,
    method: 'GET',
    path: '/report/listMembers',
    needs: reportNeeds,
    summary: 'Who works on a report, and who else could: all who may look at the questionnaire’s records',
    query: z.object(reportAddress),
    data: z.object({
      items: z.array(reportMember),
      /** Who may look at the records and is no member; only for whoever manages the report. */
      candidates: z.array(z.object({ userId: z.string(), nickName: z.string(), picture: z.nullable(z.string()) })),
    }),
  }),
  saveMember: call({
    ...signedIn,
    method: 'POST',
    path: '/report/saveMember',
    logged: { action: 'report.member', keeps: ['userId', 'role'] },
    needs: reportNeeds,
    summary: 'Make somebody a member who may look at the records, or give a member another role',
    body: z.object({ ...reportAddress, userId: z.uuid(), role: z.enum(reportRoles) }),
    data: z.null(),
  }),
  removeMember: call({
    ...signedIn,
    method: 'POST',
    path: '/report/removeMember',
    logged: { action: 'report.member-remove', keeps: ['userId'] },
    needs: reportNeeds,
    summary: 'Take somebody out of a report, or leave it oneself; its maker stays',
    body: z.object({ ...reportAddress, userId: z.uuid() }),
    data: z.null(),
  }),
};

/** What blocks show, as the analysis package’s `ReportResults`. */
const reportResults = z.object({
  asOf: z.number(),
  /** On whose clock its times are told. */
  timeZone: z.string(),
  blocks: z.record(z.string(), z.custom<Json>()),
});

export const reportResultCalls = {
  results: call({
    ...signedIn,
    method: 'POST',
    path: '/report/results',
    needs: reportNeeds,
    summary:
      'What a report’s blocks show: of the answers as they are now and as the reader may see them, or as they were frozen. Hanging up cancels it',
    body: z.object({
      ...reportAddress,
      /** Some of them; without it all. */
      blockIds: z.optional(z.array(partId).check(z.minLength(1), z.maxLength(1_000))),
      choices: z._default(readerChoices, {}),
    }),
    data: z.extend(reportResults, { version: z.number(), isFrozen: z.boolean() }),
  }),
  freeze: call({
    ...signedIn,
    method: 'POST',
    path: '/report/freeze',
    needs: reportNeeds,
    summary: 'Keep a report’s numbers as they are now, or let it follow the answers again',
    body: z.object({ ...reportAddress, isFrozen: z.boolean() }),
    data: z.object({ frozenAsOf: z.nullable(z.number()) }),
  }),
};

/** What a report can be had as; a pdf also upon A4 sheets, pictures of pages in a zip. */
export const reportFormats = ['pptx', 'docx', 'pdf', 'xlsx', 'png'] as const;
export type ReportFormat = (typeof reportFormats)[number];
export const paper = z._default(z.enum(['page', 'a4']), 'page');

export const reportFileCalls = {
  export: call({
    ...signedIn,
    method: 'POST',
    path: '/report/export',
    needs: { right: 'records.export', on: 'scrollId' },
    summary: 'A report as a file, made as a job of the person: see /job/get. Without a report the generated one',
    body: z.object({
      scrollId,
      reportId: z.optional(reportId),
      format: z.enum(reportFormats),
      /** Of a pdf: pages as they are, or in reading order upon A4. */
      paper,
      choices: z._default(readerChoices, {}),
    }),
    data: z.object({ jobId: z.string() }),
  }),
  uploadPicture: call({
    ...signedIn,
    method: 'POST',
    path: '/report/uploadPicture',
    needs: reportNeeds,
    takes: 'multipart',
    maxFileBytes: 10 * 1024 * 1024,
    summary: 'A picture for a report, best 1200 by 700 and at most 10 MB',
    body: z.object(reportAddress),
    /** `address` is where a page finds it. */
    data: z.object({ fileId: z.string(), address: z.string() }),
  }),
  importTable: call({
    ...signedIn,
    method: 'POST',
    path: '/report/importTable',
    needs: reportNeeds,
    takes: 'multipart',
    maxFileBytes: 10 * 1024 * 1024,
    summary: 'Read a table out of an Excel file for a block: at most 10 MB and 3000 rows, no merged cells',
    body: z.object(reportAddress),
    /** As the analysis package’s `SheetContent` has them; the sheet’s first row names the columns. */
    data: z.object({
      title: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.array(z.nullable(z.union([z.string(), z.number()])))),
    }),
  }),
};

export const autoReportCalls = {
  getAuto: call({
    ...signedIn,
    method: 'GET',
    path: '/report/getAuto',
    needs: reportNeeds,
    summary: 'The report that is made of all questions by itself, as far as it is there',
    query: z.object({ scrollId }),
    data: z.object({
      /** `none`: nobody has asked for it; `too-few`: below ten samples. */
      state: z.enum(['none', 'too-few', 'making', 'ready']),
      /** Samples that count now. */
      samples: z.number(),
      /** Of what is being made: the job, and from 0 to 1. */
      making: z.nullable(z.object({ jobId: z.string(), progress: z.number() })),
      /** Of the one that there is, also while a new one is made. */
      made: z.nullable(
        z.extend(reportResults, {
          document: documentJson,
          madeTime: z.number(),
          /** Answers have come, gone or changed since. */
          isOutdated: z.boolean(),
          /** Keys of the questions whose groups it compares. */
          groups: z.array(z.string()),
        }),
      ),
      /** Why the last try failed, in the reader’s language. */
      reason: z.nullable(z.string()),
    }),
  }),
  makeAuto: call({
    ...signedIn,
    method: 'POST',
    path: '/report/makeAuto',
    needs: reportNeeds,
    summary: 'Make the report of all questions, or make it anew, as a job of the person',
    body: z.object({
      scrollId,
      /** Keys of questions or variables by whose answers people are compared. */
      groups: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(400))).check(z.maxLength(2)), []),
    }),
    data: z.object({ jobId: z.string() }),
  }),
};
