import {
  type CallData,
  COMMENT_LONGEST,
  type CommentPartKind,
  type CommentThread,
  commentCalls,
  type Message,
  messageCalls,
  rights,
  scrollListCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, choiceId, textId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { insertRecords } from '../../../testing/insert-records.ts';

let test: TestApp;
let creator: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;
let scrollId: string;
beforeAll(async () => {
  test = await buildTestApp();
  stranger = await buildPerson(test.platform);
});
beforeEach(async () => {
  creator = await buildPerson(test.platform);
  colleague = await buildPerson(test.platform);
  ({ scrollId } = await buildSurvey(test, creator));
  await giveRights(test.platform, colleague, scrollId, ['questionnaire.view']);
});
afterAll(() => test.close());

const as = (person: TestPerson) => ({ ...asPerson(person), lang: 'en' as const });
const at = (partId: string = choiceId, partKind: CommentPartKind = 'question') => ({ scrollId, partKind, partId });
const list = async (reader: TestPerson, part = at()) =>
  (await test.call(commentCalls.list, part, as(reader))).data as CommentThread[];
const add = (writer: TestPerson, words: string, more: { mentions?: string[]; replyTo?: string } = {}, part = at()) =>
  test.call(commentCalls.add, { ...part, words, ...more }, as(writer));
const added = async (...input: Parameters<typeof add>) => {
  const answer = await add(...input);
  expect(answer.code).toBe('0000');
  return (answer.data as { commentId: string }).commentId;
};
const told = async (person: TestPerson) =>
  ((await test.call(messageCalls.messageReadList, {}, as(person))).data as Message[]).map(one => [
    one.kind,
    one.content,
  ]);
type Summary = CallData<typeof commentCalls.summary>;
const summary = async (reader: TestPerson, partKind: CommentPartKind = 'question') =>
  (await test.call(commentCalls.summary, { scrollId, partKind }, as(reader))).data as Summary;

describe('a conversation', () => {
  it('is seen by both, in order, with answers below and unread marks until it was looked at', async () => {
    const first = await added(creator, 'Too long?');
    await added(colleague, 'I think so', { replyTo: first });
    await added(creator, 'And the second option?');
    expect(await list(creator)).toMatchObject([
      {
        commentId: first,
        words: 'Too long?',
        isOwn: true,
        isUnread: false,
        resolved: null,
        editTime: null,
        author: { userId: creator.id, nickName: creator.nickName },
        replies: [{ words: 'I think so', isOwn: false, isUnread: true }],
      },
      { words: 'And the second option?', replies: [] },
    ]);
    expect(await summary(colleague)).toEqual([{ partId: choiceId, open: 2, total: 3, unread: 2 }]);
    await test.call(commentCalls.markSeen, at(), as(colleague));
    expect(await summary(colleague)).toMatchObject([{ unread: 0 }]);
    expect(await summary(creator)).toMatchObject([{ unread: 1 }]);
    expect(await list(creator, at(textId))).toEqual([]);
    await test.call(commentCalls.markSeen, at('made up', 'exhibit'), as(creator));
    const seen = await test.platform.database.pool.query('select 1 from comment_seen where object_id = $1', [scrollId]);
    expect(seen.rowCount).toBe(1);
  });

  it('tells who is mentioned, who is answered, and the writer of what was resolved; nobody of their own doing', async () => {
    const first = await added(creator, `@${colleague.nickName} too long?`, { mentions: [colleague.id, colleague.id] });
    expect(await told(colleague)).toEqual([
      ['comment-mention', `${creator.nickName} in “Coffee habits”: @${colleague.nickName} too long?`],
    ]);
    await added(colleague, 'Yes', { replyTo: first });
    await test.call(commentCalls.resolve, { scrollId, commentId: first, isResolved: true }, as(colleague));
    await test.call(commentCalls.resolve, { scrollId, commentId: first, isResolved: true }, as(colleague));
    expect((await told(creator)).map(([kind]) => kind)).toEqual(['comment-resolved', 'comment-reply']);
    expect(await list(creator)).toMatchObject([{ resolved: { nickName: colleague.nickName } }]);
    expect(await summary(creator)).toMatchObject([{ open: 0 }]);
    await test.call(commentCalls.resolve, { scrollId, commentId: first, isResolved: false }, as(creator));
    expect(await list(creator)).toMatchObject([{ resolved: null }]);
    expect(await told(colleague)).toHaveLength(1);
  });

  it('is edited and taken back by its writer alone, and an answered comment leaves its place', async () => {
    const first = await added(creator, 'Wrong');
    const answer = await added(colleague, 'Why?', { replyTo: first });
    const edit = { scrollId, commentId: first, words: 'Right', mentions: [colleague.id] };
    expect((await test.call(commentCalls.edit, edit, as(colleague))).code).toBe('9104');
    expect((await test.call(commentCalls.edit, edit, as(creator))).code).toBe('0000');
    await test.call(commentCalls.edit, { ...edit, words: 'Right!' }, as(creator));
    expect((await told(colleague)).map(([kind]) => kind)).toEqual(['comment-mention']);
    expect(await list(creator)).toMatchObject([{ words: 'Right!', editTime: expect.any(Number) }]);
    const remove = (commentId: string, person: TestPerson) =>
      test.call(commentCalls.remove, { scrollId, commentId }, as(person));
    expect((await remove(first, colleague)).code).toBe('9104');
    await remove(first, creator);
    expect(await list(creator)).toMatchObject([{ words: '', isRemoved: true, replies: [{ words: 'Why?' }] }]);
    expect((await remove(first, creator)).code).toBe('9181');
    await remove(answer, colleague);
    expect(await list(creator)).toEqual([]);
  });
});

describe('who may', () => {
  it('nobody without the right reads or writes, and nobody mentions who may not see it', async () => {
    await added(creator, 'Secret');
    expect((await test.call(commentCalls.list, at(), as(stranger))).code).toBe('9104');
    expect((await add(stranger, 'Hello')).code).toBe('9104');
    expect(await add(creator, `@${stranger.nickName}`, { mentions: [stranger.id] })).toMatchObject({
      code: '9184',
      field: 'mentions',
    });
    const people = (await test.call(commentCalls.people, at(), as(colleague))).data as { userId: string }[];
    expect(people.map(one => one.userId).toSorted()).toEqual([creator.id, colleague.id].toSorted());
    expect(await told(stranger)).toEqual([]);
  });

  it('comments on records and exhibits ask for the right to look at records', async () => {
    expect((await add(colleague, 'Look', {}, at('chart-1', 'exhibit'))).code).toBe('9104');
    expect((await test.call(commentCalls.summary, { scrollId, partKind: 'record' }, as(colleague))).code).toBe('9104');
    await added(creator, 'Look', {}, at('chart-1', 'exhibit'));
    const people = await test.call(commentCalls.people, at('chart-1', 'exhibit'), as(creator));
    expect(people.data).toMatchObject([{ userId: creator.id }]);
  });

  it('a record outside of somebody’s range has no comments for them', async () => {
    const submittedAt = '2026-03-01T10:00:00Z';
    const survey = await buildSurvey(test, creator);
    ({ scrollId } = survey);
    await giveRights(test.platform, colleague, scrollId, ['questionnaire.view']);
    await insertRecords(test, survey, [
      { channel: 'mail', submittedAt },
      { channel: 'web', submittedAt },
    ]);
    const { rows } = await test.platform.database.pool.query<{ id: string }>(
      'select answer_record_id as id from answer_record where scroll_id = $1 order by channel',
      [scrollId],
    );
    const [here, there] = rows.map(row => row.id);
    await giveRights(test.platform, colleague, scrollId, ['records.view'], { kind: 'channel', channels: ['mail'] });
    for (const id of [here, there]) await added(creator, 'Strange', {}, at(String(id), 'record'));
    expect((await summary(colleague, 'record')).map(one => one.partId)).toEqual([here]);
    expect((await test.call(commentCalls.list, at(String(there), 'record'), as(colleague))).code).toBe('9182');
    const mention = { mentions: [colleague.id] };
    expect((await add(creator, '@', mention, at(String(there), 'record'))).code).toBe('9184');
    expect((await add(creator, '@', mention, at(String(here), 'record'))).code).toBe('0000');
  });

  it('refuses what is not there, too long, empty, or answers an answer or another part', async () => {
    expect((await add(creator, 'Where?', {}, at('nowhere001'))).code).toBe('9182');
    expect(await add(creator, 'x'.repeat(COMMENT_LONGEST + 1))).toMatchObject({ code: '9001', field: 'words' });
    expect(await add(creator, '  ')).toMatchObject({ code: '9001', field: 'words' });
    const first = await added(creator, 'First');
    const answer = await added(creator, 'Answer', { replyTo: first });
    expect((await add(creator, 'Deeper', { replyTo: answer })).code).toBe('9181');
    expect((await add(creator, 'Elsewhere', { replyTo: first }, at(textId))).code).toBe('9181');
    const other = await buildSurvey(test, creator);
    const foreign = { scrollId: other.scrollId, commentId: first, isResolved: true };
    expect((await test.call(commentCalls.resolve, foreign, as(creator))).code).toBe('9181');
  });

  it('who lost the right is not told of answers any more', async () => {
    const first = await added(colleague, 'Mine');
    await removeAllRights(test.platform.database.pool, colleague.id, { kind: 'questionnaire', id: scrollId });
    await added(creator, 'Answer', { replyTo: first });
    await test.call(commentCalls.resolve, { scrollId, commentId: first, isResolved: true }, as(creator));
    expect(await told(colleague)).toEqual([]);
  });
});

describe('two at the same moment', () => {
  /** What is done while somebody is at the comment, and goes on once they are through with it. */
  const whileHeld = async <Answer>(commentId: string, more: string, act: () => readonly Promise<Answer>[]) => {
    const { pool } = test.platform.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from comment where id = $1 for update', [commentId]);
    if (more !== '') await holder.query(more, [commentId]);
    const acts = act();
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(acts.length);
    await holder.query('commit');
    holder.release();
    return Promise.all(acts);
  };

  it('resolve a comment: its writer is told once', async () => {
    const first = await added(creator, 'Too long?');
    const resolve = () =>
      test.call(commentCalls.resolve, { scrollId, commentId: first, isResolved: true }, as(colleague));
    const answers = await whileHeld(first, '', () => [resolve(), resolve()]);
    expect(answers.map(({ code }) => code)).toEqual(['0000', '0000']);
    expect((await told(creator)).map(([kind]) => kind)).toEqual(['comment-resolved']);
  });

  it('take a comment back and answer it: the answer is refused in words, and nobody is told of it', async () => {
    const first = await added(creator, 'Too long?');
    const gone = 'delete from comment where id = $1';
    const [answer] = await whileHeld(first, gone, () => [add(colleague, 'I think so', { replyTo: first })]);
    expect(answer?.code).toBe('9181');
    expect(await told(creator)).toEqual([]);
  });
});

it('comments go with their questionnaire', async () => {
  await giveRights(test.platform, creator, scrollId, rights);
  await added(creator, 'Gone soon');
  await test.call(commentCalls.markSeen, at(), as(creator));
  await test.call(scrollListCalls.moveToBin, { scrollId }, as(creator));
  await test.call(scrollListCalls.deleteForEver, { scrollId }, as(creator));
  for (const table of ['comment', 'comment_seen']) {
    const { rowCount } = await test.platform.database.pool.query(`select 1 from ${table} where object_id = $1`, [
      scrollId,
    ]);
    expect(rowCount).toBe(0);
  }
});
