import * as z from 'zod/mini';
import { call } from '../call.ts';
import { newRespondent, respondentFault, respondentValue as value } from './check-respondent.ts';
import { sendReasons, sendStates } from './sending.ts';
import { code, paging, scrollId } from './shared-inputs.ts';

const rights = { right: 'links.manage', on: 'scrollId', ofAllRecords: true } as const;
const MAX_BATCH = 9999; // P5.31: fewer than 10,000.
export const FILE_BYTES = 5 * 1024 * 1024;

const respondentIds = z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(MAX_BATCH));

const respondent = z.object({
  respondentId: z.string(),
  serialNumber: z.number(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  group: z.string(),
  custom: z.record(z.string(), z.string()),
  labels: z.array(z.string()),
  /** 0 not answered, 1 not completed, 2 success sample, 3 screened out, 4 quota full, 5 quota full (hold), 6 declined the agreement. */
  answerStatus: z.number(),
  isRemoved: z.boolean(),
  /** The one-to-one address, below the platform's own. */
  link: z.string(),
  /** How often it was opened. */
  views: z.number(),
});
export type RespondentRow = z.infer<typeof respondent>;

/** How the newest message of one way stands; one that was stopped or left out says less than any before it. */
const sent = z.nullable(
  z.object({
    state: z.enum(sendStates),
    reason: z.nullable(z.enum(sendReasons)),
    lastSentTime: z.nullable(z.number()),
    resends: z.number(),
  }),
);
export type SentBy = z.infer<typeof sent>;

const listed = z.extend(respondent, {
  /** Wishes not to be asked again, by anything of this survey's owner: kept by number and e-mail, over all surveys. */
  isNotToAsk: z.boolean(),
  /** By mail and by SMS, each for itself; null when none was ever asked for (S3.58, S4.11, S4.13). */
  distribution: z.object({ mail: sent, sms: sent }),
});
export type ListedRow = z.infer<typeof listed>;
const page = z.object({ total: z.number(), items: z.array(listed) });
const fields = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))).check(z.maxLength(20));
export const changedLabels = z._default(
  z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))).check(z.maxLength(100)),
  [],
);

/** `pasted`: lines that somebody typed or copied; their first may be a person already, in the order of the template's columns. */
export const importSource = z._default(z.enum(['file', 'pasted']), 'file');
/** So many bad lines are told, and can be mended on the screen: whoever has more has taken the wrong sheet. */
export const MOST_BAD_LINES = 500;

/** The lines of a file that were mended on the screen, by their number. */
export const mendedLines = z
  .array(z.object({ line: z.number().check(z.int(), z.minimum(1), z.maximum(100_000)), respondent: newRespondent }))
  .check(z.maxLength(MOST_BAD_LINES));
export type MendedLines = z.input<typeof mendedLines>;

/** Who was left out, because they wish not to be asked again. */
export const notAsked = z.number();

export const importWishes = {
  source: importSource,
  /** JSON of `mendedLines`: a form has texts alone. */
  mended: z.optional(z.string().check(z.maxLength(1024 * 1024))),
  /** What is done with lines that are bad and were not mended. */
  badLines: z._default(z.enum(['refuse', 'leave-out']), 'refuse'),
};

export const checkedFile = z.object({
  /** The lines that can be added as they are, and those that cannot. */
  good: z.number(),
  bad: z.number(),
  /** What each column was read as: a field of everybody, or the name of a field of one's own. */
  columns: z.array(z.object({ heading: z.string(), field: z.string() })),
  /** The bad ones as they stand in the file, as many as can be mended on a screen. */
  lines: z.array(
    z.object({
      /** Counted as the sheet counts. */
      line: z.number(),
      respondent: z.object({
        name: z.string(),
        mobile: z.string(),
        email: z.string(),
        group: z.string(),
        labels: z.array(z.string()),
        custom: z.record(z.string(), z.string()),
      }),
      faults: z.array(respondentFault),
    }),
  ),
});
export type CheckedFile = z.infer<typeof checkedFile>;

export const doubleReasons = ['mobile', 'email', 'name'] as const;
const doublePair = z.object({
  /** By what they are the same: a number, an address, or the name in one group. */
  because: z.enum(doubleReasons),
  keep: respondent,
  double: respondent,
});
export type DoublePair = z.infer<typeof doublePair>;
/** Offered, and merged, at once. */
const MOST_PAIRS = 500;

/** The name list of a survey: whom one-to-one links and the identity check know. */
export const respondentCalls = {
  addRespondents: call({
    method: 'POST',
    path: '/survey/respondent/add',
    logged: { action: 'respondent.add', keeps: ['respondents'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Add people to the name list; each gets a one-to-one link',
    body: z.object({ scrollId, respondents: z.array(newRespondent).check(z.minLength(1), z.maxLength(MAX_BATCH)) }),
    data: z.object({ added: z.number(), notAsked }),
  }),
  importRespondents: call({
    method: 'POST',
    path: '/survey/respondent/importFile',
    logged: { action: 'respondent.add', keeps: ['source'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    takes: 'multipart',
    maxFileBytes: FILE_BYTES,
    summary:
      'Add people from an xlsx or csv file: one a line, the first line names the columns; all of them, or none. Lines that were mended come along',
    body: z.object({ scrollId, ...importWishes }),
    data: z.object({ added: z.number(), leftOut: z.number(), notAsked }),
  }),
  checkRespondentFile: call({
    method: 'POST',
    path: '/survey/respondent/checkFile',
    audience: 'signed-in',
    needs: rights,
    own: true,
    takes: 'multipart',
    maxFileBytes: FILE_BYTES,
    summary: 'What an import of this file would add, and which lines it would refuse; nothing is stored',
    body: z.object({ scrollId, source: importSource }),
    data: checkedFile,
  }),
  respondentTemplate: call({
    method: 'GET',
    path: '/survey/respondent/template',
    audience: 'signed-in',
    needs: rights,
    own: true,
    answers: 'file',
    summary: 'A sheet to fill in for an import, with the columns that the name list has',
    query: z.object({ scrollId }),
    data: z.custom<Uint8Array>(),
  }),
  editRespondent: call({
    method: 'PUT',
    path: '/survey/respondent/edit',
    logged: { action: 'respondent.change', keeps: ['respondentId'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Change what the name list knows of a person; link, status and record stay',
    body: z.object({ scrollId, respondentId: code, respondent: newRespondent }),
    data: respondent,
  }),
  labelRespondents: call({
    method: 'PUT',
    path: '/survey/respondent/label',
    logged: { action: 'respondent.change', keeps: ['respondentIds'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary:
      'Put labels on many people, and take labels off them: of all, or of nobody when one of them would have too many',
    body: z.object({ scrollId, respondentIds, add: changedLabels, remove: changedLabels }),
    data: z.object({ changed: z.number() }),
  }),
  respondentSummary: call({
    method: 'GET',
    path: '/survey/respondent/summary',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'How many people the name list has, how far they have come, and its groups',
    query: z.object({ scrollId }),
    data: z.object({
      total: z.number(),
      removed: z.number(),
      /** By answer status, 0 to 6. */
      byStatus: z.array(z.number()),
      groups: z.array(z.string()),
    }),
  }),
  respondentQrCode: call({
    method: 'GET',
    path: '/survey/respondent/qrCode',
    audience: 'signed-in',
    needs: rights,
    own: true,
    answers: 'file',
    summary: 'The QR code of a one-to-one link as a PNG picture of so many times 43 pixels',
    query: z.object({
      scrollId,
      respondentId: code,
      times: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 8),
    }),
    data: z.custom<Uint8Array>(),
  }),
  findDoubles: call({
    method: 'GET',
    path: '/survey/respondent/doubles',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'People who stand in the name list twice: by number, by e-mail, or by name and group',
    query: z.object({ scrollId }),
    data: z.object({ pairs: z.array(doublePair), hasMore: z.boolean() }),
  }),
  mergeDoubles: call({
    method: 'PUT',
    path: '/survey/respondent/merge',
    logged: { action: 'respondent.change', keeps: ['pairs'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary:
      'Make one person of two: the kept one gets what only the other had, the other leaves the list. Pairs that are doubles no more stay as they are',
    body: z.object({
      scrollId,
      pairs: z.array(z.object({ keepId: code, doubleId: code })).check(z.minLength(1), z.maxLength(MOST_PAIRS)),
    }),
    data: z.object({ merged: z.number() }),
  }),
  findRespondents: call({
    method: 'GET',
    path: '/survey/respondent/findPage',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'The name list with everybody’s answer status, a page at a time',
    query: z.object({
      scrollId,
      ...paging,
      search: z.optional(z.string().check(z.maxLength(200))),
      group: z.optional(value),
      label: z.optional(z.string().check(z.maxLength(500))),
      answerStatus: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(6))),
      /** How it stands by mail, and by SMS; who was never written to is `not-sent`. */
      mailState: z.optional(z.enum(sendStates)),
      smsState: z.optional(z.enum(sendStates)),
      /** Those who are on the list, those who were taken off it, or both. */
      people: z._default(z.enum(['all', 'listed', 'removed']), 'all'),
    }),
    data: page,
  }),
  removeRespondents: call({
    method: 'DELETE',
    path: '/survey/respondent/remove',
    logged: { action: 'respondent.remove', keeps: ['respondentIds'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Take people off the list: from then on they do not participate; their records stay',
    body: z.object({ scrollId, respondentIds }),
    data: z.object({ removed: z.number() }),
  }),
  personalLinkList: call({
    method: 'POST',
    path: '/survey/link/personalLinkList',
    audience: 'signed-in',
    needs: rights,
    takes: 'form',
    summary: 'The one-to-one links, a page at a time',
    body: z.object({ scrollId, ...paging }),
    data: page,
  }),
  configs: call({
    method: 'GET',
    path: '/survey/link/configs',
    audience: 'signed-in',
    needs: rights,
    summary: 'The custom fields of the name list, or of one person in it',
    query: z.object({ scrollId, userId: z.optional(z.string().check(z.maxLength(64))) }),
    data: z.array(z.object({ customId: z.string(), name: z.string() })),
  }),
  configValues: call({
    method: 'GET',
    path: '/survey/link/config/values',
    audience: 'signed-in',
    needs: rights,
    summary: 'The values that occur in a custom field, those that contain a text',
    query: z.object({
      scrollId,
      customId: z.string().check(z.maxLength(50)),
      name: z.optional(z.string().check(z.maxLength(200))),
    }),
    data: z.array(z.string()),
  }),
  getUserLabel: call({
    method: 'GET',
    path: '/survey/respondentConfig/getUserLabel',
    audience: 'signed-in',
    needs: rights,
    summary: 'The labels that occur in the name list, or in one group of it',
    query: z.object({ scrollId, flockId: z.optional(value) }),
    data: z.array(z.string()),
  }),
  saveSearchIdentify: call({
    method: 'POST',
    path: '/survey/userRespondentFlock/saveSearchIdentify',
    audience: 'signed-in',
    needs: rights,
    summary: 'By which fields the name list is searched',
    body: z.object({ scrollId, fields }),
    data: z.null(),
  }),
  getSearchIdentify: call({
    method: 'GET',
    path: '/survey/userRespondentFlock/getSearchIdentify',
    audience: 'signed-in',
    needs: rights,
    summary: 'The fields by which the name list is searched',
    query: z.object({ scrollId }),
    data: z.object({ fields: z.array(z.string()) }),
  }),
};
