import * as z from 'zod/mini';
import { call } from '../call.ts';
import { respondentValue } from './check-respondent.ts';
import { mailAddress } from './mail-address.ts';
import { code, paging, scrollId } from './shared-inputs.ts';

const rights = { right: 'links.send', on: 'scrollId', ofAllRecords: true } as const;

export const sendMethods = ['mail', 'sms'] as const;
export type SendMethod = (typeof sendMethods)[number];
const sendMethod = z.enum(sendMethods);
/** An invitation, or a reminder of one. */
export const sendTypes = ['invite', 'reminder'] as const;
const type = z.enum(sendTypes);

const MOST_RECIPIENTS = 9999;
export const SEND_LIMITS = {
  name: 50,
  subject: 200,
  body: 10_000,
  sms: 500,
  days: 60,
  reminders: 5,
  tasks: 500,
} as const;

/** One language's words. Whose field `language` (语言) names one of them gets that one, everybody else the first. */
const content = z.object({
  language: z.enum(['zh', 'en']),
  subject: z._default(z.string().check(z.maxLength(SEND_LIMITS.subject), z.regex(/^[^\r\n]*$/)), ''),
  body: z.string().check(z.minLength(1), z.maxLength(SEND_LIMITS.body)),
});
export type SendContent = z.infer<typeof content>;
const contents = z.array(content).check(z.minLength(1), z.maxLength(2));

/** Whom of the name list: by how far they have come. */
export const sendAudiences = ['all', 'not-answered', 'not-completed', 'not-finished'] as const;
export type SendAudience = (typeof sendAudiences)[number];

/** Who got the first message and has not finished after so many days is reminded, so many times. */
const remind = z.object({
  afterDays: z.number().check(z.int(), z.minimum(1), z.maximum(SEND_LIMITS.days)),
  most: z.number().check(z.int(), z.minimum(1), z.maximum(SEND_LIMITS.reminders)),
  to: z.enum(['not-answered', 'not-completed', 'not-finished']),
  contents,
});
export type SendRemind = z.infer<typeof remind>;

const written = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(SEND_LIMITS.name)),
  contents,
  /** Shown before the installation's own address. */
  senderName: z._default(z.string().check(z.trim(), z.maxLength(50), z.regex(/^[^\r\n]*$/)), ''),
  replyTo: z._default(mailAddress, ''),
  remind: z._default(z.nullable(remind), null),
};

/** S4.11, S4.13: of one message. A task that was stopped leaves the rest not sent. Doubtful: it was being handed over when its sender died, so that it may have left or not. */
export const sendStates = ['not-sent', 'pending-review', 'rejected', 'queued', 'doubtful', 'sent', 'failed'] as const;
export type SendState = (typeof sendStates)[number];
/** Why a message was not sent; words are `sendingTexts.reasons`. */
export const sendReasons = [
  ...(['refused', 'unreachable', 'no-points', 'answered', 'removed', 'unwilling', 'declined', 'stopped'] as const),
  // Told later: the mailbox is gone, the mail came back for another reason, its reader called it unwanted.
  ...(['address-gone', 'returned', 'complained'] as const),
] as const;
export type SendReason = (typeof sendReasons)[number];
const state = z.enum(sendStates);
const reason = z.nullable(z.enum(sendReasons));
const moment = z.nullable(z.number());

/** Of what one unsubscribes: the invitations of a survey’s owner, a report, or the messages of one’s own account. */
export const mailRounds = ['survey', 'report', 'messages'] as const;
export type MailRoundName = (typeof mailRounds)[number];

/** Doubtful: nothing waits but somebody's decision about messages that may have left. */
export const sendTaskStates = ['pending-review', 'rejected', 'sending', 'stopped', 'doubtful', 'done'] as const;
const task = z.object({
  code: z.string(),
  name: z.string(),
  sendMethod,
  type,
  state: z.enum(sendTaskStates),
  /** Why it was rejected, as the operator wrote it. */
  rejection: z.string(),
  contents: z.array(content),
  senderName: z.string(),
  replyTo: z.string(),
  remind: z.nullable(remind),
  remindersMade: z.number(),
  createTime: z.number(),
  total: z.number(),
  /** By state of the messages. */
  counts: z.record(state, z.number()),
  opened: z.number(),
  visited: z.number(),
  answered: z.number(),
});
export type SendTask = z.infer<typeof task>;

const recipient = z.object({
  respondentId: z.string(),
  name: z.string(),
  address: z.string(),
  state,
  reason,
  sentTime: moment,
  /** Of a doubtful one: when it was handed over, and what it is called in the other side's log (a mail's Message-ID). */
  handedTime: moment,
  sendId: z.nullable(z.string()),
  openedTime: moment,
  hasVisited: z.boolean(),
  answerStatus: z.number(),
  /** How often it was sent again by hand. */
  resends: z.number(),
});
export type SendRecipient = z.infer<typeof recipient>;

/** What somebody says of doubtful messages: they have left, or they leave once more and may come twice. */
export const sendDecisions = ['sent', 'again'] as const;
export type SendDecision = (typeof sendDecisions)[number];

const taskCode = { scrollId, code };
/** Of a mail's foot, and of its header: which mail, and a sign that it is this address's. */
const unsubscribing = {
  codeNum: z._default(z.string().check(z.maxLength(200)), ''),
  encodeEmail: z._default(z.string().check(z.maxLength(200)), ''),
};

/** Sending a survey to its name list by mail and by SMS. */
export const sendCalls = {
  sendPermission: call({
    method: 'GET',
    path: '/survey/sendMsg/permission',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Whether mail and SMS can be sent for this survey now, what is left to pay for them, and what each needs',
    query: z.object({ scrollId }),
    data: z.object({
      /** Null when it may be sent. */
      mail: z.nullable(z.enum(['not-collecting', 'nobody'])),
      sms: z.nullable(z.enum(['not-collecting', 'nobody', 'no-points'])),
      /** How many of the list have an address, and how many a number. */
      withMail: z.number(),
      withMobile: z.number(),
      points: z.number(),
      isReviewed: z.boolean(),
      /** Nothing leaves until the operator says go on: this installation was restored from a backup. What is sent waits. */
      isPaused: z.boolean(),
      sender: z.string(),
      /** What a custom field is called in a text. */
      customFields: z.array(z.string()),
    }),
  }),
  getSendTemplates: call({
    method: 'GET',
    path: '/survey/sendTemplate/getSendTemplates',
    audience: 'signed-in',
    needs: rights,
    summary:
      'Texts to begin with: what was sent last, to whom `linkId` is for if it is named, and one in each language',
    query: z.object({ scrollId, sendMethod, type: z._default(type, 'invite'), linkId: z.optional(code) }),
    data: z.array(z.extend(content, { isLast: z.boolean() })),
  }),
  sendMsgBatch: call({
    method: 'POST',
    path: '/survey/sendMsg/sendMsgBatch',
    logged: { action: 'sending.begin', keeps: ['sendMethod', 'type'] },
    audience: 'signed-in',
    needs: rights,
    summary: 'Send to people of the name list. Mail waits for its review where there is one',
    body: z.object({
      scrollId,
      sendMethod,
      ...written,
      type: z._default(type, 'invite'),
      /** Made by whoever asks: the same one again is the same task, so that a second press sends nothing twice. */
      code,
      to: z._default(z.enum(sendAudiences), 'all'),
      /** Nobody but these, by their ids. */
      userId: z.optional(z.array(code).check(z.minLength(1), z.maxLength(MOST_RECIPIENTS))),
      /** Nobody but this group. */
      flockId: z.optional(respondentValue),
      /** Nobody but who got this earlier one: a reminder of it by hand. */
      afterCode: z.optional(code),
      /** Nobody but the person of this one-to-one link. */
      linkId: z.optional(code),
      /** Nobody but who has this in a field of the list's own; without a value, whoever has anything in it. */
      customId: z.optional(z.string().check(z.minLength(1), z.maxLength(50))),
      customValue: z.optional(respondentValue),
      /** `{link}` is the anonymous link of this channel for everybody: who answers by it is not known. */
      channelCode: z.optional(code),
      /** `{link}` is the survey's identity check for everybody, where each says who they are. */
      personalCheckId: z.optional(code),
    }),
    data: z.object({ code: z.string(), recipients: z.number(), notAsked: z.number() }),
  }),
  mendSendTask: call({
    method: 'PUT',
    path: '/survey/sendMsg/mend',
    logged: { action: 'sending.mend' },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Write a task anew that was rejected; it goes to review again',
    body: z.object({ ...taskCode, ...written }),
    data: z.null(),
  }),
  updateSendState: call({
    method: 'PUT',
    path: '/survey/link/updateSendState',
    logged: { action: 'sending.state', keeps: ['state'] },
    audience: 'signed-in',
    needs: rights,
    summary: 'Stop a task at once, go on with it, or send again what failed',
    body: z.object({ ...taskCode, state: z.enum(['stopped', 'sending', 'resend-failed']) }),
    data: z.object({ changed: z.number() }),
  }),
  decideDoubtful: call({
    method: 'PUT',
    path: '/survey/sendMsg/decide',
    logged: { action: 'sending.decide', keeps: ['decision', 'respondentIds'] },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary:
      'Count doubtful messages as sent, or send them again, which may make them come twice; all of a task, or those to some people',
    body: z.object({
      ...taskCode,
      decision: z.enum(sendDecisions),
      respondentIds: z.optional(z.array(code).check(z.minLength(1), z.maxLength(MOST_RECIPIENTS))),
    }),
    data: z.object({ changed: z.number() }),
  }),
  sendTasks: call({
    method: 'GET',
    path: '/survey/sendMsg/tasks',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'What was sent by mail or by SMS, the newest first, with what came of it',
    query: z.object({ scrollId, sendMethod, ...paging }),
    data: z.object({ total: z.number(), items: z.array(task) }),
  }),
  sendRecipients: call({
    method: 'GET',
    path: '/survey/sendMsg/recipients',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'Everybody of one task: sent or why not, opened, visited, answered',
    query: z.object({ ...taskCode, ...paging, state: z.optional(state) }),
    data: z.object({ total: z.number(), items: z.array(recipient) }),
  }),
  sendRecord: call({
    method: 'GET',
    path: '/survey/link/sendRecord',
    audience: 'signed-in',
    needs: rights,
    summary: 'What was sent to the person of this one-to-one link',
    query: z.object({ scrollId, code }),
    data: z.array(z.extend(recipient, { taskName: z.string(), sendMethod, type })),
  }),
  previewSend: call({
    method: 'POST',
    path: '/survey/sendMsg/preview',
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary: 'The message as one of its recipients gets it: the first of the list, or the one named',
    body: z.object({ scrollId, sendMethod, contents, senderName: written.senderName, userId: z.optional(code) }),
    data: z.object({
      language: z.enum(['zh', 'en']),
      name: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      characters: z.number(),
      parts: z.number(),
    }),
  }),
  testMail: call({
    method: 'POST',
    path: '/survey/sendMsg/test',
    logged: { action: 'sending.test' },
    audience: 'signed-in',
    needs: rights,
    own: true,
    summary:
      'The mail as a trial to a mailbox of one’s own; its link leads to nobody’s answers. A few an hour. The first time the mailbox gets a code, which comes along with the next call',
    body: z.object({
      scrollId,
      contents,
      senderName: written.senderName,
      replyTo: written.replyTo,
      email: mailAddress.check(z.minLength(3)),
      verifyCode: z._default(z.string().check(z.maxLength(20)), ''),
    }),
    /** False: a code has gone there instead. */
    data: z.object({ isSent: z.boolean() }),
  }),
  checkEmailUnsubscribe: call({
    method: 'GET',
    path: '/survey/sendMsg/checkEmailUnsubscribe',
    audience: 'visitor',
    summary: 'Whether this address of a mail can unsubscribe, or has already; changes nothing',
    query: z.object(unsubscribing),
    data: z.object({ isUnsubscribed: z.boolean(), of: z.enum(mailRounds) }),
  }),
  addEmailUnsubscribe: call({
    method: 'POST',
    path: '/survey/sendMsg/addEmailUnsubscribe',
    audience: 'visitor',
    summary: 'Get no more mail from whoever sent this one',
    body: z.object(unsubscribing),
    data: z.null(),
  }),
  mailOpened: call({
    method: 'GET',
    path: '/survey/sendMsg/opened',
    audience: 'visitor',
    own: true,
    answers: 'file',
    summary: 'The picture of one point in a mail, which says that it was opened',
    query: z.object(unsubscribing),
    data: z.custom<Uint8Array>(),
  }),
};
