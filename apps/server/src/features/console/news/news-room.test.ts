import { type CallData, findNewsGap, type NewsWritten, newsRoomCalls, operatorLogCalls } from '@wenshu/api-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildOperator, type TestOperator } from '../../../testing/build-operator.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { ensureOwnNews, insertNews, listNews, publishNews } from '../../people/news/index.ts';

type Looked = CallData<typeof newsRoomCalls.look>;
type Listed = CallData<typeof newsRoomCalls.list>;
type Saved = CallData<typeof newsRoomCalls.save>;

let test: TestApp;
let editor: TestOperator;
let other: TestOperator;
// What is shown is shown to everybody: each test has an installation of its own.
beforeEach(async () => {
  await test?.close();
  test = await buildTestApp();
  editor = await buildOperator(test, 'content');
  other = await buildOperator(test, 'content', 'reader');
});
afterAll(() => test.close());

const told = (title: string) =>
  title === '' ? { title, summary: '', words: '' } : { title, summary: `${title}!`, words: `# ${title}` };
const content = (zh: string, en: string, more: Partial<NewsWritten> = {}): NewsWritten =>
  Object.assign({ day: '2026-03-09', zh: told(zh), en: told(en), address: null, picture: '/pictures/a.svg' }, more);
type Item = { id: number; seen: number } | null;
const save = (item: Item, written: NewsWritten, by = editor) =>
  test.call(newsRoomCalls.save, { item, content: written }, by.seat);
const made = async (written: NewsWritten) => (await save(null, written)).data as Saved;
const publish = (id: number, seen: number, at?: number, by = editor) =>
  test.call(newsRoomCalls.publish, at === undefined ? { id, seen } : { id, seen, at }, by.seat);
const withdraw = (id: number, seen: number, by = editor) => test.call(newsRoomCalls.withdraw, { id, seen }, by.seat);
const look = async (id: number) => (await test.call(newsRoomCalls.look, { id }, editor.seat)).data as Looked;
const list = async (input: object = {}) => (await test.call(newsRoomCalls.list, input, editor.seat)).data as Listed;
const inSeconds = (seconds: number) => test.clock.now().getTime() + seconds * 1000;
const shown = async () =>
  (await listNews(test.platform.database.pool, { language: 'en', page: 1, size: 9 }, test.clock.now())).items.map(
    ({ title }) => title,
  );

describe('an item of news', () => {
  it('is written, changed, published and withdrawn, and keeps every version with whose hand it was', async () => {
    const { id, version } = await made(content('春季', 'Spring'));
    expect(version).toBe(1);
    expect(await shown()).toEqual([]);
    test.clock.advanceSeconds(60);
    expect((await save({ id, seen: 1 }, content('春季', 'Spring release'), other)).data).toEqual({ id, version: 2 });
    expect((await publish(id, 2)).code).toBe('0000');
    expect(await shown()).toEqual(['Spring release']);
    expect((await withdraw(id, 3)).code).toBe('0000');
    expect(await shown()).toEqual([]);
    const found = await look(id);
    expect(found).toMatchObject({ version: 4, state: 'withdrawn', isOwn: false });
    expect(found.versions.map(one => [one.version, one.change, one.by.name])).toEqual([
      [4, 'withdrawn', editor.nickName],
      [3, 'published', editor.nickName],
      [2, 'saved', other.nickName],
      [1, 'saved', editor.nickName],
    ]);
    const first = await test.call(newsRoomCalls.version, { id, version: 1 }, editor.seat);
    expect(first.data).toEqual(content('春季', 'Spring'));
    expect((await save({ id, seen: 4 }, first.data as NewsWritten)).code).toBe('0000');
    expect((await look(id)).content.en.title).toBe('Spring');
  });

  it('is shown from the moment that was planned, and another moment or none takes its place', async () => {
    const { id } = await made(content('', 'Later'));
    expect((await publish(id, 1, inSeconds(3600))).code).toBe('0000');
    expect((await list({ state: 'planned' })).items).toMatchObject([{ id, publishTime: inSeconds(3600) }]);
    expect((await publish(id, 2, inSeconds(60))).code).toBe('0000');
    expect((await look(id)).versions[0]).toMatchObject({ change: 'planned', publishTime: inSeconds(60) });
    test.clock.advanceSeconds(59);
    expect(await shown()).toEqual([]);
    test.clock.advanceSeconds(1);
    expect(await shown()).toEqual(['Later']);
    expect((await list({ state: 'shown' })).total).toBe(1);
    expect((await publish(id, 3)).code).toBe('9865');
    expect((await publish(id, 3, inSeconds(0))).code).toBe('9001');
  });

  it('is saved, published and withdrawn by one of two at once; the other keeps what they wrote', async () => {
    const { id } = await made(content('一', 'One'));
    const both = (call: (by: TestOperator) => Promise<{ code: string }>) =>
      Promise.all([editor, other].map(async by => (await call(by)).code)).then(codes => codes.toSorted());
    expect(await both(by => save({ id, seen: 1 }, content('二', by.nickName), by))).toEqual(['0000', '9870']);
    expect(await both(by => publish(id, 2, undefined, by))).toEqual(['0000', '9870']);
    expect(await both(by => withdraw(id, 3, by))).toEqual(['0000', '9870']);
    expect((await look(id)).versions).toHaveLength(4);
    expect((await withdraw(id, 4)).code).toBe('9865');
  });

  it('may be half written as long as nobody sees it', async () => {
    const half = content('草稿', '', { zh: { title: '草稿', summary: '', words: '' } });
    const { id } = await made(half);
    expect(await publish(id, 1)).toMatchObject({ code: '9872', field: 'zh.summary' });
    expect((await save({ id, seen: 1 }, content('草稿', ''))).code).toBe('0000');
    expect((await publish(id, 2, inSeconds(60))).code).toBe('0000');
    expect(await save({ id, seen: 3 }, half)).toMatchObject({ code: '9872', field: 'content.zh.summary' });
    expect(await save(null, content('', ''))).toMatchObject({ code: '9872', field: 'content.zh.title' });
  });

  it.each([
    { day: '2026-02-30' },
    { day: 'tomorrow' },
    { picture: 'https://example.org/a.svg' },
    { picture: '//example.org/a.svg' },
    { address: 'javascript:alert(1)' },
    { address: 'https://' },
    { en: { title: 'x'.repeat(121), summary: 'x', words: 'x' } },
    { en: { title: 'two\nlines', summary: 'x', words: 'x' } },
    { zh: { title: '文', summary: 'x', words: 'x'.repeat(60_001) } },
  ] as Partial<NewsWritten>[])('is none with %o', async wrong => {
    expect((await save(null, content('文', 'Words', wrong))).code).toBe('9001');
  });

  it('that is not there is neither looked at nor changed', async () => {
    expect((await test.call(newsRoomCalls.look, { id: 99 }, editor.seat)).code).toBe('9873');
    expect((await test.call(newsRoomCalls.version, { id: 99, version: 1 }, editor.seat)).code).toBe('9873');
    expect((await save({ id: 99, seen: 1 }, content('文', 'Words'))).code).toBe('9873');
    expect((await publish(99, 1)).code).toBe('9873');
    expect((await withdraw(99, 1)).code).toBe('9873');
  });
});

describe('the list of news', () => {
  it('has all of every state, and is narrowed by state and by words of either language', async () => {
    const { pool } = test.platform.database;
    await ensureOwnNews(test.platform);
    const own = (await list()).total;
    const { id } = await made(content('秋季 100%', 'Autumn', { day: '2030-01-01' }));
    expect(await list({ size: 1 })).toMatchObject({ items: [{ id, state: 'draft', isOwn: false }], total: own + 1 });
    expect((await list({ size: 1, page: 2 })).items).toMatchObject([{ isOwn: true, state: 'shown' }]);
    expect((await list({ name: 'AUTUMN' })).items).toHaveLength(1);
    expect((await list({ name: '0%' })).items).toMatchObject([{ zh: '秋季 100%' }]);
    expect((await list({ name: '0_' })).total).toBe(0);
    expect((await list({ state: 'draft' })).total).toBe(1);
    expect((await list({ state: 'shown' })).total).toBe(own);
    const byCommand = await insertNews(pool, content('', 'By command'), test.clock.now());
    await publishNews(pool, byCommand, test.clock.now(), test.clock.now());
    expect((await look(byCommand)).versions.map(one => [one.change, one.by.kind])).toEqual([
      ['published', 'command'],
      ['saved', 'command'],
    ]);
    const ownId = (await list({ state: 'shown', size: 200 })).items.find(({ isOwn }) => isOwn)!.id;
    expect((await look(ownId)).versions).toMatchObject([{ change: 'published', by: { kind: 'product' } }]);
  });

  it('and every change leave the console’s log a line, and refusals none', async () => {
    const chief = await buildOperator(test, 'administrator');
    const { id } = await made(content('一', 'One'));
    await publish(id, 1, inSeconds(60));
    await publish(id, 1);
    await withdraw(id, 2);
    const { data } = await test.call(operatorLogCalls.list, { userId: editor.id }, chief.seat);
    expect((data as CallData<typeof operatorLogCalls.list>).items).toMatchObject([
      { action: 'news.withdraw', object: String(id) },
      { action: 'news.publish', object: String(id), details: { at: inSeconds(60) } },
      { action: 'news.save', object: String(id), details: { title: '一', version: 1 } },
    ]);
  });

  it('is read by who may see it, and changed by nobody else', async () => {
    const reader = await buildOperator(test, 'reader');
    expect((await test.call(newsRoomCalls.list, {}, reader.seat)).code).toBe('0000');
    expect((await save(null, content('文', 'Words'), reader)).code).toBe('9861');
    expect((await publish(1, 1, undefined, reader)).code).toBe('9861');
  });
});

it.each([
  [content('', ''), false, 'zh.title'],
  [content('', 'One'), true, undefined],
  [content('', 'One', { en: { title: 'One', summary: '', words: 'x' } }), false, undefined],
  [content('', 'One', { en: { title: 'One', summary: '', words: 'x' } }), true, 'en.summary'],
  [content('', 'One', { en: { title: 'One', summary: 'x', words: ' ' } }), true, 'en.words'],
  [content('', 'One', { zh: { title: '', summary: '', words: '正文' } }), true, 'zh.title'],
  [content('', 'One', { address: 'https://example.org/' }), false, 'en.words'],
  [
    content('', 'One', { address: 'https://example.org/', en: { title: 'One', summary: 'x', words: '' } }),
    true,
    undefined,
  ],
] as const)('what an item lacks: %o, shown %s: %s', (written, isShown, gap) => {
  expect(findNewsGap(written, isShown)).toBe(gap);
});
