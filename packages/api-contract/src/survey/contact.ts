import * as z from 'zod/mini';
import { call } from '../call.ts';
import { friendGroup, newFriend } from './check-respondent.ts';
import { changedLabels, checkedFile, FILE_BYTES, importSource, importWishes, notAsked } from './respondent.ts';
import { code, paging, scrollId } from './shared-inputs.ts';

export const MOST_FRIENDS = 1000; // P5.30.

const friendIds = z.array(code).check(z.minLength(1), z.maxLength(MOST_FRIENDS));
/** A mobile number or an e-mail address, as a name list has it. */
const contact = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const contacts = z.array(contact).check(z.minLength(1), z.maxLength(2 * MOST_FRIENDS));

const search = {
  ...paging,
  search: z.optional(z.string().check(z.maxLength(200))),
  group: z.optional(z.string().check(z.maxLength(200))),
  label: z.optional(z.string().check(z.maxLength(500))),
};

/** P3.12: nickname and serial number, and how to reach them. */
const friend = z.object({
  friendId: z.string(),
  serialNumber: z.number(),
  nickname: z.string(),
  mobile: z.string(),
  email: z.string(),
  group: z.string(),
  custom: z.record(z.string(), z.string()),
  labels: z.array(z.string()),
  /** Wishes not to be asked again. */
  isNotToAsk: z.boolean(),
});
export type FriendRow = z.infer<typeof friend>;

const own = { audience: 'signed-in', own: true } as const;

/** A person's own address book. */
export const friendCalls = {
  addFriends: call({
    ...own,
    method: 'POST',
    path: '/survey/friend/add',
    summary: 'Add friends to one’s own address book: all of them, or none when there would be too many',
    body: z.object({ friends: z.array(newFriend).check(z.minLength(1), z.maxLength(MOST_FRIENDS)) }),
    data: z.object({ added: z.number() }),
  }),
  importFriends: call({
    ...own,
    method: 'POST',
    path: '/survey/friend/importFile',
    takes: 'multipart',
    maxFileBytes: FILE_BYTES,
    summary: 'Add friends from an xlsx or csv file, read and mended as a name list is',
    body: z.object(importWishes),
    data: z.object({ added: z.number(), leftOut: z.number() }),
  }),
  checkFriendFile: call({
    ...own,
    method: 'POST',
    path: '/survey/friend/checkFile',
    takes: 'multipart',
    maxFileBytes: FILE_BYTES,
    summary: 'What an import of this file would add, and which lines it would refuse; nothing is stored',
    body: z.object({ source: importSource }),
    data: checkedFile,
  }),
  friendTemplate: call({
    ...own,
    method: 'GET',
    path: '/survey/friend/template',
    answers: 'file',
    summary: 'A sheet to fill in for an import, with the columns that the address book has',
    data: z.custom<Uint8Array>(),
  }),
  editFriend: call({
    ...own,
    method: 'PUT',
    path: '/survey/friend/edit',
    summary: 'Change what is known of a friend; the serial number stays',
    body: z.object({ friendId: code, friend: newFriend }),
    data: z.null(),
  }),
  removeFriends: call({
    ...own,
    method: 'DELETE',
    path: '/survey/friend/remove',
    summary: 'Remove friends; they can be taken back for a while',
    body: z.object({ friendIds }),
    data: z.object({ removed: z.number() }),
  }),
  takeFriendsBack: call({
    ...own,
    method: 'POST',
    path: '/survey/friend/takeBack',
    summary: 'Take removed friends back: all of them, or none when there would be too many',
    body: z.object({ friendIds }),
    data: z.object({ takenBack: z.number() }),
  }),
  groupFriends: call({
    ...own,
    method: 'PUT',
    path: '/survey/friend/group',
    summary: 'Put friends into a group; one that nobody is in yet is a new one (P5.22, P5.23)',
    body: z.object({ friendIds, group: friendGroup }),
    data: z.object({ changed: z.number() }),
  }),
  renameGroup: call({
    ...own,
    method: 'PUT',
    path: '/survey/friend/renameGroup',
    summary: 'Give a group another name; under the name of another group the two become one (P5.22, P5.23)',
    body: z.object({ group: friendGroup, name: friendGroup }),
    data: z.object({ changed: z.number() }),
  }),
  labelFriends: call({
    ...own,
    method: 'PUT',
    path: '/survey/friend/label',
    summary:
      'Put labels on friends, and take labels off them: of all, or of nobody when one of them would have too many',
    body: z.object({ friendIds, add: z._default(newFriend.shape.labels, []), remove: changedLabels }),
    data: z.object({ changed: z.number() }),
  }),
  findFriends: call({
    ...own,
    method: 'GET',
    path: '/survey/friend/findPage',
    summary: 'One’s own friends, a page at a time',
    query: z.object(search),
    data: z.object({ total: z.number(), items: z.array(friend) }),
  }),
  friendSummary: call({
    ...own,
    method: 'GET',
    path: '/survey/friend/summary',
    summary: 'How many friends there are, and which groups, labels and fields of their own they have',
    data: z.object({
      total: z.number(),
      groups: z.array(z.object({ group: z.string(), friends: z.number() })),
      labels: z.array(z.string()),
      fields: z.array(z.string()),
    }),
  }),
  inviteFriends: call({
    ...own,
    method: 'POST',
    path: '/survey/friend/invite',
    needs: { right: 'links.manage', on: 'scrollId', ofAllRecords: true },
    logged: { action: 'respondent.add', keeps: ['friendIds'] },
    summary:
      'Put friends into the name list of a survey, without whoever stands there already or wishes not to be asked',
    body: z.object({ scrollId, friendIds }),
    data: z.object({ added: z.number(), already: z.number(), notAsked }),
  }),
};

const contactRow = z.object({
  /** The number, or the e-mail of whoever has none. */
  contact: z.string(),
  name: z.string(),
  groups: z.array(z.string()),
  labels: z.array(z.string()),
  /** In how many surveys, and how many of them were submitted. */
  surveys: z.number(),
  answered: z.number(),
  /** When the newest record of theirs was submitted, or begun; milliseconds since 1970. */
  lastAt: z.nullable(z.number()),
  isNotToAsk: z.boolean(),
});
export type ContactRow = z.infer<typeof contactRow>;

const contactSurvey = z.object({
  scrollId: z.string(),
  survey: z.string(),
  respondentId: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  group: z.string(),
  labels: z.array(z.string()),
  /** 0 to 5, as in the name list. */
  answerStatus: z.number(),
  isRemoved: z.boolean(),
  at: z.nullable(z.number()),
  /** Where there is one and the reader may see records of this survey. */
  answerRecordId: z.nullable(z.string()),
});
export type ContactSurvey = z.infer<typeof contactSurvey>;

/** Respondents over all surveys whose name lists somebody manages, and the wish not to be asked again. */
export const contactCalls = {
  findContacts: call({
    ...own,
    method: 'GET',
    path: '/survey/contact/findPage',
    summary: 'Respondents over all surveys whose links one manages: a line for each number or e-mail, a page at a time',
    query: z.object({ ...search, answered: z.optional(z.enum(['yes', 'no'])) }),
    data: z.object({ total: z.number(), items: z.array(contactRow) }),
  }),
  contactSummary: call({
    ...own,
    method: 'GET',
    path: '/survey/contact/summary',
    summary: 'The groups and labels that respondents have over all surveys whose links one manages',
    data: z.object({ groups: z.array(z.string()), labels: z.array(z.string()) }),
  }),
  contactSurveys: call({
    ...own,
    method: 'POST',
    path: '/survey/contact/surveys',
    summary: 'The surveys that a respondent stands in, how far they came, and what they wish',
    body: z.object({ contact }),
    data: z.object({
      items: z.array(contactSurvey),
      wish: z.nullable(
        z.object({ saidBy: z.enum(['respondent', 'owner']), saidAt: z.number(), takenBackAt: z.nullable(z.number()) }),
      ),
    }),
  }),
  keepWish: call({
    ...own,
    method: 'PUT',
    path: '/survey/contact/keepWish',
    summary: 'Keep that people wish not to be asked again by any survey of one’s own',
    body: z.object({ contacts }),
    data: z.null(),
  }),
  takeWishBack: call({
    ...own,
    method: 'POST',
    path: '/survey/contact/takeWishBack',
    summary: 'Take such a wish back, with the reason why: the person may be asked again',
    body: z.object({ contact, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    data: z.null(),
  }),
};
