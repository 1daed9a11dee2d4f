import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallData, documentCalls, newsCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '../../../../../../tools/testing/patience.ts';
import { makeTemporaryFolder } from '../../../../../../tools/testing/temporary-folder.ts';
import { ToolRunner } from '../../../../../../tools/testing/tool-runner.ts';
import { buildPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { ensureOwnNews } from '../../people/news/index.ts';

// Commands run in a process of their own.
vi.setConfig({ testTimeout: 4 * PATIENCE_MS });

const folder = makeTemporaryFolder('operator');
let test: TestApp;
let tools: ToolRunner;
beforeAll(async () => {
  test = await buildTestApp();
  const dataDir = join(folder.path, 'data');
  mkdirSync(dataDir, { recursive: true });
  tools = new ToolRunner({ DATA_DIR: dataDir, DATABASE_URL: test.platform.env.databaseUrl });
});
afterAll(async () => {
  await tools.stop();
  await test.close();
  folder.remove();
});

/** `npm run operator -- …` on the database of the app. Its clock is the real one, which is later than the app's. */
const operate = (...words: readonly string[]) => tools.run('operator', ...words);

function write(name: string, text: string): string {
  const path = join(folder.path, name);
  writeFileSync(path, text);
  return path;
}

const titles = async (lang: 'zh' | 'en') => {
  const { data } = await test.call(newsCalls.getShowIndexKnowledgeBaseInfo, {}, { lang });
  return (data as CallData<typeof newsCalls.getShowIndexKnowledgeBaseInfo>).items.map(({ title }) => title);
};

describe('npm run operator -- news', () => {
  it('adds a draft, lists it, publishes it now or later, changes it and withdraws it', async () => {
    test.clock.advanceSeconds((Date.now() - test.clock.now().getTime()) / 1000 + 3600);
    const en = write('en.md', '# Release notes\n\nIn short.\n\nAt length.');
    const added = await operate('news', 'add', '2026-02-28', '-', en);
    expect(added).toMatchObject({ status: 0, output: expect.stringMatching(/^News item \d+ is kept as a draft\.$/) });
    const id = /\d+/.exec(added.output)?.[0] ?? '';
    expect((await operate('news', 'list')).output).toBe(`${id}  2026-02-28  draft  -  Release notes`);
    expect(await titles('en')).toEqual([]);

    expect(await operate('news', 'publish', id)).toEqual({ status: 0, output: `News item ${id} is published.` });
    expect([await titles('en'), await titles('zh')]).toEqual([['Release notes'], []]);

    const zh = write('zh.md', '# 版本说明\n\n一句话。\n\n正文。');
    expect((await operate('news', 'change', id, '2026-02-27', zh, en)).status).toBe(0);
    expect(await titles('zh')).toEqual(['版本说明']);

    expect((await operate('news', 'publish', id, '2099-01-01T08:00+08:00')).output).toContain(
      '2099-01-01T00:00:00.000Z',
    );
    expect((await operate('news', 'list')).output).toContain(
      '2026-02-27  planned for 2099-01-01T00:00:00.000Z  版本说明',
    );
    expect(await titles('en')).toEqual([]);

    expect((await operate('news', 'withdraw', id)).status).toBe(0);
    expect((await operate('news', 'list')).output).toContain('  withdrawn  ');
  });

  it('withdraws an article that came with the product, for good', async () => {
    const article = { key: 'own', day: '2026-01-05', picture: '/pictures/news/own.svg' };
    const words = { title: 'Our own', summary: 'In short.', words: 'At length.' };
    const own = [Object.assign({ zh: words, en: words }, article)];
    await ensureOwnNews(test.platform, own);
    expect(await titles('en')).toEqual(['Our own']);
    const id = /^(\d+) .* Our own$/m.exec((await operate('news', 'list')).output)?.[1] ?? '';
    expect((await operate('news', 'withdraw', id)).status).toBe(0);
    await ensureOwnNews(test.platform, own);
    expect(await titles('en')).toEqual([]);
  });

  it('says what it takes, and which number is nobody’s', async () => {
    expect(await operate('news', 'withdraw', '99999')).toEqual({ status: 1, output: 'There is no news item 99999.' });
    const usage = { status: 1, output: expect.stringContaining('Usage:') };
    expect(await operate('news', 'publish', '1', 'tomorrow')).toMatchObject(usage);
  });
});

describe('npm run operator -- publish and switch', () => {
  it('publishes a manual, of which nobody can be asked anything', async () => {
    const [zh, en] = [write('manual-zh.md', '# 手册'), write('manual-en.md', '# Handbook')];
    expect(await operate('publish', 'manual', zh, en)).toEqual({
      status: 0,
      output: 'Version 1 of manual was published.',
    });
    const shown = await test.call(documentCalls.getProductManuals, {}, { lang: 'en' });
    expect(shown.data).toMatchObject({ version: 1, content: '# Handbook' });
    expect(await operate('publish', 'manual', zh, en, 'again')).toMatchObject({ status: 1 });
    expect((await test.call(documentCalls.getProductManuals, {})).data).toMatchObject({ version: 1 });
    expect((await operate('publish', 'terms', zh, en, 'again')).status).toBe(0);
    expect((await test.call(documentCalls.getUseTerms, {})).data).toMatchObject({ version: 1 });
  });

  it('switches the manual’s link off and on (P7.44)', async () => {
    const isShown = async () => (await test.call(documentCalls.productManuals, {})).data;
    expect((await operate('switch', 'manual', 'off')).output).toBe('The footer no longer leads to manual.');
    expect(await isShown()).toBe(false);
    expect((await operate('switch', 'manual', 'on')).status).toBe(0);
    expect(await isShown()).toBe(true);
    expect((await operate('switch', 'guide', 'off')).status).toBe(1);
  });
});

describe('npm run operator -- operators', () => {
  it('names operators and takes them out, and says why not', async () => {
    const [chief, other] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    const refused = await operate('operators', 'add', other.phone, 'service', 'answers customers');
    expect(refused).toEqual({ status: 1, output: 'There must be at least one administrator' });
    expect((await operate('operators', 'add', chief.phone, 'administrator', 'looks after it')).status).toBe(0);
    expect((await operate('operators', 'add', other.phone, 'service,finance', 'answers customers')).status).toBe(0);
    expect((await operate('operators')).output.split('\n')).toEqual([
      `${chief.phone}  ${chief.nickName}  administrator`,
      `${other.phone}  ${other.nickName}  service, finance`,
    ]);
    expect((await operate('operators', 'add', other.phone, 'reader', 'again')).output).toBe(
      'This person is an operator already',
    );
    expect((await operate('operators', 'remove', chief.phone, 'leaves')).output).toBe(
      'There must be at least one administrator',
    );
    expect((await operate('operators', 'remove', other.phone, 'leaves')).status).toBe(0);
    const unknownRole = await operate('operators', 'add', other.phone, 'boss', 'x');
    expect(unknownRole).toMatchObject({ status: 1, output: expect.stringContaining('Usage:') });
  });

  it('leave lines in the operators’ log, as every command does that changes something', async () => {
    await operate('switch', 'privacy', 'off');
    await operate('decline', 'no-such-order');
    const { rows } = await test.platform.database.pool.query(
      `select action, object_id as object, details, by_kind as by from operator_log
        where action in ('operator.add', 'operator.remove', 'document.switch', 'order.decline') order by line_id desc limit 3`,
    );
    expect(rows).toMatchObject([
      { action: 'document.switch', object: 'privacy', details: { isShown: false }, by: 'command' },
      { action: 'operator.remove', details: { why: 'leaves' }, by: 'command' },
      { action: 'operator.add', details: { why: 'answers customers', roles: ['service', 'finance'] }, by: 'command' },
    ]);
  });
});
