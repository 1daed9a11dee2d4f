import * as z from 'zod/mini';
import { call } from '../call.ts';
import { type OperatorAction, operatorActions } from '../operator-actions.ts';
import { code, paging } from '../shared-inputs.ts';
import { isMailAddress } from '../survey/collect/mail-address.ts';
import { sampleQuota, sampleStates } from '../survey/collect/samples.ts';
import { hiddenPerson } from './enterprises.ts';
import { moment, operatorLine, why } from './operators.ts';

/** The most that is asked for an order of samples: ten million yuan, in fen. */
export const MOST_PRICE_FEN = 1_000_000_000;
const LONGEST_PANEL_ADDRESS = 500;

const languageWord = z.enum(['zh', 'en']);

const mail = z.object({
  taskId: z.string(),
  name: z.string(),
  surveyName: z.string(),
  senderName: z.string(),
  /** Where answers go, with its middle hidden; empty where nowhere is named. */
  replyTo: z.string(),
  /** Whose survey it is; null of one that is nobody’s. */
  owner: z.nullable(hiddenPerson),
  recipients: z.number(),
  languages: z.array(languageWord),
  hasReminders: z.boolean(),
  createTime: moment,
});
export type WaitingMail = z.infer<typeof mail>;

/** As somebody made up gets it: no link of it leads to an answer, and nobody of the name list stands in it. */
const mailContent = z.object({
  isReminder: z.boolean(),
  language: languageWord,
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type WaitingMailContent = z.infer<typeof mailContent>;

const sampleOrder = z.object({
  orderNumber: z.string(),
  surveyName: z.string(),
  state: z.enum(sampleStates),
  samples: z.number(),
  days: z.number(),
  minutes: z.number(),
  incidencePercent: z.number(),
  targets: z.string(),
  quotas: z.array(sampleQuota),
  estimatedFen: z.number(),
  priceFen: z.nullable(z.number()),
  requestTime: moment,
});
export type OrderToHandle = z.infer<typeof sampleOrder>;

const packet = z.object({
  rewardId: z.string(),
  name: z.string(),
  surveyName: z.string(),
  kind: z.enum(['lucky', 'fixed']),
  count: z.number(),
  totalFen: z.number(),
  probability: z.number(),
  /** Of fixed ones; null of lucky ones. */
  eachFen: z.nullable(z.number()),
  /** Whom it is for: everybody, or who comes by this link, this channel, with this label. */
  targetKind: z.enum(['survey', 'link', 'channel', 'people']),
  targetName: z.string(),
  /** Where the survey is answered; of a link its own, else null. */
  link: z.nullable(z.string()),
  /** Claims of a device and an address that go out by themselves; 0: as many as come. */
  perDevice: z.number(),
  perAddress: z.number(),
  holdsSuspicious: z.boolean(),
  /** What was approved before, where it comes back for more money or other people; 0 of a new one. */
  approvedFen: z.number(),
  /** Whose money it is. */
  payerKind: z.enum(['person', 'enterprise']),
  payerName: z.string(),
  /** Whose survey it is; null of one that is nobody’s. */
  owner: z.nullable(hiddenPerson),
  createTime: moment,
});
export type PacketToReview = z.infer<typeof packet>;

const refusedPayout = z.object({
  billNo: z.string(),
  rewardName: z.string(),
  amountFen: z.number(),
  /** WeChat's own word, such as NO_AUTH or NOT_ENOUGH. */
  refusal: z.string(),
  tries: z.number(),
  sinceTime: moment,
});
export type RefusedPayout = z.infer<typeof refusedPayout>;

/** What is decided in this room, in the words of the console’s log. */
export const reviewActions = {
  mail: ['mail.approve', 'mail.reject', 'mail.allow'],
  sample: ['sample.approve', 'sample.decline', 'sample.paid', 'sample.field'],
  packet: ['packet.approve', 'packet.reject'],
} as const satisfies Record<string, readonly OperatorAction[]>;
export type ReviewKind = keyof typeof reviewActions;
export const reviewKinds = ['mail', 'sample', 'packet'] as const satisfies readonly ReviewKind[];

const decision = z.object({
  lineId: z.number(),
  time: moment,
  by: operatorLine.shape.by,
  action: z.enum(operatorActions),
  why: z.string(),
  /** What it was about, as it is called now; null when it is gone. */
  about: z.nullable(z.string()),
  /** Where that stands now: the sending’s state or the order’s. */
  state: z.nullable(z.string()),
  /** What was asked for an order; null where nothing was. */
  priceFen: z.nullable(z.number()),
});
export type ReviewDecision = z.infer<typeof decision>;

const address = z.string().check(z.trim(), z.minLength(3), z.maxLength(200), z.refine(isMailAddress));
const panelAddress = z.string().check(z.trim(), z.maxLength(LONGEST_PANEL_ADDRESS), z.url());
const operator = { audience: 'operator', own: true } as const;
const orderNumber = code;

export const reviewCalls = {
  mails: call({
    ...operator,
    method: 'GET',
    path: '/operator/reviews/mails',
    operatorNeeds: 'reviews.see',
    summary: 'Mailings that wait for somebody of the platform to look at them, the oldest first',
    query: z.object(paging),
    data: z.object({ items: z.array(mail), total: z.number() }),
  }),
  mail: call({
    ...operator,
    method: 'GET',
    path: '/operator/reviews/mail',
    operatorNeeds: 'reviews.see',
    summary: 'What a mailing says, in each of its languages and in its reminders, as somebody made up gets it',
    query: z.object({ taskId: code }),
    data: z.extend(mail, { contents: z.array(mailContent) }),
  }),
  approve: call({
    ...operator,
    method: 'POST',
    path: '/operator/reviews/approve',
    operatorNeeds: 'reviews.decide',
    noted: { action: 'mail.approve', of: 'taskId', keeps: ['why'] },
    summary: 'Let a mailing go',
    body: z.object({ taskId: code, why }),
    data: z.null(),
  }),
  reject: call({
    ...operator,
    method: 'POST',
    path: '/operator/reviews/reject',
    operatorNeeds: 'reviews.decide',
    noted: { action: 'mail.reject', of: 'taskId', keeps: ['why'] },
    summary: 'Send a mailing back; its senders read the reason',
    body: z.object({ taskId: code, why }),
    data: z.null(),
  }),
  address: call({
    ...operator,
    method: 'POST',
    path: '/operator/reviews/address',
    operatorNeeds: 'reviews.decide',
    noted: { action: 'mail.look', keeps: ['email'] },
    summary: 'Whether an address gets no more mail of anybody here, and why',
    body: z.object({ email: address }),
    data: z.object({
      reason: z.nullable(z.enum(['address-gone', 'complained'])),
      sinceTime: z.nullable(moment),
    }),
  }),
  allow: call({
    ...operator,
    method: 'POST',
    path: '/operator/reviews/allow',
    operatorNeeds: 'reviews.decide',
    noted: { action: 'mail.allow', keeps: ['email', 'why'] },
    summary: 'Let mail go to an address again',
    body: z.object({ email: address, why }),
    data: z.null(),
  }),
  samples: call({
    ...operator,
    method: 'GET',
    path: '/operator/reviews/samples',
    operatorNeeds: 'reviews.see',
    summary: 'Orders for samples that there is something to do about, the oldest first',
    query: z.object(paging),
    data: z.object({ items: z.array(sampleOrder), total: z.number() }),
  }),
  quote: call({
    ...operator,
    method: 'POST',
    path: '/operator/reviews/quote',
    operatorNeeds: 'reviews.decide',
    noted: { action: 'sample.approve', of: 'orderNumber', keeps: ['priceFen', 'why'] },
    summary: 'Approve an order for samples at a price',
    body: z.object({ orderNumber, priceFen: z.int().check(z.minimum(1), z.maximum(MOST_PRICE_FEN)), why }),
    data: z.null(),
  }),
  decline: call({
    ...operator,
    method: 'POST',
    path: '/operator/reviews/decline',
    operatorNeeds: 'reviews.decide',
    noted: { action: 'sample.decline', of: 'orderNumber', keeps: ['why'] },
    summary: 'Decline an order for samples; its customer reads the reason',
    body: z.object({ orderNumber, why }),
    data: z.null(),
  }),
  paid: call({
    ...operator,
    method: 'POST',
    path: '/operator/reviews/paid',
    operatorNeeds: 'reviews.decide',
    noted: { action: 'sample.paid', of: 'orderNumber', keeps: ['why'] },
    summary: 'Note that an order for samples is paid',
    body: z.object({ orderNumber, why }),
    data: z.null(),
  }),
  field: call({
    ...operator,
    method: 'POST',
    path: '/operator/reviews/field',
    operatorNeeds: 'reviews.decide',
    noted: { action: 'sample.field', of: 'orderNumber', keeps: ['why'] },
    summary: 'Open the address of an order for samples, with where its panel takes people back',
    body: z.object({ orderNumber, finished: panelAddress, screened: panelAddress, quotaFull: panelAddress, why }),
    data: z.object({ path: z.string() }),
  }),
  packets: call({
    ...operator,
    method: 'GET',
    path: '/operator/reviews/packets',
    operatorNeeds: 'reviews.see',
    summary: 'Red packets that are paid for and wait for somebody to look at them, the oldest first (S4.36)',
    query: z.object(paging),
    data: z.object({ items: z.array(packet), total: z.number() }),
  }),
  refusedPayouts: call({
    ...operator,
    method: 'GET',
    path: '/operator/reviews/refusedPayouts',
    operatorNeeds: 'reviews.see',
    summary:
      'Money that was won and that WeChat refuses to pay out for a reason of ours, with its word for it, the oldest first',
    query: z.object(paging),
    data: z.object({ items: z.array(refusedPayout), total: z.number() }),
  }),
  approvePacket: call({
    ...operator,
    method: 'POST',
    path: '/operator/reviews/approvePacket',
    operatorNeeds: 'reviews.decide',
    noted: { action: 'packet.approve', of: 'rewardId', keeps: ['why'] },
    summary: 'Let a red packet be given out',
    body: z.object({ rewardId: code, why }),
    data: z.null(),
  }),
  rejectPacket: call({
    ...operator,
    method: 'POST',
    path: '/operator/reviews/rejectPacket',
    operatorNeeds: 'reviews.decide',
    noted: { action: 'packet.reject', of: 'rewardId', keeps: ['why'] },
    summary: 'Send a red packet back; who made it reads the reason',
    body: z.object({ rewardId: code, why }),
    data: z.null(),
  }),
  history: call({
    ...operator,
    method: 'GET',
    path: '/operator/reviews/history',
    operatorNeeds: 'reviews.see',
    summary: 'What was decided about mailings, orders for samples and red packets, by whom and why, the newest first',
    query: z.object({ kind: z.optional(z.enum(reviewKinds)), ...paging }),
    data: z.object({ items: z.array(decision), total: z.number() }),
  }),
};
