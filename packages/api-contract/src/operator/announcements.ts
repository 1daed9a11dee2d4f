import * as z from 'zod/mini';
import { call } from '../call.ts';
import { OWN_PAGE } from '../message/message-path.ts';
import { paging, partId } from '../shared-inputs.ts';
import { PLAN_PATTERN } from '../team/enterprise.ts';
import { accountName, why } from './operators.ts';

export const LONGEST_ANNOUNCEMENT = { title: 80, text: 2_000, path: 300 } as const;
export const MOST_NAMED_ACCOUNTS = 100;
export const MOST_CHOSEN = 50;

const words = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_ANNOUNCEMENT.title), z.regex(/^[^\n\r]*$/)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_ANNOUNCEMENT.text)),
});

const language = z.optional(z.enum(['zh', 'en']));
const administratorsOnly = z._default(z.boolean(), false);
const most = z.maxLength(MOST_CHOSEN);

/** To whom. Who stands in it twice gets it once. */
const audience = z.discriminatedUnion('to', [
  /** With `administratorsOnly`: whoever administers an enterprise. */
  z.object({ to: z.literal('everybody'), administratorsOnly, language }),
  z.object({
    to: z.literal('enterprises'),
    enterpriseIds: z.array(partId).check(z.minLength(1), most),
    administratorsOnly,
    language,
  }),
  /** Members of the enterprises that have one of these plans. */
  z.object({
    to: z.literal('plans'),
    planIds: z.array(z.string().check(z.regex(PLAN_PATTERN))).check(z.minLength(1), most),
    administratorsOnly,
    language,
  }),
  z.object({
    to: z.literal('accounts'),
    accounts: z.array(accountName).check(z.minLength(1), z.maxLength(MOST_NAMED_ACCOUNTS)),
    language,
  }),
]);
export type AnnouncementAudience = z.infer<typeof audience>;

/** The same as it is told afterwards: enterprises by name, accounts only as how many they were. */
const toldAudience = z.object({
  to: z.enum(['everybody', 'enterprises', 'plans', 'accounts']),
  names: z.array(z.object({ zh: z.string(), en: z.string() })),
  accounts: z.number(),
  administratorsOnly: z.boolean(),
  language: z.nullable(z.enum(['zh', 'en'])),
});

export const announcementStates = ['planned', 'sending', 'sent', 'cancelled'] as const;

const announcement = z.object({
  id: z.number(),
  zh: words,
  en: words,
  path: z.nullable(z.string()),
  audience: toldAudience,
  state: z.enum(announcementStates),
  by: z.object({ kind: z.enum(['person', 'secret', 'command']), name: z.string() }),
  madeTime: z.number(),
  startTime: z.number(),
  endTime: z.nullable(z.number()),
  /** How many there were when it was written. */
  expected: z.number(),
  /** How many have got it. */
  readers: z.number(),
  /** How many of them have read or removed it; null before the first has got it, and when all messages of that time are gone. */
  read: z.nullable(z.number()),
});
export type AnnouncementInfo = z.infer<typeof announcement>;

const sends = { audience: 'operator', operatorNeeds: 'announcements.send', own: true } as const;

/** What the platform tells all of its people or some of them. Never in an operator's name. */
export const announcementCalls = {
  list: call({
    ...sends,
    method: 'GET',
    path: '/operator/announcements/list',
    summary: 'What was announced, and what is planned; the newest first',
    query: z.object(paging),
    data: z.object({ items: z.array(announcement), total: z.number() }),
  }),
  choices: call({
    ...sends,
    method: 'GET',
    path: '/operator/announcements/choices',
    summary: 'To whom one can write: plans, and enterprises whose name has these words in it',
    query: z.object({ name: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
    data: z.object({
      plans: z.array(z.object({ planId: z.string(), zh: z.string(), en: z.string() })),
      enterprises: z.array(z.object({ enterpriseId: z.string(), name: z.string() })),
    }),
  }),
  count: call({
    ...sends,
    method: 'POST',
    path: '/operator/announcements/count',
    summary: 'How many would get it, and which of the named accounts nobody has, by their places',
    body: z.object({ audience }),
    data: z.object({ readers: z.number(), unknown: z.array(z.number()) }),
  }),
  send: call({
    ...sends,
    method: 'POST',
    path: '/operator/announcements/send',
    summary: 'Send it, now or from a moment on',
    body: z.object({
      zh: words,
      en: words,
      path: z.nullable(z.string().check(z.maxLength(LONGEST_ANNOUNCEMENT.path), z.regex(OWN_PAGE))),
      audience,
      at: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(253_402_300_799_000))),
      why,
    }),
    data: z.object({ id: z.number(), expected: z.number() }),
  }),
  cancel: call({
    ...sends,
    method: 'POST',
    noted: { action: 'announcement.cancel', of: 'id', keeps: ['why'] },
    path: '/operator/announcements/cancel',
    summary: 'Nobody else gets it; who has it keeps it',
    body: z.object({ id: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)), why }),
    data: z.null(),
  }),
};
