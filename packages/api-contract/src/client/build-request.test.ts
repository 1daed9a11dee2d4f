import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { buildRequest } from './build-request.ts';

const common = { audience: 'visitor', summary: 'for the test', data: z.null() } as const;
const build = (definition: Parameters<typeof buildRequest>[0], input: Record<string, unknown>) =>
  buildRequest(definition, input, '/api', 1_700_000_000_000);

describe('buildRequest', () => {
  test('adds the timestamp _t to a GET (P7.3) and leaves absent fields out', () => {
    const get = call({ ...common, method: 'GET', path: '/a/b', query: z.object({ name: z.optional(z.string()) }) });
    expect(build(get, { name: '问 枢', other: undefined })).toEqual({
      url: '/api/a/b?name=%E9%97%AE+%E6%9E%A2&_t=1700000000000',
      method: 'GET',
      headers: {},
    });
  });

  test('sends a POST as JSON, without _t', () => {
    const post = call({ ...common, method: 'POST', path: '/a/b', body: z.object({ name: z.string() }) });
    expect(build(post, { name: 'x' })).toEqual({
      url: '/api/a/b',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"x"}',
    });
  });

  test('splits the input of a call that has both a query and a body', () => {
    const both = call({
      ...common,
      method: 'POST',
      path: '/a/b',
      query: z.object({ scrollId: z.string() }),
      body: z.object({ name: z.string() }),
    });
    expect(build(both, { scrollId: '9', name: 'x' })).toMatchObject({
      url: '/api/a/b?scrollId=9',
      body: '{"name":"x"}',
    });
  });

  test('repeats the name for every element of a list in the query', () => {
    const get = call({ ...common, method: 'DELETE', path: '/a', query: z.object({ ids: z.array(z.number()) }) });
    expect(build(get, { ids: [1, 2] }).url).toBe('/api/a?ids=1&ids=2');
  });

  test('sends a form-encoded body where the call asks for one', () => {
    const form = call({ ...common, method: 'POST', path: '/a', takes: 'form', body: z.object({ a: z.string() }) });
    expect(String(build(form, { a: '1 2' }).body)).toBe('a=1+2');
  });

  test('sends files as multipart and lets the browser write the content type with its boundary', () => {
    const upload = call({
      ...common,
      method: 'POST',
      path: '/a',
      takes: 'multipart',
      body: z.object({ type: z.number() }),
    });
    const request = build(upload, { type: 62, file: new Blob(['x']) });
    const body = request.body as FormData;
    expect(request.headers).toEqual({});
    expect(body.get('type')).toBe('62');
    expect(body.get('file')).toBeInstanceOf(Blob);
  });
});
