import * as z from 'zod/mini';
import { call } from '../call.ts';
import { specPaging } from '../shared-inputs.ts';
import { mailAddress } from '../survey/collect/mail-address.ts';
import { messagePagePaths } from './message-path.ts';

/** Where a message leads: a page of the workspace, and what is to be seen there. */
const messageLink = z.object({
  page: z.enum(Object.keys(messagePagePaths) as (keyof typeof messagePagePaths)[]),
  scrollId: z.optional(z.string()),
  /** A question, a record, an exhibit, a view of the account, a project. */
  part: z.optional(z.string()),
  /** Any page of the site, in the place of all that: of an announcement. */
  path: z.optional(z.string()),
});
export type MessageLink = z.infer<typeof messageLink>;

/** So many unread ones are told at once, and can be marked at once. */
export const MOST_UNREAD = 200;

const messageUserId = z.uuid();

const message = z.object({
  id: z.string(),
  /** The row of this reader: others who got the same message have rows of their own. */
  messageUserId: z.string(),
  kind: z.string(),
  /** In the language of whoever asks. */
  title: z.string(),
  content: z.string(),
  createTime: z.number(),
  readState: z.union([z.literal(0), z.literal(1)]),
  link: z.nullable(messageLink),
});
export type Message = z.infer<typeof message>;

const own = { audience: 'signed-in' } as const;

/** A person’s own messages: nobody else sees them, whatever their rights. */
export const messageCalls = {
  messageReadList: call({
    ...own,
    method: 'GET',
    path: '/message/info/messageReadList',
    summary: `The person’s unread messages, newest first, at most ${MOST_UNREAD}`,
    query: z.object({ type: z._default(z.literal('2'), '2'), t: z.optional(z.string().check(z.maxLength(20))) }),
    data: z.array(message),
  }),
  messageHistoryList: call({
    ...own,
    method: 'GET',
    path: '/message/info/messageHistoryList',
    summary:
      'The person’s messages a page at a time: all of them, or those that were read (or not), or those of one kind',
    query: z.object({
      '$filter.name': z.optional(z.enum(['readState', 'kind'])),
      '$filter.params': z.optional(z.string().check(z.maxLength(40))),
      $orderBy: z._default(z.enum(['create_time desc', 'create_time asc']), 'create_time desc'),
      ...specPaging,
    }),
    data: z.object({ total: z.number(), items: z.array(message) }),
  }),
  deleteMessage: call({
    ...own,
    method: 'PUT',
    path: '/message/info/deleteMessage',
    summary: 'Remove a message from the own ones; another reader’s stays',
    body: z.object({ messageUserId }),
    data: z.null(),
  }),
  setRead: call({
    ...own,
    method: 'PUT',
    path: '/message/info/setRead',
    summary: 'One message was read',
    body: z.object({ messageUserId }),
    data: z.null(),
  }),
  setReadList: call({
    ...own,
    method: 'PUT',
    path: '/message/info/setReadList',
    summary: 'These messages were read',
    body: z.object({ messageUserIds: z.array(messageUserId).check(z.minLength(1), z.maxLength(MOST_UNREAD)) }),
    data: z.null(),
  }),
  mailSetting: call({
    ...own,
    own: true,
    method: 'GET',
    path: '/message/info/mailSetting',
    summary: 'Whether the person’s messages also go to a mailbox of theirs, and which kinds of them',
    data: z.object({
      email: z.string(),
      isOn: z.boolean(),
      /** `isMustKnow`: mailed unless the person chooses otherwise. */
      kinds: z.array(z.object({ kind: z.string(), isOn: z.boolean(), isMustKnow: z.boolean() })),
    }),
  }),
  saveMailSetting: call({
    ...own,
    own: true,
    method: 'PUT',
    path: '/message/info/mailSetting',
    summary:
      'Have messages of these kinds by mail too, or none. The first time the mailbox gets a code, which comes along with the next call',
    body: z.object({
      isOn: z.boolean(),
      email: mailAddress,
      verifyCode: z._default(z.string().check(z.maxLength(20)), ''),
      kinds: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
    }),
    /** False: a code has gone there, and nothing was changed. */
    data: z.object({ isSaved: z.boolean() }),
  }),
};
