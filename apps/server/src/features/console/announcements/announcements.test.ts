import {
  type AnnouncementInfo,
  announcementCalls,
  type CallData,
  type CallRequest,
  enterpriseCalls,
  type Message,
  messageCalls,
  messagePath,
  operatorLogCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEnterprise } from '../../../testing/build-enterprise.ts';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { deleteMessagesBefore } from '../../people/messages/index.ts';
import { sendAnnouncements, sendStep } from './send-announcements.ts';

type Send = CallRequest<typeof announcementCalls.send>;
type Audience = Send['audience'];

let test: TestApp;
let sender: TestOperator;
let people: TestPerson[];
// Everybody is counted: each test has an installation of its own.
beforeEach(async () => {
  await test?.close();
  test = await buildTestApp();
  sender = await buildOperator(test, 'content');
  people = await Promise.all([1, 2, 3].map(() => buildPerson(test.platform)));
});
afterAll(() => test.close());

const written: Send = {
  zh: { title: '周日维护', text: '周日 2 点到 4 点不能填写。\n\n谢谢。' },
  en: { title: 'Maintenance', text: 'Nothing can be answered from 2 to 4 on Sunday.\n\nThank you.' },
  path: null,
  audience: { to: 'everybody' },
  why: 'new disks',
};
const send = (more: Partial<Send> = {}, by = sender) =>
  test.call(announcementCalls.send, Object.assign({}, written, more), by.seat);
const sent = async (more: Partial<Send> = {}) => (await send(more)).data as { id: number; expected: number };
const count = async (audience: Audience) =>
  (await test.call(announcementCalls.count, { audience }, sender.seat)).data as { readers: number; unknown: number[] };
const cancel = (id: number, by = sender) => test.call(announcementCalls.cancel, { id, why: 'wrong day' }, by.seat);
const list = async () =>
  ((await test.call(announcementCalls.list, {}, sender.seat)).data as CallData<typeof announcementCalls.list>).items;
const newest = async () => (await list())[0] as AnnouncementInfo;
const told = async (person: TestPerson, lang: 'zh' | 'en' = 'en') =>
  ((await test.call(messageCalls.messageReadList, {}, { ...asPerson(person), lang })).data as Message[]).filter(
    ({ kind }) => kind === 'announcement',
  );
const read = (person: TestPerson, { messageUserId }: Message) =>
  test.call(messageCalls.setRead, { messageUserId }, asPerson(person));
const everybody = async () =>
  (await test.platform.database.pool.query<{ total: number }>('select count(*)::int as total from person')).rows[0]!
    .total;
const speak = (person: TestPerson, language: number) =>
  test.platform.database.pool.query('update person set language = $2 where id = $1', [person.id, language]);
const inSeconds = (seconds: number) => test.clock.now().getTime() + seconds * 1000;
const work = () => sendAnnouncements(test.platform, 2);

describe('an announcement', () => {
  it('is everybody’s message, in their own language and in nobody’s name, counted before and after', async () => {
    const all = await everybody();
    expect(await count({ to: 'everybody' })).toEqual({ readers: all, unknown: [] });
    const { id, expected } = await sent();
    expect(expected).toBe(all);
    expect(await newest()).toMatchObject({ id, state: 'sending', readers: 0 });
    await work();
    const [message] = await told(people[0]!);
    expect(message).toMatchObject({
      kind: 'announcement',
      title: 'Announcement: Maintenance',
      content: written.en.text,
    });
    expect(messagePath(message!.link!)).toBe('/message-history');
    expect((await told(people[0]!, 'zh'))[0]).toMatchObject({ title: '平台公告：周日维护', content: written.zh.text });
    expect(JSON.stringify(await told(people[0]!))).not.toContain(sender.nickName);
    await read(people[0]!, message!);
    await test.call(
      messageCalls.deleteMessage,
      { messageUserId: (await told(people[1]!))[0]!.messageUserId },
      asPerson(people[1]!),
    );
    expect(await newest()).toMatchObject({ id, state: 'sent', readers: all, read: 2, expected: all });
    await deleteMessagesBefore(test.platform.database.pool, new Date(Date.now() + 60_000));
    expect(await newest()).toMatchObject({ readers: all, read: null });
  });

  it('is got once, whatever is broken off, repeated, or done by several at a time', async () => {
    const [all, { id }] = [await everybody(), await sent()];
    expect(all).toBeGreaterThan(4);
    await sendStep(test.platform, 2);
    const broken = test.platform.database.transaction(async () => {
      throw new Error('the process died');
    });
    await expect(broken).rejects.toThrow('died');
    expect(await newest()).toMatchObject({ state: 'sending', readers: 2 });
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await newest()).toMatchObject({ id, state: 'sent', readers: all });
    const { rows } = await test.platform.database.pool.query(
      `select count(*)::int as rows, count(distinct person_id)::int as people from message_reader r
         join message m on m.id = r.message_id where m.kind = 'announcement'`,
    );
    expect(rows).toEqual([{ rows: all, people: all }]);
  });

  it('waits for its moment, and can be taken back until then, by one of two', async () => {
    const { id } = await sent({ at: inSeconds(60) });
    await work();
    expect(await newest()).toMatchObject({ state: 'planned', readers: 0, read: null });
    test.clock.advanceSeconds(60);
    await work();
    expect(await newest()).toMatchObject({ id, state: 'sent' });
    const later = await sent({ at: inSeconds(60) });
    const other = await buildOperator(test, 'administrator');
    const codes = await Promise.all([cancel(later.id), cancel(later.id, other)]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['0000', '9865']);
    test.clock.advanceSeconds(60);
    await work();
    expect(await newest()).toMatchObject({ id: later.id, state: 'cancelled', readers: 0 });
    expect((await cancel(id)).code).toBe('9865');
    expect((await cancel(999)).code).toBe('9865');
  });

  it('that is cancelled under way stays with who has it, and reaches nobody else', async () => {
    const { id } = await sent();
    await sendStep(test.platform, 2);
    expect((await cancel(id)).code).toBe('0000');
    await work();
    expect(await newest()).toMatchObject({ state: 'cancelled', readers: 2, read: 0 });
  });

  it('leads to a page of this site, in the inbox and in a mail, and nowhere else', async () => {
    await test.platform.database.pool.query(
      `insert into message_mailbox (person_id, address, is_on, choices, changed_at)
       values ($1, 'a@example.org', true, '{"announcement": true}', now()), ($2, 'b@example.org', true, '{}', now())`,
      [people[0]!.id, people[1]!.id],
    );
    await sent({ path: '/news/7?from=inbox' });
    await work();
    expect(messagePath((await told(people[0]!))[0]!.link!)).toBe('/news/7?from=inbox');
    const { rows } = await test.platform.database.pool.query('select person_id from message_mail');
    expect(rows).toEqual([{ person_id: people[0]!.id }]);
    for (const path of [
      '//example.org',
      '/\\example.org',
      'https://example.org',
      'javascript:alert(1)',
      '/a b',
      '/api/x',
    ])
      expect([path, (await send({ path })).code]).toEqual([path, '9001']);
    expect(messagePath({ page: 'messages', path: '//example.org' })).toBe('/message-history');
  });

  it.each([
    { zh: { title: '', text: '文' } },
    { en: { title: 'T', text: ' ' } },
    { en: { title: 'two\nlines', text: 'x' } },
    { en: { title: 'T', text: 'x'.repeat(2001) } },
    { why: '' },
    { audience: { to: 'accounts', accounts: [] } },
    { audience: { to: 'enterprises', enterpriseIds: [] } },
    { audience: { to: 'plans', planIds: Array.from({ length: 51 }, () => 'team') } },
    { audience: { to: 'plans', planIds: ['none-has-it'] } },
    { audience: { to: 'accounts', accounts: Array.from({ length: 101 }, () => '13000000000') } },
  ] as Partial<Send>[])('is none with %o', async wrong => {
    expect((await send(wrong)).code).toBe('9001');
  });

  it('is refused for a moment that has passed', async () => {
    expect((await send({ at: inSeconds(0) })).code).toBe('9001');
  });
});

describe('some of all people', () => {
  it('are those of enterprises, of plans, who administer them, and who read a language', async () => {
    const [one, two, three] = people as [TestPerson, TestPerson, TestPerson];
    const outside = await buildPerson(test.platform);
    const { enterpriseId: first } = await buildEnterprise(test, one);
    const { enterpriseId: second } = await buildEnterprise(test, two);
    await test.call(enterpriseCalls.addMember, { enterpriseId: first, phone: three.phone }, asPerson(one));
    await test.platform.database.pool.query(`update enterprise set plan_id = 'team' where enterprise_id = $1`, [
      second,
    ]);
    await speak(three, 2);
    const countOf = async (audience: Audience) => (await count(audience)).readers;
    expect(await countOf({ to: 'enterprises', enterpriseIds: [first] })).toBe(2);
    expect(await countOf({ to: 'enterprises', enterpriseIds: [first, second, first] })).toBe(3);
    expect(await countOf({ to: 'enterprises', enterpriseIds: [first], administratorsOnly: true })).toBe(1);
    expect(await countOf({ to: 'everybody', administratorsOnly: true })).toBe(2);
    expect(await countOf({ to: 'plans', planIds: ['team'] })).toBe(1);
    expect(await countOf({ to: 'everybody', language: 'en' })).toBe(1);
    expect(await countOf({ to: 'enterprises', enterpriseIds: [first], language: 'zh' })).toBe(1);
    await sent({ audience: { to: 'enterprises', enterpriseIds: [first], language: 'en' } });
    await work();
    expect((await Promise.all([one, two, three, outside].map(person => told(person)))).map(all => all.length)).toEqual([
      ...[0, 0, 1, 0],
    ]);
    await test.platform.database.pool.query('update enterprise set deleted_at = now() where enterprise_id = $1', [
      first,
    ]);
    expect(await countOf({ to: 'everybody', administratorsOnly: true })).toBe(1);
  });

  it('are named by account: who is nobody’s is told by its place, and looking is noted without saying whom', async () => {
    const [one, two] = people as [TestPerson, TestPerson];
    const accounts = [one.phone, '13999999999', two.phone, one.phone];
    expect(await count({ to: 'accounts', accounts })).toEqual({ readers: 2, unknown: [1] });
    expect(await send({ audience: { to: 'accounts', accounts } })).toMatchObject({
      code: '9113',
      field: 'audience.accounts',
    });
    await sent({ audience: { to: 'accounts', accounts: [one.phone, two.phone] } });
    await work();
    expect((await Promise.all(people.map(person => told(person)))).map(all => all.length)).toEqual([1, 1, 0]);
    expect((await newest()).audience).toEqual({
      to: 'accounts',
      names: [],
      accounts: 2,
      administratorsOnly: false,
      language: null,
    });
    expect(JSON.stringify(await list())).not.toContain(one.phone);
    const { rows } = await test.platform.database.pool.query('select named_people from announcement');
    expect(rows).toEqual([{ named_people: [] }]);
    const chief = await buildOperator(test, 'administrator');
    const { data } = await test.call(operatorLogCalls.list, { userId: sender.id }, chief.seat);
    const { items } = data as CallData<typeof operatorLogCalls.list>;
    expect(items).toMatchObject([
      { action: 'announcement.send', details: { to: 'accounts', expected: 2, why: 'new disks', title: '周日维护' } },
      { action: 'person.find', details: { accounts: 2 } },
      { action: 'person.find', details: { accounts: 4 } },
      { action: 'person.find', details: { accounts: 4 } },
    ]);
    expect(JSON.stringify(items)).not.toContain(one.phone);
  });

  it('are chosen from plans and from enterprises by name', async () => {
    const { enterpriseId, name } = await buildEnterprise(test, people[0]!);
    const { data } = await test.call(announcementCalls.choices, { name }, sender.seat);
    expect(data).toMatchObject({ enterprises: [{ enterpriseId, name }] });
    const { plans } = data as CallData<typeof announcementCalls.choices>;
    expect(plans.map(({ planId }) => planId)).toEqual(['trial', 'team', 'enterprise']);
    expect((await test.call(announcementCalls.choices, {}, sender.seat)).data).toMatchObject({ enterprises: [] });
    const reader = await buildOperator(test, 'reader');
    expect((await test.call(announcementCalls.choices, {}, reader.seat)).code).toBe('9861');
  });
});
