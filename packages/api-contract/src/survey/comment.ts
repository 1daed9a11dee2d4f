import * as z from 'zod/mini';
import { call } from '../call.ts';
import { scrollId } from './shared-inputs.ts';

/** What can be commented on: a question of the questionnaire, a record of its data, an exhibit of its statistics. */
export const commentPartKinds = ['question', 'record', 'exhibit'] as const;
export type CommentPartKind = (typeof commentPartKinds)[number];

export const COMMENT_LONGEST = 1000;
export const MOST_MENTIONS = 20;
/** Of one part, answers included. */
export const MOST_COMMENTS = 500;

const partKind = z.enum(commentPartKinds);
const part = { scrollId, partKind, partId: z.string().check(z.minLength(1), z.maxLength(400)) };
const commentId = z.uuid();
const said = {
  words: z.string().check(z.trim(), z.minLength(1), z.maxLength(COMMENT_LONGEST)),
  /** Who is meant; their names stand in the words with an @ before. */
  mentions: z._default(z.array(z.uuid()).check(z.maxLength(MOST_MENTIONS)), []),
};

const person = z.object({ userId: z.string(), nickName: z.string(), picture: z.nullable(z.string()) });
export type CommentPerson = z.infer<typeof person>;

const comment = z.object({
  commentId: z.string(),
  /** Null: the account is gone. */
  author: z.nullable(person),
  isOwn: z.boolean(),
  /** Empty when its writer took it back and others had answered. */
  words: z.string(),
  isRemoved: z.boolean(),
  mentions: z.array(z.object({ userId: z.string(), nickName: z.string() })),
  createTime: z.number(),
  editTime: z.nullable(z.number()),
  /** Written by another since the person last looked. */
  isUnread: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

const thread = z.extend(comment, {
  replies: z.array(comment),
  resolved: z.nullable(z.object({ nickName: z.nullable(z.string()), time: z.number() })),
});
export type CommentThread = z.infer<typeof thread>;

const own = {
  audience: 'signed-in',
  own: true,
  needs: { right: 'questionnaire.view', on: 'scrollId' },
} as const;

/** Whoever may look at a part may speak about it; records and exhibits ask for the right to look at records, too. */
export const commentCalls = {
  list: call({
    ...own,
    method: 'GET',
    path: '/survey/comment/list',
    summary: 'The comments on a question, a record or an exhibit, oldest first, with their answers',
    query: z.object(part),
    data: z.array(thread),
  }),
  summary: call({
    ...own,
    method: 'GET',
    path: '/survey/comment/summary',
    summary: 'Which parts have comments: how many are open, how many the person has not seen',
    query: z.object({ scrollId, partKind }),
    data: z.array(z.object({ partId: z.string(), open: z.number(), total: z.number(), unread: z.number() })),
  }),
  people: call({
    ...own,
    method: 'GET',
    path: '/survey/comment/people',
    summary: 'Who may see a part, and so can be mentioned in a comment on it',
    query: z.object(part),
    data: z.array(person),
  }),
  add: call({
    ...own,
    method: 'POST',
    path: '/survey/comment/add',
    summary: 'Write a comment, or answer one; who is mentioned is told',
    body: z.object({ ...part, ...said, replyTo: z.optional(commentId) }),
    data: z.object({ commentId: z.string() }),
  }),
  edit: call({
    ...own,
    method: 'PUT',
    path: '/survey/comment/edit',
    summary: 'Change one’s own words; who is mentioned for the first time is told',
    body: z.object({ scrollId, commentId, ...said }),
    data: z.null(),
  }),
  remove: call({
    ...own,
    method: 'DELETE',
    path: '/survey/comment/remove',
    summary: 'Take one’s own comment back; where others have answered, its place stays without its words',
    body: z.object({ scrollId, commentId }),
    data: z.null(),
  }),
  resolve: call({
    ...own,
    method: 'PUT',
    path: '/survey/comment/resolve',
    summary: 'Say that a comment is dealt with, or open it again',
    body: z.object({ scrollId, commentId, isResolved: z.boolean() }),
    data: z.null(),
  }),
  markSeen: call({
    ...own,
    method: 'POST',
    path: '/survey/comment/markSeen',
    summary: 'The person has looked at the comments on a part',
    body: z.object(part),
    data: z.null(),
  }),
};
