import * as z from 'zod/mini';
import { call } from '../call.ts';
import { paging, scrollId } from './shared-inputs.ts';

const rights = { right: 'links.manage', on: 'scrollId' } as const;
const MAX_BATCH = 9999; // P5.31: fewer than 10,000.
const VALUE = 200; // P5.33, P5.34.

const value = z.string().check(z.trim(), z.maxLength(VALUE));
const fieldName = z.string().check(z.trim(), z.maxLength(50), z.regex(/^[\p{L}\p{Nd}_]+$/u));

export const newRespondent = z.object({
  name: z._default(value, ''),
  mobile: z._default(z.string().check(z.trim(), z.regex(/^(1[3-9]\d{9})?$/)), ''),
  email: z._default(z.string().check(z.trim(), z.maxLength(VALUE), z.regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/)), ''),
  group: z._default(value, ''),
  custom: z._default(z.record(fieldName, value), {}),
  labels: z._default(z.array(z.string().check(z.trim(), z.minLength(1))), []),
});
export type NewRespondent = z.infer<typeof newRespondent>;

const respondent = z.object({
  respondentId: z.string(),
  serialNumber: z.number(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  group: z.string(),
  custom: z.record(z.string(), z.string()),
  labels: z.array(z.string()),
  /** 0 not answered, 1 not completed, 2 success sample, 3 screened out, 4 quota full, 5 quota full (hold). */
  answerStatus: z.number(),
  isRemoved: z.boolean(),
  /** The one-to-one address, below the platform's own. */
  link: z.string(),
  /** How often it was opened. */
  views: z.number(),
});
export type RespondentRow = z.infer<typeof respondent>;

const page = z.object({ total: z.number(), items: z.array(respondent) });
const fields = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))).check(z.maxLength(20));

/** The name list of a survey: whom one-to-one links and the identity check know. */
export const respondentCalls = {
  addRespondents: call({
    method: 'POST',
    path: '/survey/respondent/add',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Add people to the name list; each gets a one-to-one link',
    body: z.object({ scrollId, respondents: z.array(newRespondent).check(z.minLength(1), z.maxLength(MAX_BATCH)) }),
    data: z.object({ added: z.number() }),
  }),
  importRespondents: call({
    method: 'POST',
    path: '/survey/respondent/importFile',
    audience: 'signed-in',
    needs: rights,
    own: true,
    takes: 'multipart',
    maxFileBytes: 5 * 1024 * 1024,
    summary: 'Add people from an xlsx file: one a line, the first line names the columns',
    body: z.object({ scrollId }),
    data: z.object({ added: z.number() }),
  }),
  findRespondents: call({
    method: 'GET',
    path: '/survey/respondent/findPage',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'The name list with everybody’s answer status, a page at a time',
    query: z.object({
      ...{ scrollId, ...paging },
      search: z.optional(z.string().check(z.maxLength(VALUE))),
      group: z.optional(z.string().check(z.maxLength(VALUE))),
      answerStatus: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(5))),
    }),
    data: page,
  }),
  removeRespondents: call({
    method: 'DELETE',
    path: '/survey/respondent/remove',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Take people off the list: from then on they do not participate; their records stay',
    body: z.object({ scrollId, respondentIds: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_BATCH)) }),
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
      name: z.optional(z.string().check(z.maxLength(VALUE))),
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
