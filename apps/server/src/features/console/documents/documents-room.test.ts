import {
  type CallData,
  documentCalls,
  documentsRoomCalls,
  operatorLogCalls,
  type SiteDocumentKind,
} from '@wenshu/api-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { publishDocument } from '../../people/documents/index.ts';

type Listed = CallData<typeof documentsRoomCalls.list>;

let test: TestApp;
let editor: TestOperator;
let other: TestOperator;
let person: TestPerson;
beforeEach(async () => {
  await test?.close();
  test = await buildTestApp();
  editor = await buildOperator(test, 'content');
  other = await buildOperator(test, 'administrator');
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const input = (kind: SiteDocumentKind, seen: number, words: string, more: object = {}) =>
  Object.assign({ kind, seen, zh: `${words} 中文`, en: `${words} English`, asksAgain: false, why: 'as agreed' }, more);
const publish = (kind: SiteDocumentKind, seen: number, words: string, more: object = {}, by = editor) =>
  test.call(documentsRoomCalls.publish, input(kind, seen, words, more), by.seat);
const plan = (kind: SiteDocumentKind, seen: number, words: string, from: number, more: object = {}) =>
  test.call(documentsRoomCalls.plan, Object.assign(input(kind, seen, words, more), { from }), editor.seat);
const cancel = (kind: SiteDocumentKind, version: number, by = editor) =>
  test.call(documentsRoomCalls.cancel, { kind, version, why: 'not yet' }, by.seat);
const versionsOf = async (kind: SiteDocumentKind) => {
  const { data } = await test.call(documentsRoomCalls.list, {}, editor.seat);
  return (data as Listed).find(one => one.kind === kind)!.versions;
};
const states = async (kind: SiteDocumentKind) => (await versionsOf(kind)).map(one => [one.version, one.state]);
const read = async (kind: SiteDocumentKind, version: number) =>
  test.call(documentsRoomCalls.read, { kind, version }, editor.seat);
const terms = async () =>
  (await test.call(documentCalls.getUseTerms, {}, { lang: 'en' })).data as { version: number; content: string };
const due = async () => (await test.call(documentCalls.due, {}, asPerson(person))).data;
const agree = (version: number) =>
  test.call(documentCalls.agree, { agreed: [{ kind: 'terms', version }] }, asPerson(person));
const inSeconds = (seconds: number) => test.clock.now().getTime() + seconds * 1000;

describe('a text of the installation', () => {
  it('begins with the product’s own, which stays to be read, and has its versions with whose hand they were', async () => {
    expect(await states('guide')).toEqual([[0, 'holds']]);
    expect((await read('guide', 0)).data).toMatchObject({
      zh: expect.stringMatching(/\p{sc=Han}/u),
      en: expect.any(String),
    });
    expect((await publish('guide', 0, 'First')).data).toEqual({ version: 1 });
    await publishDocument(
      test.platform.database.pool,
      { kind: 'guide', zh: '二', en: 'Two', asksAgain: false },
      test.clock.now(),
    );
    expect((await versionsOf('guide')).map(one => [one.version, one.state, one.by])).toEqual([
      [2, 'holds', { kind: 'command', name: '' }],
      [1, 'held', { kind: 'person', name: editor.nickName }],
      [0, 'held', { kind: 'product', name: '' }],
    ]);
    expect((await read('guide', 1)).data).toEqual({ zh: 'First 中文', en: 'First English' });
    expect((await read('guide', 3)).code).toBe('9873');
  });

  it('that is planned holds from its moment on, and asks nobody before', async () => {
    await publish('terms', 0, 'First', { asksAgain: true });
    await agree(1);
    expect(await due()).toEqual([{ kind: 'privacy', version: 0 }]);
    expect((await plan('terms', 1, 'Second', inSeconds(3600), { asksAgain: true })).data).toEqual({ version: 2 });
    expect(await states('terms')).toEqual([
      [2, 'planned'],
      [1, 'holds'],
      [0, 'held'],
    ]);
    test.clock.advanceSeconds(3599);
    expect(await terms()).toMatchObject({ version: 1, content: 'First English' });
    expect(await due()).toEqual([{ kind: 'privacy', version: 0 }]);
    expect((await agree(2)).code).not.toBe('0000');
    test.clock.advanceSeconds(1);
    expect(await terms()).toMatchObject({ version: 2, content: 'Second English', publishTime: inSeconds(0) });
    expect(await due()).toEqual([
      { kind: 'terms', version: 2 },
      { kind: 'privacy', version: 0 },
    ]);
    expect((await test.call(documentCalls.current, {})).data).toContainEqual({ kind: 'terms', version: 2 });
    expect((await agree(2)).code).toBe('0000');
  });

  it('takes nothing before what is planned: it is cancelled first, and never holds then', async () => {
    await plan('terms', 0, 'Later', inSeconds(60), { asksAgain: true });
    expect((await publish('terms', 1, 'Now')).code).toBe('9871');
    expect((await plan('terms', 1, 'Sooner', inSeconds(30))).code).toBe('9871');
    await expect(
      publishDocument(
        test.platform.database.pool,
        { kind: 'terms', zh: '一', en: 'One', asksAgain: false },
        test.clock.now(),
      ),
    ).rejects.toMatchObject({ errorName: 'documentPlanned' });
    const codes = await Promise.all([cancel('terms', 1), cancel('terms', 1, other)]);
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['0000', '9865']);
    expect((await publish('terms', 1, 'Now')).data).toEqual({ version: 2 });
    test.clock.advanceSeconds(120);
    expect(await terms()).toMatchObject({ version: 2, content: 'Now English' });
    expect(await states('terms')).toEqual([
      [2, 'holds'],
      [1, 'cancelled'],
      [0, 'held'],
    ]);
    expect((await cancel('terms', 2)).code).toBe('9865');
    expect((await cancel('terms', 9)).code).toBe('9865');
  });

  it('is published by one of two who saw the same version', async () => {
    const both = [publish('statement', 0, 'Mine'), publish('statement', 0, 'Theirs', {}, other)];
    expect((await Promise.all(both)).map(({ code }) => code).toSorted()).toEqual(['0000', '9870']);
    expect(await states('statement')).toHaveLength(2);
  });

  it.each([
    { zh: ' ' },
    { en: 'x'.repeat(200_001) },
    { why: '' },
    { kind: 'nothing' },
    { kind: 'manual', asksAgain: true },
  ])('is none with %o', async wrong => {
    expect((await publish('terms', 0, 'Words', wrong)).code).toBe('9001');
    expect((await plan('terms', 0, 'Words', inSeconds(60), wrong)).code).toBe('9001');
    expect((await plan('terms', 0, 'Words', inSeconds(0))).code).toBe('9001');
  });
});

it('the footer leads there or not, and who switches what is so already is told', async () => {
  const turn = (kind: 'manual' | 'terms', isShown: boolean) =>
    test.call(documentsRoomCalls.switch, { kind, isShown }, editor.seat);
  const shownBy = async () => (await test.call(documentCalls.productManuals, {})).data;
  expect((await turn('manual', true)).code).toBe('9865');
  const codes = await Promise.all([turn('manual', false), turn('manual', false)]);
  expect(codes.map(({ code }) => code).toSorted()).toEqual(['0000', '9865']);
  expect(await shownBy()).toBe(false);
  const { data } = await test.call(documentsRoomCalls.list, {}, editor.seat);
  expect((data as Listed).map(({ kind, isShown }) => [kind, isShown])).toEqual([
    ...[
      ['terms', true],
      ['privacy', true],
      ['manual', false],
      ['guide', null],
      ['statement', null],
    ],
  ]);
  expect((await turn('manual', true)).code).toBe('0000');
  expect(await shownBy()).toBe(true);
});

it('what was published, planned, cancelled and switched stands in the log, with why', async () => {
  await publish('privacy', 0, 'One');
  await plan('privacy', 1, 'Two', inSeconds(60), { asksAgain: true });
  await publish('privacy', 2, 'Three');
  await cancel('privacy', 2);
  await test.call(documentsRoomCalls.switch, { kind: 'privacy', isShown: false }, editor.seat);
  const { data } = await test.call(operatorLogCalls.list, { userId: editor.id }, other.seat);
  expect((data as CallData<typeof operatorLogCalls.list>).items).toMatchObject([
    { action: 'document.switch', object: 'privacy', details: { isShown: false } },
    { action: 'document.cancel', object: 'privacy', details: { version: 2, why: 'not yet' } },
    { action: 'document.plan', object: 'privacy', details: { asksAgain: true, from: inSeconds(60), why: 'as agreed' } },
    { action: 'document.publish', object: 'privacy', details: { why: 'as agreed' } },
  ]);
});
