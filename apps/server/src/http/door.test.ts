import { accountCalls, call } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../refusal/refusal.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { registerCalls } from './register-calls.ts';

const doorCalls = {
  deep: call({
    method: 'POST',
    path: '/test/deep',
    audience: 'visitor',
    summary: 'Takes a nested input',
    body: z.object({
      questions: z.array(
        z.object({ title: z.string().check(z.maxLength(5)), kind: z.union([z.literal(1), z.literal(2)]) }),
      ),
      note: z.optional(z.string()),
    }),
    data: z.object({ count: z.number() }),
  }),
  form: call({
    method: 'POST',
    path: '/test/form',
    audience: 'visitor',
    takes: 'form',
    summary: 'Takes a form',
    body: z.object({ name: z.string(), tag: z.optional(z.union([z.string(), z.array(z.string())])) }),
    data: z.object({ name: z.string(), tags: z.number() }),
  }),
  search: call({
    method: 'GET',
    path: '/test/search',
    audience: 'visitor',
    summary: 'Takes a query',
    query: z.object({ text: z.string(), page: z.coerce.number().check(z.int(), z.minimum(1)) }),
    data: z.string(),
  }),
  fails: call({ method: 'GET', path: '/test/fails', audience: 'visitor', summary: 'Throws', data: z.null() }),
  refuses: call({ method: 'GET', path: '/test/refuses', audience: 'visitor', summary: 'Refuses', data: z.null() }),
  leaks: call({
    method: 'GET',
    path: '/test/leaks',
    audience: 'visitor',
    summary: 'Sends a field too many',
    data: z.object({ name: z.string() }),
  }),
};

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({
    registerMore: api =>
      registerCalls(api, doorCalls, {
        deep: ({ questions }) => ({ count: questions.length }),
        form: ({ name, tag }) => ({ name, tags: [tag ?? []].flat().length }),
        search: ({ text, page }) => `${text} ${page}`,
        fails: () => {
          throw new Error('the secret reason');
        },
        refuses: () => {
          throw new Refusal('fileTooLarge', { params: { limitMb: 5 } });
        },
        leaks: () => {
          const row = { name: 'a', passwordHash: 'b' };
          return row;
        },
      }),
  });
});
afterAll(() => test.close());

const post = (payload: string, headers: Record<string, string> = {}, url = '/api/test/deep') =>
  test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });

describe('what never reaches a handler is refused in the envelope', () => {
  it.each([
    ['zh', '请求的地址不存在'],
    ['en', 'This address does not exist'],
  ])('an unknown path, in %s', async (lang, message) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const response = await test.app.inject({ method, url: '/api/no/such/call', headers: { lang } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ code: '9006', message, data: null });
    }
  });

  it('an address that cannot be decoded', async () => {
    const response = await test.app.inject('/api/%zz');
    expect([response.statusCode, response.json().code]).toEqual([404, '9006']);
  });

  it('a known path with another method', async () => {
    const response = await test.app.inject({ method: 'PUT', url: '/api/test/deep' });
    expect(response.json().code).toBe('9006');
  });

  it.each([
    ['zh', '请求内容过大'],
    ['en', 'The request is too large'],
  ])('an oversized body, in %s', async (lang, message) => {
    const response = await post(JSON.stringify({ questions: [], note: 'x'.repeat(300_000) }), { lang });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ code: '9003', message, data: null });
  });

  it.each([
    ['zh', '不支持的请求内容类型'],
    ['en', 'This content type is not supported'],
  ])('a wrong content type, in %s', async (lang, message) => {
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await post('a=b', { 'content-type': type, lang });
      expect(response.statusCode).toBe(415);
      expect(response.json()).toEqual({ code: '9004', message, data: null });
    }
  });

  it('JSON where a form is wanted', async () => {
    expect((await post('{"name":"a"}', {}, '/api/test/form')).json().code).toBe('9004');
  });

  it.each([
    ['zh', '请求内容不是有效的 JSON'],
    ['en', 'The request is not valid JSON'],
  ])('bad JSON, in %s', async (lang, message) => {
    for (const text of ['{"questions":', '{questions: []}', 'null x', '{"__proto__": {"a": 1}}']) {
      const response = await post(text, { lang });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ code: '9002', message, data: null });
    }
  });

  it.each([
    ['zh', 'questions.1.title：含有不允许的字符'],
    ['en', 'questions.1.title: contains a character that is not allowed'],
  ])('a NUL character, in %s', async (lang, message) => {
    const response = await post('{"questions":[{"title":"a","kind":1},{"title":"b\\u0000","kind":1}]}', { lang });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: '9005', message, data: null, field: 'questions.1.title' });
  });

  it('half a surrogate pair, which PostgreSQL could not keep', async () => {
    expect((await post('{"questions":[],"note":"\\ud83d"}')).json()).toMatchObject({ code: '9005', field: 'note' });
  });

  it('a NUL in a query and in a form', async () => {
    const query = await test.app.inject('/api/test/search?text=a%00b&page=1');
    expect(query.json()).toMatchObject({ code: '9005', field: 'text' });
    const form = await post('name=a%00', { 'content-type': 'application/x-www-form-urlencoded' }, '/api/test/form');
    expect(form.json()).toMatchObject({ code: '9005', field: 'name' });
  });

  it.each([
    ['zh', 'questions.1.title：最多 5 个字符'],
    ['en', 'questions.1.title: must have at most 5 characters'],
  ])('an input that the schema does not allow, deep inside, in %s', async (lang, message) => {
    const response = await post(
      JSON.stringify({
        questions: [
          { title: 'a', kind: 1 },
          { title: 'too long', kind: 2 },
        ],
      }),
      { lang },
    );
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: '9001', message, data: null, field: 'questions.1.title' });
  });

  it.each([
    [{}, 'questions', 'questions: is required'],
    [{ questions: 3 }, 'questions', 'questions: must be a list'],
    [{ questions: [{ kind: 1 }] }, 'questions.0.title', 'questions.0.title: is required'],
    [{ questions: [{ title: 'a', kind: 7 }] }, 'questions.0.kind', 'questions.0.kind: must be one of 1, 2'],
    [[], 'body', 'body: must be an object'],
  ])('names the field of %j', async (input, field, message) => {
    expect((await post(JSON.stringify(input), { lang: 'en' })).json()).toEqual({
      code: '9001',
      message,
      data: null,
      field,
    });
  });

  it('a body that is nested deeper than the stack', async () => {
    const depth = 100_000;
    const response = await post(`{"questions":[],"note":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}`);
    expect(response.json().code).toBe('9005');
  });
});

describe('what reaches a handler', () => {
  it('gets its input, unknown fields left out, and is answered with the code of success (S7.1)', async () => {
    const response = await post(JSON.stringify({ questions: [{ title: 'a', kind: 1, more: true }], other: 1 }));
    expect(response.json()).toEqual({ code: '0000', message: '成功', data: { count: 1 } });
  });

  it('takes text that only looks like an escaped NUL', async () => {
    expect((await post('{"questions":[],"note":"\\\\u0000"}')).json().code).toBe('0000');
  });

  it('takes emoji written as escaped pairs', async () => {
    expect((await post('{"questions":[],"note":"\\ud83d\\ude00"}')).json().code).toBe('0000');
  });

  it('reads a form, a repeated name as a list', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await post('name=%E6%9E%97&tag=a&tag=b', headers, '/api/test/form');
    expect(response.json().data).toEqual({ name: '林', tags: 2 });
  });

  it('ignores the timestamp _t of a GET', async () => {
    const response = await test.app.inject('/api/test/search?text=a&page=2&_t=1700000000000');
    expect(response.json()).toMatchObject({ code: '0000', data: 'a 2' });
  });

  it('is answered in the language of Accept-Language when there is no lang', async () => {
    const headers = { 'accept-language': 'fr;q=0.9, en-GB;q=0.8, zh;q=0.5' };
    const response = await test.app.inject({ url: '/api/test/search?text=a&page=1', headers });
    expect(response.json().message).toBe('Success');
  });

  it('fills the blanks of a refusal', async () => {
    const response = await test.app.inject({ url: '/api/test/refuses', headers: { lang: 'en' } });
    expect(response.statusCode).toBe(413);
    expect(response.json().message).toBe('Please upload a file smaller than 5M');
  });
});

describe('what goes wrong inside', () => {
  it('leaves no trace of the reason or of the stack', async () => {
    const response = await test.app.inject('/api/test/fails');
    expect(response.statusCode).toBe(500);
    const requestId = response.headers['x-request-id'];
    expect(response.json()).toEqual({ code: '9008', message: '系统异常，请稍后重试', data: null, requestId });
    expect(response.body + JSON.stringify(response.headers)).not.toMatch(/secret reason|at |\.ts/);
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
  });

  it('fails a test whose handler sends more than the contract says', async () => {
    expect((await test.app.inject('/api/test/leaks')).json().code).toBe('9008');
  });

  it('never caches an answer and never lets a browser guess its type', async () => {
    const response = await test.app.inject(`/api${accountCalls.querySignUserInfo.path}`);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
});
