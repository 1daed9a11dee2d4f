import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  const respondent = await mkdtemp(join(tmpdir(), 'wenshu-page-'));
  await writeFile(join(respondent, 'index.html'), '<script type="application/json" id="opened-survey">null</script>');
  test = await buildTestApp({ pages: { web: join(respondent, 'none'), respondent, room: join(respondent, 'none') } });
});
afterAll(() => test.close());

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
/** What an address answers while something inside is broken. */
async function broken(url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') {
  vi.spyOn(test.platform.database.pool, 'query').mockRejectedValue(new Error('secret reason <b>') as never);
  return test.app.inject({ url, method, headers }).finally(() => vi.restoreAllMocks());
}

it('shows whoever looks at an address what happened in their language, with the reference of the line in the log', async () => {
  const answer = await broken('/s/someCode12', { ...browser, 'accept-language': 'en-GB,en;q=0.9' });
  const reference = answer.headers['x-request-id'];
  expect(reference).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('<html lang="en">');
  expect(answer.body).toContain(`<code>Reference ${reference}</code>`);
  expect(answer.body).toContain('Something went wrong on our side');
  expect(answer.body).not.toContain('secret');
  // Its style is its own, and nothing else may run.
  const nonce = /<style nonce="([^"]+)">/.exec(answer.body)?.[1];
  expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(answer.body).not.toContain('<script');
});

it('goes by the language that somebody chose on the site before the one of their browser', async () => {
  const headers = { ...browser, 'accept-language': 'en', cookie: 'a=b; lang=zh' };
  const answer = await broken('/s/someCode12', headers);
  expect(answer.body).toContain(`<code>编号 ${answer.headers['x-request-id']}</code>`);
  expect(answer.body).toContain('系统异常');
  expect(answer.body).not.toContain('Something went wrong');
});

it('says it to programs as they read it', async () => {
  const answer = await broken('/s/someCode12', { accept: '*/*' });
  const requestId = answer.headers['x-request-id'];
  expect(answer.json()).toEqual({ code: '9008', message: '系统异常，请稍后重试', data: null, requestId });
  const call = await broken('/api/survey/scroll/open?linkCode=abc', browser);
  expect(call.json()).toMatchObject({ code: '9008', requestId: call.headers['x-request-id'] });
});

it('gives every answer its reference, also one that is right', async () => {
  const answers = [
    await test.app.inject('/healthz'),
    await test.app.inject('/api/nowhere'),
    await test.app.inject('/'),
  ];
  const references = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(references).size).toBe(3);
  expect(references.every(one => /^[0-9a-f]{10}-[0-9a-z]+$/.test(String(one)))).toBe(true);
});
