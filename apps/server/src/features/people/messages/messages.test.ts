import { type CallData, type Message, MOST_UNREAD, messageCalls } from '@wenshu/api-contract';
import { messageKinds } from '@wenshu/texts/people/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { sweep } from '../../sweep.ts';
import { sendMessage } from './index.ts';

let test: TestApp;
let person: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  stranger = await buildPerson(test.platform);
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const as = ({ token }: TestPerson, lang: 'zh' | 'en' = 'en') => ({ token, lang }) as const;
const send = (survey: string, to = [person.id]) =>
  sendMessage(test.platform.database.pool, {
    to,
    kind: 'collaborator-added',
    details: { by: 'Lin', survey },
    link: { page: 'editor', scrollId: 'scroll1' },
  });
const unread = async (reader = person, lang?: 'zh' | 'en') =>
  (await test.call(messageCalls.messageReadList, { type: '2', t: '1' }, as(reader, lang))).data as Message[];
type History = CallData<typeof messageCalls.messageHistoryList>;
const history = async (input: object = {}) =>
  (await test.call(messageCalls.messageHistoryList, input, as(person))).data as History;
const setRead = ({ messageUserId }: Message, reader = person) =>
  test.call(messageCalls.setRead, { messageUserId }, as(reader));

describe('GET /message/info/messageReadList', () => {
  it('answers the unread ones with every field, newest first, each reader in their own language (P3.22, P7.54, P7.59)', async () => {
    await send('Fruit');
    await send('Tea');
    const [newest, older] = await unread();
    expect(newest).toEqual({
      id: expect.any(String),
      messageUserId: expect.any(String),
      kind: 'collaborator-added',
      readState: 0,
      title: 'You were added to a survey',
      content: 'Lin invites you to work on “Tea”.',
      createTime: expect.any(Number),
      link: { page: 'editor', scrollId: 'scroll1' },
    });
    expect(older?.content).toContain('Fruit');
    expect((await unread(person, 'zh'))[0]).toMatchObject({
      title: '您被加入了一份问卷',
      content: 'Lin邀请您协作“Tea”。',
    });
  });

  it('tells no more than it promises, and nothing of others', async () => {
    await test.platform.database.pool.query(
      `with m as (insert into message (kind, details, created_at)
         select 'file-ready', '{"title":"x"}', now() from generate_series(1, $2) returning id)
       insert into message_reader (message_id, person_id, created_at) select id, $1, now() from m`,
      [person.id, MOST_UNREAD + 1],
    );
    expect(await unread()).toHaveLength(MOST_UNREAD);
    expect(await unread(stranger)).toEqual([]);
  });
});

describe('marking', () => {
  it('one goes from unread to read when it was opened (P4.27, P7.57, P7.62)', async () => {
    await send('Fruit');
    const [message] = await unread();
    expect((await setRead(message!)).code).toBe('0000');
    expect(await unread()).toEqual([]);
    expect((await history()).items).toMatchObject([{ messageUserId: message!.messageUserId, readState: 1 }]);
  });

  it('many go at once, by their array of ids (P4.28, P7.58, P7.63)', async () => {
    for (const survey of ['a', 'b', 'c']) await send(survey);
    const ids = (await unread()).map(one => one.messageUserId);
    await test.call(messageCalls.setReadList, { messageUserIds: ids }, as(person));
    expect(await unread()).toEqual([]);
    expect((await history({ '$filter.name': 'readState', '$filter.params': '1' })).total).toBe(3);
  });

  it('another reader of the same message still has it unread, and nobody marks or removes another’s', async () => {
    const other = await buildPerson(test.platform);
    await send('shared', [person.id, other.id]);
    const [mine] = await unread();
    expect(await setRead(mine!, stranger)).toMatchObject({ code: '9180', message: 'This message has been removed' });
    await test.call(messageCalls.setReadList, { messageUserIds: [mine!.messageUserId] }, as(stranger));
    const remove = { messageUserId: mine!.messageUserId };
    expect((await test.call(messageCalls.deleteMessage, remove, as(stranger))).code).toBe('9180');
    expect(await unread()).toHaveLength(1);
    await setRead(mine!);
    expect(await unread(other)).toHaveLength(1);
  });
});

describe('GET /message/info/messageHistoryList', () => {
  it('pages all of them, eight unless told otherwise, newest first or oldest first (P7.55, P7.56, P7.60, P9.4)', async () => {
    for (let n = 1; n <= 10; n++) await send(`survey ${n}`);
    const first = await history({ $orderBy: 'create_time desc' });
    expect([first.total, first.items.length, first.items[0]!.content.includes('survey 10')]).toEqual([10, 8, true]);
    const second = await history({ '$paging.page': 2, '$paging.size': 8 });
    expect(second.items.map(one => one.content.match(/survey (\d+)/)?.[1])).toEqual(['2', '1']);
    const oldest = await history({ $orderBy: 'create_time asc', '$paging.size': 1 });
    expect(oldest.items[0]!.content).toContain('survey 1');
  });

  it('filters by what was read and by kind, and refuses a state that there is not', async () => {
    await send('read');
    await setRead((await unread())[0]!);
    await send('unread');
    await sendMessage(test.platform.database.pool, { to: [person.id], kind: 'file-ready', details: { title: 'f' } });
    const total = async (name: string, params: string) =>
      (await history({ '$filter.name': name, '$filter.params': params })).total;
    expect([await total('readState', '1'), await total('readState', '0')]).toEqual([1, 2]);
    expect([await total('kind', 'file-ready'), await total('kind', 'nothing')]).toEqual([1, 0]);
    const wrong = { '$filter.name': 'readState', '$filter.params': '7' } as const;
    expect(await test.call(messageCalls.messageHistoryList, wrong, as(person))).toMatchObject({
      code: '9001',
      field: '$filter.params',
    });
  });
});

it('a removed one is gone from both lists (P7.61), and all go with half a year', async () => {
  await send('removed');
  await send('kept');
  const [kept, removed] = await unread();
  await test.call(messageCalls.deleteMessage, { messageUserId: removed!.messageUserId }, as(person));
  expect((await history()).items.map(one => one.messageUserId)).toEqual([kept!.messageUserId]);
  const age = (days: number) =>
    test.platform.database.pool.query(
      `update message set created_at = $2::timestamptz - make_interval(days => $3) where id = $1`,
      [kept!.id, test.clock.now(), days],
    );
  await age(179);
  await sweep(test.platform);
  expect(await unread()).toHaveLength(1);
  await age(181);
  await sweep(test.platform);
  expect(await unread()).toEqual([]);
});

it('every kind has a title and a sentence in both languages', () => {
  const details = {
    by: 'Lin',
    survey: 'Fruit',
    title: 'Data',
    report: 'Weekly',
    words: 'why?',
    count: 3,
    cells: 2,
    cap: 5,
    ...({ state: 'approved', note: 'soon' } as const),
    feature: 'p016',
    thing: 'Fruit',
    right: 'links.view',
    reply: 'later',
    enterprise: 'Orchard',
    seats: 5,
    account: '138****8000',
    project: 'Autumn',
    order: '20260101a',
    task: 'Invitation',
    reason: 'no purpose',
    packet: 'Thank you',
    why: 'no purpose',
    ...({ unit: 'points', amount: 500 } as const),
    fen: 1250,
    zh: { title: '维护', text: '周日' },
    en: { title: 'Maintenance', text: 'On Sunday' },
  };
  for (const { title, content } of Object.values(messageKinds.en)) {
    expect(typeof title === 'string' ? title : title(details as never)).not.toMatch(/^$|undefined/);
    expect(content(details)).not.toMatch(/undefined|\[object/);
  }
  expect(messageKinds.en['quota-full'].content({ survey: 'Fruit', cells: 1 })).toBe('A quota cell of “Fruit” is full.');
  const named = { survey: 'Fruit', cells: 5, names: ['Age · 18–25', 'Age · 26–35'] };
  expect(messageKinds.en['quota-full'].content(named)).toBe(
    'In “Fruit”, “Age · 18–25”, “Age · 26–35” and 3 more are full.',
  );
  expect(messageKinds.zh['quota-full'].content(named)).toBe(
    '“Fruit”的配额 “Age · 18–25”、“Age · 26–35” 等 5 个单元已收满。',
  );
  expect(messageKinds.en['quota-full'].content({ survey: 'Fruit', cells: 2 })).toBe(
    '2 quota cells of “Fruit” are full.',
  );
});
