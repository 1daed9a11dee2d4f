import { endOutcomes } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { code, paging, scrollId } from '../../shared-inputs.ts';
import { questionnaireStatusCode } from '../questionnaire-status.ts';

/** Letters, digits and underscores of any script. */
export const channelName = z.string().check(z.trim(), z.maxLength(50), z.regex(/^[\p{L}\p{Nd}_]+$/u));
export const isChannelName = (text: string) => z.safeParse(channelName, text).success;
export const LINK_NAME_LENGTH = 50;
/** By outcome: the address that is opened instead of the survey's own end page. */
export const endPageLinks = z.partialRecord(z.enum(endOutcomes), z.string().check(z.maxLength(2000)));
const rights = { right: 'links.manage', on: 'scrollId' } as const;
const toLook = { right: 'links.view', on: 'scrollId' } as const;

export const surveyLink = z.object({
  linkCode: z.string(),
  serialNumber: z.number(),
  name: z.string(),
  channel: z.string(),
  channelCode: z.nullable(z.string()),
  /** As the creator switched it. Answers are taken only while the survey collects, too. */
  enabled: z.boolean(),
  /** Null for whoever may know of some records only; what has come is then counted of those. */
  views: z.nullable(z.number()),
  collected: z.number(),
});
export type SurveyLink = z.infer<typeof surveyLink>;

const outcomes = {
  success: z.number(),
  screened: z.number(),
  quotaFull: z.number(),
  /** Of the success samples; null when there is none. */
  averageSeconds: z.nullable(z.number()),
};

/** A line of the list of links (S3.56). The address is below the platform's own; its QR code is a call of its own. */
const linkRow = z.extend(surveyLink, {
  link: z.string(),
  ...outcomes,
  /** Whether it takes answers now. */
  isOpen: z.boolean(),
  endPageLinks,
  createTime: z.number(),
});
export type LinkRow = z.infer<typeof linkRow>;

const linkOverview = z.object({
  status: questionnaireStatusCode,
  /** As of a link. */
  views: z.nullable(z.number()),
  collected: z.number(),
  ...outcomes,
  /** What the person who asks may do besides: publish and suspend, and hand in files of the questionnaire. */
  mayPublish: z.boolean(),
  mayEdit: z.boolean(),
  /** It is edited beside what is published, and that is not published yet. */
  hasDraft: z.boolean(),
});
export type LinkOverview = z.infer<typeof linkOverview>;

export const linkCalls = {
  create: call({
    method: 'POST',
    path: '/survey/link/create',
    logged: { action: 'link.create', keeps: ['name', 'channel'] },
    audience: 'signed-in',
    needs: rights,
    summary: 'A new anonymous link, in a channel when one is named',
    body: z.object({
      scrollId,
      name: z._default(z.string().check(z.maxLength(LINK_NAME_LENGTH)), ''),
      channel: z.optional(channelName),
    }),
    data: surveyLink,
  }),
  list: call({
    method: 'POST',
    path: '/survey/link/list',
    audience: 'signed-in',
    needs: toLook,
    summary: 'The links of a questionnaire',
    body: z.object({ scrollId }),
    data: z.array(surveyLink),
  }),
  findPage: call({
    method: 'POST',
    path: '/survey/link/findPage',
    audience: 'signed-in',
    needs: toLook,
    summary: 'The links of a questionnaire with what came through each, a page at a time',
    body: z.object({ scrollId, ...paging }),
    data: z.object({ total: z.number(), items: z.array(linkRow) }),
  }),
  overview: call({
    method: 'GET',
    path: '/survey/link/overview',
    audience: 'signed-in',
    needs: toLook,
    own: true,
    summary: 'How a survey stands, and what came through all its addresses together',
    query: z.object({ scrollId }),
    data: linkOverview,
  }),
  count: call({
    method: 'GET',
    path: '/survey/link/count',
    audience: 'signed-in',
    needs: toLook,
    summary: 'How many links of each kind a questionnaire has',
    query: z.object({ scrollId }),
    /** People of the name list are told to whom all records are. */
    data: z.object({ anonymous: z.number(), personal: z.nullable(z.number()), identity: z.number() }),
  }),
  updateState: call({
    method: 'PUT',
    path: '/survey/link/updateState',
    logged: { action: 'link.change', keeps: ['linkCode', 'enabled'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Switch a link on or off, while the survey collects',
    body: z.object({ scrollId, linkCode: code, enabled: z.boolean() }),
    data: z.null(),
  }),
  editEndPageLink: call({
    method: 'POST',
    path: '/survey/link/editEndPageLink',
    logged: { action: 'link.change', keeps: ['linkCode'] },
    audience: 'signed-in',
    needs: rights,
    summary: 'The addresses that a link’s respondents are sent to, by outcome',
    body: z.object({ scrollId, linkCode: code, endPageLinks }),
    data: z.null(),
  }),
  qrCode: call({
    method: 'GET',
    path: '/survey/link/qrCode',
    audience: 'signed-in',
    needs: toLook,
    own: true,
    answers: 'file',
    summary: 'A link’s QR code of so many times 43 pixels, as PNG or SVG; with room for a logo where that is wanted',
    query: z.object({
      scrollId,
      linkCode: code,
      times: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 8),
      format: z._default(z.enum(['png', 'svg']), 'png'),
      /** How much of it is said twice: at H its middle may be covered by a logo. */
      level: z._default(z.enum(['M', 'H']), 'M'),
    }),
    data: z.custom<Uint8Array>(),
  }),
};

const channel = z.object({
  channelCode: z.string(),
  scrollId: z.string(),
  name: z.string(),
  endPageLinks,
  links: z.array(z.object({ linkCode: z.string(), name: z.string(), enabled: z.boolean() })),
});

export const channelCalls = {
  get: call({
    method: 'GET',
    path: '/survey/channel/get',
    audience: 'signed-in',
    needs: { right: 'links.manage', on: 'channelCode' },
    summary: 'A channel with its links',
    query: z.object({ channelCode: code }),
    data: channel,
  }),
  editEndPageLink: call({
    method: 'POST',
    path: '/survey/channel/editEndPageLink',
    logged: { action: 'link.change', keeps: ['channelCode'] },
    audience: 'signed-in',
    needs: { right: 'links.manage', on: 'channelCode' },
    summary: 'The addresses that a channel’s respondents are sent to, by outcome; a link’s own win over them',
    body: z.object({ channelCode: code, endPageLinks }),
    data: z.null(),
  }),
};
