import {
  answerCalls,
  type Call,
  type CallData,
  type DoublePair,
  errorCodes,
  type ListedRow,
  respondentCalls,
} from '@wenshu/api-contract';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { plansOf } from '../../../testing/plans-of.ts';
import { sendForm } from '../../../testing/send-form.ts';
import { findRespondentPage } from './respondent.repository.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
});
beforeEach(async () => {
  survey = await buildSurvey(test, creator);
});
afterAll(() => test.close());

const ask = async <C extends Call>(call: C, input: object, person = creator) =>
  test.call(call, { scrollId: survey.scrollId, ...input } as never, asPerson(person));
const data = async <C extends Call>(call: C, input: object = {}) => (await ask(call, input)).data as CallData<C>;
const add = (...respondents: object[]) => data(respondentCalls.addRespondents, { respondents });
const people = async (query: object = {}): Promise<ListedRow[]> =>
  (await data(respondentCalls.findRespondents, { size: 200, ...query })).items;
const names = async (query: object = {}) => (await people(query)).map(({ name }) => name);
const idOf = async (name: string) => (await people()).find(one => one.name === name)!.respondentId;
const submit = async (name: string) => {
  const codeNum = (await people()).find(one => one.name === name)!.link.slice('/p/'.length);
  const id = `answer${name}`.padEnd(20, '0');
  const sent = { ...sentAnswers(survey, id, optionA), linkCode: undefined, codeNum };
  expect((await test.call(answerCalls.submitAnswer, sent as never)).code).toBe('0000');
};

const sheet = (rows: (string | number)[][]) => writeXlsx({ sheets: [{ name: '1', rows }] });
const form = (call: Call, content: Uint8Array, more: object = {}, name = 'people.xlsx', token = creator.token) =>
  sendForm(test.app, call, { fields: { scrollId: survey.scrollId, ...more }, file: { content, name }, token });
const { importRespondents, checkRespondentFile } = respondentCalls;

describe('a file is looked at before anybody is added', () => {
  const rows = [
    ['姓名', '手机号', '城市'],
    ['甲', '13800000001', '上海'],
    ['', '', ''],
    ['乙', '12', '北京'],
    ['丙', '', ''],
  ];

  it('and says what is wrong in which line, storing nobody; mended lines are added with the good ones in one go', async () => {
    const file = await sheet(rows);
    const checked = (await form(checkRespondentFile, file)).data as CallData<typeof checkRespondentFile>;
    expect(checked).toMatchObject({ good: 2, bad: 1, lines: [{ line: 4, respondent: { name: '乙', mobile: '12' } }] });
    expect(checked.lines[0]!.faults).toEqual([{ field: 'mobile', reason: 'mobile-wrong' }]);
    expect(checked.columns.map(({ field }) => field)).toEqual(['name', 'mobile', 'custom.城市']);
    expect(await people()).toEqual([]);
    const mended = JSON.stringify([
      { line: 4, respondent: { ...checked.lines[0]!.respondent, mobile: '13800000002' } },
    ]);
    expect((await form(importRespondents, file, { mended })).data).toEqual({ added: 3, leftOut: 0, notAsked: 0 });
    expect(await names()).toEqual(['甲', '乙', '丙']);
    expect((await people())[1]).toMatchObject({ mobile: '13800000002', custom: { 城市: '北京' } });
  });

  it('and is added without its bad lines when that is asked for, else not at all', async () => {
    const file = await sheet(rows);
    expect(await form(importRespondents, file)).toMatchObject({
      code: errorCodes.inputInvalid.code,
      field: '4:mobile',
    });
    expect(await people()).toEqual([]);
    expect((await form(importRespondents, file, { badLines: 'leave-out' })).data).toEqual({
      added: 2,
      leftOut: 1,
      notAsked: 0,
    });
  });

  it.each([
    ['UTF-8', Buffer.from('姓名,城市\n"王,五",上海\n')],
    ['UTF-8 with its mark', Buffer.from('\ufeff姓名,城市\n"王,五",上海\n')],
    // What Excel in China writes: 姓名,城市 / "王,五",上海.
    ['GB18030', Buffer.from('d0d5c3fb2cb3c7cad00a22cdf52ccee5222cc9cfbaa30a', 'hex')],
  ])('also as csv in %s (P5.31)', async (_encoding, content) => {
    expect((await form(importRespondents, content, {}, 'people.csv')).data).toEqual({
      added: 1,
      leftOut: 0,
      notAsked: 0,
    });
    expect(await people()).toMatchObject([{ name: '王,五', custom: { 城市: '上海' } }]);
  });

  it('also as lines that were pasted, with tabs or commas and without headings', async () => {
    const paste = (text: string, name: string) =>
      form(importRespondents, Buffer.from(text), { source: 'pasted' }, name);
    await paste('甲\t13800000001\t\t华东\n', 'pasted.txt');
    await paste('乙,13800000002\n', 'pasted.csv');
    expect(await people()).toMatchObject([
      { name: '甲', group: '华东' },
      { name: '乙', mobile: '13800000002' },
    ]);
    expect((await form(importRespondents, Buffer.from('姓名\n甲'), {}, 'people.txt')).code).toBe(
      errorCodes.fileFormatWrong.code,
    );
  });

  it.each([
    ['mended lines that are no list', { mended: '{}' }, 'mended'],
    ['mended lines that are no JSON', { mended: '[' }, 'mended'],
    [
      'a mended line that is still wrong',
      { mended: '[{"line":4,"respondent":{"mobile":"3"}}]' },
      'mended.0.respondent.mobile',
    ],
    [
      'more than 500 mended lines',
      { mended: JSON.stringify(Array.from({ length: 501 }, (_, n) => ({ line: n + 1, respondent: {} }))) },
      'mended',
    ],
  ])('and %s are refused, nobody added', async (_what, more, field) => {
    expect(await form(importRespondents, await sheet(rows), more)).toMatchObject({
      code: errorCodes.inputInvalid.code,
      field,
    });
    expect(await people()).toEqual([]);
  });

  it('and has fewer than 10,000 people and at most 5 MB; a thousand bad lines are counted, five hundred told (P5.31)', async () => {
    const lines = (count: number, line: string) => Buffer.from(`姓名,手机号\n${`${line}\n`.repeat(count)}`);
    const check = (content: Buffer) => form(checkRespondentFile, content, {}, 'people.csv');
    expect((await check(lines(9999, '甲,'))).data).toMatchObject({ good: 9999, bad: 0 });
    expect(await check(lines(10_000, '甲,'))).toMatchObject({ code: errorCodes.inputInvalid.code, field: 'file' });
    const wrong = (await check(lines(1000, '甲,1'))).data as CallData<typeof checkRespondentFile>;
    expect([wrong.good, wrong.bad, wrong.lines.length]).toEqual([0, 1000, 500]);
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'a');
    expect((await check(large)).code).toBe(errorCodes.fileTooLarge.code);
    // People behind fifty thousand blank lines would be lost without a word.
    expect((await check(lines(1, `甲,\n${'\n'.repeat(50_000)}乙,`))).code).toBe(errorCodes.inputInvalid.code);
  });

  it('and has a template, in the reader’s language, with the columns that the list has', async () => {
    await add({ name: 'A', custom: { Shop: '1' } });
    const picture = await test.app.inject({
      url: `/api${respondentCalls.respondentTemplate.path}?scrollId=${survey.scrollId}`,
      headers: { authorization: `Bearer ${creator.token}`, lang: 'en' },
    });
    const { sheets } = await readXlsx(picture.rawPayload);
    expect(sheets[0]!.rows).toEqual([['Name', 'Mobile number', 'E-mail', 'Group', 'Labels', 'Shop']]);
    expect(sheets[1]!.rows.length).toBeGreaterThan(1);
  });
});

describe('a person of the list', () => {
  it('is changed in everything but link, number and status (S3.57, P3.13)', async () => {
    await add({ name: 'A', mobile: '13800000001', labels: ['x'], custom: { Shop: '1' } });
    await submit('A');
    const [before] = await people();
    const respondent = { name: 'B', email: 'b@x.cn', group: 'North', labels: ['y'], custom: { Floor: '2' } };
    const edit = { respondentId: before!.respondentId, respondent };
    const after = { ...before, mobile: '', ...respondent };
    const { isNotToAsk: _, distribution: __, ...edited } = after;
    expect(await data(respondentCalls.editRespondent, edit)).toEqual(edited);
    expect(await people()).toEqual([after]);
  });

  it.each([
    ['labels over 500 (S5.30)', { labels: ['x'.repeat(300), 'y'.repeat(201)] }, errorCodes.labelContentTooLong.code],
    ['a name over 200 (P5.33)', { name: 'x'.repeat(201) }, errorCodes.inputInvalid.code],
    ['an attribute over 200 (P5.34)', { custom: { a: 'x'.repeat(201) } }, errorCodes.inputInvalid.code],
    [
      'more than fifty attributes',
      { custom: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`a${n}`, '1'])) },
      errorCodes.inputInvalid.code,
    ],
  ])('is not changed to %s', async (_what, respondent, code) => {
    await add({ name: 'A' });
    const respondentId = await idOf('A');
    expect((await ask(respondentCalls.editRespondent, { respondentId, respondent })).code).toBe(code);
    expect(await names()).toEqual(['A']);
  });

  it('of another survey, or who was taken off, is not found', async () => {
    const other = await buildSurvey(test, creator);
    await test.call(
      respondentCalls.addRespondents,
      { scrollId: other.scrollId, respondents: [{ name: 'Theirs' }] },
      asPerson(creator),
    );
    const theirs = (await people({ scrollId: other.scrollId }))[0]!.respondentId;
    await add({ name: 'Gone' });
    const gone = await idOf('Gone');
    await data(respondentCalls.removeRespondents, { respondentIds: [gone] });
    for (const respondentId of [theirs, gone, 'nobody']) {
      const edit = { respondentId, respondent: { name: 'Mine' } };
      expect((await ask(respondentCalls.editRespondent, edit)).code).toBe(errorCodes.respondentNotFound.code);
      expect(
        (await data(respondentCalls.labelRespondents, { respondentIds: [respondentId], add: ['x'] })).changed,
      ).toBe(0);
      const picture = await test.app.inject({
        url: `/api${respondentCalls.respondentQrCode.path}?scrollId=${survey.scrollId}&respondentId=${respondentId}`,
        headers: { authorization: `Bearer ${creator.token}` },
      });
      expect(picture.json().code).toBe(errorCodes.respondentNotFound.code);
    }
    expect((await people({ scrollId: other.scrollId })).map(one => one.name)).toEqual(['Theirs']);
  });

  it('has a QR code of a multiple of 43 pixels', async () => {
    await add({ name: 'A' });
    const picture = await test.app.inject({
      url: `/api${respondentCalls.respondentQrCode.path}?scrollId=${survey.scrollId}&respondentId=${await idOf('A')}&times=5`,
      headers: { authorization: `Bearer ${creator.token}` },
    });
    expect([picture.headers['content-type'], picture.rawPayload.readUInt32BE(16)]).toEqual(['image/png', 215]);
  });

  it('gets and loses labels with many others: all of them, or nobody when one would have too many (S5.30)', async () => {
    await add({ name: 'A', labels: ['old'] }, { name: 'B', labels: ['z'.repeat(499)] }, { name: 'C' });
    const [a, b, c] = (await people()).map(one => one.respondentId);
    const label = (respondentIds: unknown[], more: object) =>
      ask(respondentCalls.labelRespondents, { respondentIds, ...more });
    expect((await label([a, b, c], { add: ['new'] })).code).toBe(errorCodes.labelContentTooLong.code);
    expect((await people()).map(({ labels }) => labels.length)).toEqual([1, 1, 0]);
    expect((await label([a, c], { add: ['new'], remove: ['old'] })).data).toEqual({ changed: 2 });
    expect((await people({ label: 'new' })).map(({ name, labels }) => [name, labels])).toEqual([
      ['A', ['new']],
      ['C', ['new']],
    ]);
    expect((await label(Array(10_000).fill(a), { add: ['x'] })).code).toBe(errorCodes.inputInvalid.code);
    expect((await label([a], { add: Array(101).fill('x') })).code).toBe(errorCodes.inputInvalid.code);
  });
});

describe('the list', () => {
  it('is told by group, label and status, and with or without whoever was taken off', async () => {
    await add({ name: 'A', group: 'N', labels: ['VIP'] }, { name: 'B', group: 'S' }, { name: 'C', group: 'N' });
    await submit('C');
    await data(respondentCalls.removeRespondents, { respondentIds: [await idOf('B')] });
    expect(await names({ group: 'N' })).toEqual(['A', 'C']);
    expect(await names({ label: 'VIP' })).toEqual(['A']);
    expect(await names({ answerStatus: 2 })).toEqual(['C']);
    expect([await names(), await names({ people: 'listed' }), await names({ people: 'removed' })]).toEqual([
      ...[['A', 'B', 'C'], ['A', 'C'], ['B']],
    ]);
    expect(await data(respondentCalls.respondentSummary)).toEqual({
      total: 2,
      removed: 1,
      byStatus: [1, 0, 1, 0, 0, 0, 0],
      groups: ['N'],
    });
  });

  it('is searched in the fields that were chosen, or in all; a field may be called anything', async () => {
    await add(
      { name: 'Ann', mobile: '13800000001' },
      { name: 'Ben', custom: { Shop: 'Ann street', constructor: 'Z' } },
    );
    const found = async (fields: string[], search: string) => {
      await data(respondentCalls.saveSearchIdentify, { fields });
      return names({ search });
    };
    expect(await found([], 'ann')).toEqual(['Ann', 'Ben']);
    expect(await found(['name'], 'ann')).toEqual(['Ann']);
    expect(await found(['Shop'], 'ann')).toEqual(['Ben']);
    expect(await found(['mobile', 'Shop'], '1380')).toEqual(['Ann']);
    expect(await found(['constructor'], 'z')).toEqual(['Ben']);
    expect(await found(['toString'], 'ann')).toEqual([]);
    expect(await found([], '%')).toEqual([]);
  });

  it('of ten thousand people is read by an index: nobody of another survey is looked at', async () => {
    await add(
      ...Array.from({ length: 9999 }, (_, n) => ({ name: `N${n}`, group: `G${n % 9}`, custom: { a: `${n}` } })),
    );
    const { pool } = test.platform.database;
    const other = await buildSurvey(test, creator);
    await pool.query(
      `insert into survey_respondent (scroll_id, respondent_id, code, serial, name)
       select $1, 'r' || n, 'plan' || n, n, 'N' || n from generate_series(1, 40000) n`,
      [other.scrollId],
    );
    await pool.query('analyze survey_respondent');
    const look = { page: 1, size: 50, people: 'listed', fields: [] } as const;
    const looks: object[] = [{}, { search: 'N9998' }, { group: 'G3' }, { label: 'none' }, { answerStatus: 2 }];
    for (const more of looks) {
      const plans = await plansOf(test.platform.database, spied =>
        findRespondentPage(spied.pool, survey.scrollId, { ...look, ...more }),
      );
      const read = plans.filter(node => node['Relation Name'] === 'survey_respondent');
      expect(read.length).toBeGreaterThanOrEqual(2);
      expect(read.map(node => node['Node Type'])).not.toContain('Seq Scan');
    }
    expect(await names({ search: 'N9998' })).toEqual(['N9998']);
  });
});

describe('doubles', () => {
  const pairs = async () => (await data(respondentCalls.findDoubles)).pairs;
  const merge = async (chosen: readonly DoublePair[]) =>
    data(respondentCalls.mergeDoubles, {
      pairs: chosen.map(({ keep, double }) => ({ keepId: keep.respondentId, doubleId: double.respondentId })),
    });

  it('are offered with whoever has answered as the one who stays, and become one', async () => {
    await add(
      ...[
        { name: 'A', mobile: '13800000001', custom: { Shop: '1' } },
        { name: 'Answered', mobile: '13800000001' },
      ],
      ...[
        { name: 'B', email: 'b@x.cn' },
        { name: 'Other', email: 'B@X.cn' },
        { name: 'C', group: 'N' },
        { name: 'C', group: 'N' },
      ],
      { name: 'Alone' },
    );
    await submit('Answered');
    const found = await pairs();
    expect(found.map(({ because, keep, double }) => [because, keep.name, double.name])).toEqual([
      ['mobile', 'Answered', 'A'],
      ['email', 'B', 'Other'],
      ['name', 'C', 'C'],
    ]);
    expect(await merge(found)).toEqual({ merged: 3 });
    expect(await names({ people: 'listed' })).toEqual(['Answered', 'B', 'C', 'Alone']);
    expect((await people({ search: 'Answered' }))[0]).toMatchObject({ answerStatus: 2, custom: { Shop: '1' } });
    expect(await pairs()).toEqual([]);
  });

  it('who stand three times leave one, with everything that any of them had', async () => {
    const mobile = '13800000002';
    await add({ mobile }, { mobile, name: 'A' }, { mobile, email: 'a@x.cn' });
    expect(await merge(await pairs())).toEqual({ merged: 2 });
    expect(await people({ people: 'listed' })).toMatchObject([{ serialNumber: 1, name: 'A', email: 'a@x.cn' }]);
  });

  it('are looked at again before they become one: who has begun meanwhile, is no double, or is another survey’s stays', async () => {
    await add({ name: 'A', mobile: '13800000003' }, { name: 'Late', mobile: '13800000003' }, { name: 'Z' });
    const found = await pairs();
    await submit('Late');
    expect(await merge(found)).toEqual({ merged: 0 });
    const [a, , z] = await people();
    const other = await buildSurvey(test, creator);
    await test.call(
      respondentCalls.addRespondents,
      { scrollId: other.scrollId, respondents: [{ name: 'A', mobile: '13800000003' }] },
      asPerson(creator),
    );
    const [theirs] = await people({ scrollId: other.scrollId });
    for (const [keep, double] of [
      [a, z],
      [a, theirs],
      [theirs, a],
      [a, a],
    ] as const)
      expect(await merge([{ because: 'name', keep: keep!, double: double! }])).toEqual({ merged: 0 });
    expect(await names({ people: 'removed' })).toEqual([]);
    const many = Array.from({ length: 501 }, () => ({ keepId: 'a', doubleId: 'b' }));
    expect((await ask(respondentCalls.mergeDoubles, { pairs: many })).code).toBe(errorCodes.inputInvalid.code);
  });
});

it('nobody but who may manage the links sees or changes the list, or has a file read', async () => {
  const viewer = await buildPerson(test.platform);
  await giveRights(test.platform, viewer, survey.scrollId, ['questionnaire.view', 'records.export']);
  const respondentId = 'a';
  const asked: [Call, object][] = [
    [respondentCalls.editRespondent, { respondentId, respondent: {} }],
    [respondentCalls.labelRespondents, { respondentIds: [respondentId], add: ['x'] }],
    [respondentCalls.respondentSummary, {}],
    [respondentCalls.findDoubles, {}],
    [respondentCalls.mergeDoubles, { pairs: [{ keepId: 'a', doubleId: 'b' }] }],
  ];
  for (const [call, input] of asked) {
    expect((await ask(call, input, viewer)).code).toBe(errorCodes.noPermission.code);
    expect((await test.call(call, { scrollId: survey.scrollId, ...input } as never)).code).toBe(
      errorCodes.signInNeeded.code,
    );
  }
  // Not even a file that nobody could read: the right comes first.
  const broken = Buffer.alloc(10, 1);
  expect((await form(checkRespondentFile, broken, {}, 'x.xlsx', viewer.token)).code).toBe(errorCodes.noPermission.code);
  expect((await form(checkRespondentFile, broken, {}, 'x.xlsx', '')).code).toBe(errorCodes.signInNeeded.code);
});
