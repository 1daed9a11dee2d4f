import * as z from 'zod/mini';
import { call } from '../call.ts';
import { mailAddress } from '../survey/collect/mail-address.ts';
import { sendReasons } from '../survey/collect/sending.ts';
import { reportAddress, signedIn } from './shared.ts';

export const scheduleRhythms = ['day', 'week', 'month'] as const;
export const MOST_SCHEDULE_RECIPIENTS = 20;

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));

/** When, on the clock of the questionnaire’s time zone. */
const rule = z.object({
  every: z.enum(scheduleRhythms),
  hour: whole(0, 23),
  /** Of a week: Monday is 1. */
  weekday: z._default(whole(1, 7), 1),
  /** Of a month; where a month is shorter, its last day. */
  day: z._default(whole(1, 31), 1),
});
export type ScheduleRule = z.infer<typeof rule>;

const language = z.enum(['zh', 'en']);
const recipient = z.object({
  email: mailAddress.check(z.minLength(3)),
  /** A member of the report: in their own language, and only as long as they may see it. */
  userId: z.optional(z.uuid()),
  /** Of somebody outside. */
  language: z._default(language, 'zh'),
});
export type ScheduleRecipient = z.infer<typeof recipient>;

/** `paused`: whoever has a mail can open its link; all others end that too. */
export const scheduleStops = ['paused', 'by-person', 'rights-lost', 'link-withdrawn'] as const;
export type ScheduleStop = (typeof scheduleStops)[number];

const sending = z.object({
  time: z.number(),
  /** Sent by hand, to see what it looks like. */
  isTrial: z.boolean(),
  /** `due`: it is being made. */
  state: z.enum(['due', 'queued', 'failed', 'stopped']),
  letters: z.array(
    z.object({
      address: z.string(),
      state: z.enum(['queued', 'sent', 'failed', 'not-sent']),
      reason: z.nullable(z.enum(sendReasons)),
      sentTime: z.nullable(z.number()),
    }),
  ),
});

const schedule = z.object({
  rule,
  recipients: z.array(z.extend(recipient, { hasUnsubscribed: z.boolean() })),
  hasPdf: z.boolean(),
  /** Null when it is stopped. */
  nextTime: z.nullable(z.number()),
  stopped: z.nullable(z.enum(scheduleStops)),
  /** With whose rights it is sent. */
  nickName: z.string(),
  isOwn: z.boolean(),
});

const needs = { right: 'records.export', on: 'scrollId' } as const;

/** A report that is sent by mail again and again; for whoever manages it. */
export const reportScheduleCalls = {
  getSchedule: call({
    ...signedIn,
    method: 'GET',
    path: '/report/getSchedule',
    needs,
    summary: 'When and to whom a report is sent by mail, and what became of the last sendings',
    query: z.object(reportAddress),
    data: z.object({
      /** Of the questionnaire. */
      timeZone: z.string(),
      schedule: z.nullable(schedule),
      sendings: z.array(sending),
    }),
  }),
  saveSchedule: call({
    ...signedIn,
    method: 'POST',
    path: '/report/saveSchedule',
    logged: { action: 'report.schedule' },
    needs,
    summary:
      'Send a report by mail every day, week or month: with a link of its own and what has changed since the last one, of what the person may see then',
    body: z.object({
      ...reportAddress,
      rule,
      recipients: z.array(recipient).check(z.minLength(1), z.maxLength(MOST_SCHEDULE_RECIPIENTS)),
      hasPdf: z._default(z.boolean(), false),
    }),
    data: z.object({ nextTime: z.number() }),
  }),
  stopSchedule: call({
    ...signedIn,
    method: 'POST',
    path: '/report/stopSchedule',
    logged: { action: 'report.schedule-stop' },
    needs,
    summary:
      'Send a report no more; the link of its mails ends at once. Paused it stays, and saving the schedule goes on',
    body: z.object({ ...reportAddress, isPaused: z._default(z.boolean(), false) }),
    data: z.null(),
  }),
  sendScheduledNow: call({
    ...signedIn,
    method: 'POST',
    path: '/report/sendScheduledNow',
    needs,
    summary: 'Send the next mail of a report now to one address, to see what it looks like; the others notice nothing',
    body: z.object({ ...reportAddress, email: mailAddress.check(z.minLength(3)) }),
    data: z.null(),
  }),
};
