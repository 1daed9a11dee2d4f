import { type CallData, errorCodes, friendCalls, MOST_FRIENDS, respondentCalls } from '@wenshu/api-contract';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { sendForm } from '../../../testing/send-form.ts';
import { sweep } from '../../sweep.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

type Page = CallData<typeof friendCalls.findFriends>;

/** Somebody with an address book of their own. */
async function buildBook(names: readonly string[] = []) {
  const person = await buildPerson(test.platform);
  const call = async (one: (typeof friendCalls)[keyof typeof friendCalls], input: object = {}) =>
    test.call(one, input as never, asPerson(person));
  const add = (friends: readonly object[]) => call(friendCalls.addFriends, { friends });
  const find = async (search: object = {}) => (await call(friendCalls.findFriends, search)).data as Page;
  const idsOf = async (...wanted: string[]) =>
    (await find({ size: 200 })).items.filter(one => wanted.includes(one.nickname)).map(one => one.friendId);
  if (names.length > 0) await add(names.map(name => ({ name })));
  return { person, call, add, find, idsOf };
}
const many = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `F${n}` }));
const namesOf = ({ items }: Page) => items.map(one => one.nickname);
const send = async (
  person: TestPerson,
  call: typeof friendCalls.importFriends | typeof friendCalls.checkFriendFile,
  rows: string[][],
  fields = {},
) =>
  sendForm(test.app, call, {
    token: person.token,
    fields,
    file: { name: 'friends.xlsx', content: await writeXlsx({ sheets: [{ name: '1', rows }] }) },
  });

describe('friends', () => {
  it('hold nickname and serial number, how to reach them, group, labels and attributes of their own (P3.12, P2.90)', async () => {
    const { add, find, call } = await buildBook();
    const lei = {
      mobile: '13500000001',
      email: 'Lei@Example.com',
      group: '同事',
      labels: ['跑步'],
      custom: { 城市: '杭州' },
    };
    expect(
      (
        await add([
          { name: '阿雷', ...lei },
          { name: 'Mei', group: 'Club', labels: ['跑步', 'Tea'] },
        ])
      ).data,
    ).toEqual({
      added: 2,
    });
    await add([{ name: 'Third' }]);
    const page = await find();
    expect(page.items[0]).toEqual({
      ...lei,
      nickname: '阿雷',
      serialNumber: 1,
      friendId: expect.any(String),
      isNotToAsk: false,
    });
    expect(page.items.map(one => one.serialNumber)).toEqual([1, 2, 3]);
    expect((await call(friendCalls.friendSummary)).data).toEqual({
      total: 3,
      groups: [
        { group: 'Club', friends: 1 },
        { group: '同事', friends: 1 },
      ],
      labels: ['Tea', '跑步'],
      fields: ['城市'],
    });
  });

  it.each([
    ['a nickname', { search: 'MEI' }, ['Mei']],
    ['a number', { search: '0000007' }, ['Lei']],
    ['an attribute', { search: '杭' }, ['Lei']],
    ['a sign that is no wildcard', { search: '%' }, []],
    ['a group', { group: 'Club' }, ['Mei', 'Bo']],
    ['a label', { label: 'Tea' }, ['Lei', 'Bo']],
    ['a group and a label', { group: 'Club', label: 'Tea' }, ['Bo']],
  ])('are found by %s', async (_what, search, names) => {
    const { add, find } = await buildBook();
    await add([
      { name: 'Lei', mobile: '13500000007', labels: ['Tea'], custom: { 城市: '杭州' } },
      { name: 'Mei', group: 'Club' },
      { name: 'Bo', group: 'Club', labels: ['Tea'] },
    ]);
    const page = await find(search);
    expect([namesOf(page), page.total]).toEqual([names, names.length]);
  });

  it('are changed, each by its id; numbers stay', async () => {
    const { call, find, idsOf } = await buildBook(['Lei', 'Mei']);
    const [friendId] = await idsOf('Mei');
    expect((await call(friendCalls.editFriend, { friendId, friend: { name: 'Mei Mei', group: 'Club' } })).code).toBe(
      '0000',
    );
    expect((await find()).items[1]).toMatchObject({ nickname: 'Mei Mei', group: 'Club', serialNumber: 2 });
  });

  it('are removed and taken back, with the number that they had', async () => {
    const { call, find, idsOf } = await buildBook(['Lei', 'Mei']);
    const friendIds = await idsOf('Lei');
    expect((await call(friendCalls.removeFriends, { friendIds })).data).toEqual({ removed: 1 });
    expect((await call(friendCalls.removeFriends, { friendIds })).data).toEqual({ removed: 0 });
    expect(namesOf(await find())).toEqual(['Mei']);
    expect((await call(friendCalls.takeFriendsBack, { friendIds })).data).toEqual({ takenBack: 1 });
    expect((await call(friendCalls.takeFriendsBack, { friendIds })).data).toEqual({ takenBack: 0 });
    expect((await find()).items.map(one => [one.nickname, one.serialNumber])).toEqual([
      ['Lei', 1],
      ['Mei', 2],
    ]);
  });

  it('are gone for good a month after they were removed', async () => {
    const { call, idsOf } = await buildBook(['Lei', 'Mei']);
    const friendIds = await idsOf('Lei');
    await call(friendCalls.removeFriends, { friendIds });
    await test.platform.database.pool.query("update friend set removed_at = removed_at - interval '31 days'");
    await sweep(test.platform);
    expect((await call(friendCalls.takeFriendsBack, { friendIds })).data).toEqual({ takenBack: 0 });
  });
});

describe('at most 1000 friends (P5.30)', () => {
  it('the thousandth is added and the next one is not, nor anybody beside them', async () => {
    const { add, find, call } = await buildBook();
    expect((await add(many(MOST_FRIENDS - 1))).code).toBe('0000');
    expect((await add(many(2))).code).toBe(errorCodes.tooManyFriends.code);
    expect((await find()).total).toBe(MOST_FRIENDS - 1);
    expect((await add(many(1))).code).toBe('0000');
    expect((await add(many(1))).code).toBe(errorCodes.tooManyFriends.code);
    expect((await call(friendCalls.friendSummary)).data).toMatchObject({ total: MOST_FRIENDS });
  });

  it('of many who are added at once only as many as there is room for', async () => {
    const { add, find } = await buildBook();
    await add(many(MOST_FRIENDS - 3));
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(many(1))));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(3);
    expect((await find()).total).toBe(MOST_FRIENDS);
  });

  it('who was removed makes room, and comes back only while there is some', async () => {
    const { add, call, idsOf, find } = await buildBook(['Lei']);
    await add(many(MOST_FRIENDS - 1));
    const friendIds = await idsOf('Lei');
    await call(friendCalls.removeFriends, { friendIds });
    expect((await add([{ name: 'New' }])).code).toBe('0000');
    expect((await call(friendCalls.takeFriendsBack, { friendIds })).code).toBe(errorCodes.tooManyFriends.code);
    expect((await find({ search: 'Lei' })).total).toBe(0);
    await call(friendCalls.removeFriends, { friendIds: (await idsOf('F0')).slice(0, 1) });
    expect((await call(friendCalls.takeFriendsBack, { friendIds })).data).toEqual({ takenBack: 1 });
  });

  it('a file that has too many is refused whole', async () => {
    const { person, find } = await buildBook();
    const rows = [['Nickname'], ...many(MOST_FRIENDS + 1).map(({ name }) => [name])];
    expect((await send(person, friendCalls.importFriends, rows)).code).toBe(errorCodes.tooManyFriends.code);
    expect((await find()).total).toBe(0);
  });
});

describe('groups and labels', () => {
  it('a group has a name that is not empty (P5.22)', async () => {
    const { call, idsOf } = await buildBook(['Lei']);
    const friendIds = await idsOf('Lei');
    for (const group of ['', '   '])
      expect(await call(friendCalls.groupFriends, { friendIds, group })).toMatchObject({
        code: errorCodes.inputInvalid.code,
        field: 'group',
      });
    expect((await call(friendCalls.renameGroup, { group: 'Club', name: ' ' })).code).toBe(errorCodes.nameEmpty.code);
  });

  it.each([
    ['a group', (word: string) => [friendCalls.groupFriends, { group: word }] as const],
    ['a label', (word: string) => [friendCalls.labelFriends, { add: [word] }] as const],
  ])('%s has at most 20 characters (P5.23)', async (_what, inputOf) => {
    const { call, idsOf } = await buildBook(['Lei']);
    const friendIds = await idsOf('Lei');
    const tryWith = async (length: number) => {
      const [one, input] = inputOf('字'.repeat(length));
      return (await call(one, { friendIds, ...input })).code;
    };
    expect([await tryWith(20), await tryWith(21)]).toEqual(['0000', errorCodes.inputInvalid.code]);
  });

  it('friends are put into a group, and the group gets another name', async () => {
    const { call, find, idsOf } = await buildBook(['Lei', 'Mei', 'Bo']);
    expect(
      (await call(friendCalls.groupFriends, { friendIds: await idsOf('Lei', 'Mei'), group: 'Club' })).data,
    ).toEqual({ changed: 2 });
    expect((await call(friendCalls.renameGroup, { group: 'Club', name: 'Team' })).data).toEqual({ changed: 2 });
    expect(namesOf(await find({ group: 'Team' }))).toEqual(['Lei', 'Mei']);
    expect((await find({ group: 'Club' })).total).toBe(0);
  });

  it('labels are put on many and taken off, and on nobody when one of them would have more than 500 characters', async () => {
    const { call, add, find, idsOf } = await buildBook(['Lei']);
    const words = Array.from({ length: 25 }, (_, n) => `${'x'.repeat(18)}${10 + n}`);
    await add([{ name: 'Full', labels: words }]);
    const friendIds = await idsOf('Lei', 'Full');
    expect((await call(friendCalls.labelFriends, { friendIds, add: ['Tea'] })).code).toBe(
      errorCodes.labelContentTooLong.code,
    );
    expect((await find({ label: 'Tea' })).total).toBe(0);
    const change = { friendIds, add: ['Tea'], remove: [words[0]] };
    expect((await call(friendCalls.labelFriends, change)).data).toEqual({ changed: 2 });
    expect([namesOf(await find({ label: 'Tea' })), (await find({ label: words[0]! })).total]).toEqual([
      ['Lei', 'Full'],
      0,
    ]);
  });
});

describe('an import', () => {
  const rows = [
    ['昵称', '手机号', '分组', '标签', '城市'],
    ['阿雷', '13500000001', '同事', '跑步、茶', '杭州'],
    ['小韩', '12', 'x'.repeat(21), '', ''],
  ];

  it('says which lines are bad, and adds all once they are mended', async () => {
    const { person, find } = await buildBook();
    const checked = (await send(person, friendCalls.checkFriendFile, rows)).data as CallData<
      typeof friendCalls.checkFriendFile
    >;
    expect(checked).toMatchObject({ good: 1, bad: 1, lines: [{ line: 3 }] });
    expect(checked.lines[0]!.faults).toEqual([
      { field: 'mobile', reason: 'mobile-wrong' },
      { field: 'group', reason: 'word-too-long' },
    ]);
    expect((await find()).total).toBe(0);
    expect((await send(person, friendCalls.importFriends, rows)).code).toBe(errorCodes.inputInvalid.code);
    const mended = JSON.stringify([{ line: 3, respondent: { name: '小韩', group: '同学' } }]);
    expect((await send(person, friendCalls.importFriends, rows, { mended })).data).toEqual({ added: 2, leftOut: 0 });
    expect((await find()).items).toMatchObject([
      { nickname: '阿雷', mobile: '13500000001', group: '同事', labels: ['跑步', '茶'], custom: { 城市: '杭州' } },
      { nickname: '小韩', group: '同学' },
    ]);
  });

  it('has a template with the nickname first and the book’s own attributes last', async () => {
    const { person, add } = await buildBook();
    await add([{ name: 'Lei', custom: { City: 'A' } }]);
    const answer = await test.app.inject({
      method: 'GET',
      url: `/api${friendCalls.friendTemplate.path}`,
      headers: { authorization: `Bearer ${person.token}`, lang: 'en' },
    });
    const { readXlsx } = await import('hucre/xlsx');
    const { sheets } = await readXlsx(answer.rawPayload);
    expect(sheets[0]!.rows[0]).toEqual(['Nickname', 'Mobile number', 'E-mail', 'Group', 'Labels', 'City']);
  });
});

describe('friends go into a survey’s name list', () => {
  it('with everything that is known of them, and once', async () => {
    const { person, call, add, idsOf } = await buildBook();
    const { scrollId } = await buildSurvey(test, person);
    await add([
      { name: 'Lei', mobile: '13500000011', group: 'Club', labels: ['Tea'], custom: { City: 'A' } },
      { name: 'Mei', email: 'Mei@Example.com' },
      { name: 'Unreachable' },
    ]);
    await test.call(
      respondentCalls.addRespondents,
      { scrollId, respondents: [{ name: 'M', email: 'mei@example.com' }] },
      asPerson(person),
    );
    const friendIds = await idsOf('Lei', 'Mei', 'Unreachable');
    expect((await call(friendCalls.inviteFriends, { scrollId, friendIds })).data).toEqual({
      added: 2,
      already: 1,
      notAsked: 0,
    });
    const listed = await test.call(respondentCalls.findRespondents, { scrollId }, asPerson(person));
    const { items } = listed.data as CallData<typeof respondentCalls.findRespondents>;
    expect(items.map(one => one.name)).toEqual(['M', 'Lei', 'Unreachable']);
    expect(items[1]).toMatchObject({ mobile: '13500000011', group: 'Club', labels: ['Tea'], custom: { City: 'A' } });
  });

  it('only of a survey whose links one manages', async () => {
    const { person, call, idsOf } = await buildBook(['Lei']);
    const { scrollId } = await buildSurvey(test, await buildPerson(test.platform));
    const friendIds = await idsOf('Lei');
    await giveRights(test.platform, person, scrollId, ['questionnaire.view', 'records.view']);
    expect((await call(friendCalls.inviteFriends, { scrollId, friendIds })).code).toBe(errorCodes.noPermission.code);
    await giveRights(test.platform, person, scrollId, ['links.manage']);
    expect((await call(friendCalls.inviteFriends, { scrollId, friendIds })).data).toMatchObject({ added: 1 });
  });
});

it('nobody reaches another’s friends by their ids', async () => {
  const owner = await buildBook(['Lei']);
  const stranger = await buildBook(['Own']);
  const friendIds = await owner.idsOf('Lei');
  const { scrollId } = await buildSurvey(test, stranger.person);
  const edit = { friendId: friendIds[0], friend: { name: 'Stolen' } };
  expect((await stranger.call(friendCalls.editFriend, edit)).code).toBe(errorCodes.friendNotFound.code);
  expect((await stranger.call(friendCalls.removeFriends, { friendIds })).data).toEqual({ removed: 0 });
  expect((await stranger.call(friendCalls.groupFriends, { friendIds, group: 'Mine' })).data).toEqual({ changed: 0 });
  expect((await stranger.call(friendCalls.labelFriends, { friendIds, add: ['Mine'] })).data).toEqual({ changed: 0 });
  expect((await stranger.call(friendCalls.inviteFriends, { scrollId, friendIds })).code).toBe(
    errorCodes.friendNotFound.code,
  );
  await owner.call(friendCalls.removeFriends, { friendIds });
  expect((await stranger.call(friendCalls.takeFriendsBack, { friendIds })).data).toEqual({ takenBack: 0 });
  expect(namesOf(await stranger.find())).toEqual(['Own']);
  await owner.call(friendCalls.takeFriendsBack, { friendIds });
  expect((await owner.find()).items).toMatchObject([{ nickname: 'Lei', group: '', labels: [] }]);
});

it.each(Object.values(friendCalls))('$path is for who is signed in', async one => {
  expect((await test.call(one, {} as never)).code).toBe(errorCodes.signInNeeded.code);
});
