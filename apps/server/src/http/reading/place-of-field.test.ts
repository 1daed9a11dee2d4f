import { call } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildPerson, giveRights, type TestPerson } from '../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { registerCalls } from '../register-calls.ts';
import { placeOfField } from './place-of-field.ts';

const base = { method: 'POST', path: '/test/place', audience: 'signed-in', summary: 'x' } as const;
const scroll = z.object({ scrollId: z.string() });
const note = z.object({ note: z.string() });
const data = z.object({ scrollId: z.string() });
const needs = { right: 'questionnaire.edit', on: 'scrollId' } as const;

const calls = {
  fromBody: call({
    ...base,
    path: '/test/fromBody',
    needs,
    query: z.object({ x: z.optional(z.string()) }),
    body: scroll,
    data,
  }),
};

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp({
    registerMore: api => registerCalls(api, calls, { fromBody: ({ scrollId }) => ({ scrollId }) }),
  });
  person = await buildPerson(test.platform);
  await giveRights(test.platform, person, 'mine1234', ['questionnaire.edit']);
});
afterAll(() => test.close());

describe('placeOfField', () => {
  it('finds the one place that the input takes the field from', () => {
    expect(placeOfField({ ...base, body: scroll, data }, 'scrollId')).toBe('body');
    expect(placeOfField({ ...base, query: scroll, body: note, data }, 'scrollId')).toBe('query');
  });

  it('finds none when there is no such field, or when both have it', () => {
    expect(placeOfField({ ...base, body: note, data }, 'scrollId')).toBeUndefined();
    expect(placeOfField({ ...base, query: scroll, body: scroll, data }, 'scrollId')).toBeUndefined();
  });
});

describe('a right', () => {
  const send = (query: string, scrollId: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/test/fromBody${query}`,
      payload: { scrollId },
      headers: { authorization: `Bearer ${person.token}` },
    });

  it('is asked for on the value that the handler uses, not on one sent beside it', async () => {
    expect((await send('', 'mine1234')).json().data).toEqual({ scrollId: 'mine1234' });
    expect((await send('?scrollId=mine1234', 'yours1234')).json().code).toBe('9104');
  });

  it('on something that is not a text is wrong input, not a crash', async () => {
    const payload = { scrollId: { $ne: '' } };
    const headers = { authorization: `Bearer ${person.token}` };
    const response = await test.app.inject({ method: 'POST', url: '/api/test/fromBody', payload, headers });
    expect(response.json()).toMatchObject({ code: '9001', field: 'scrollId' });
  });

  it('that cannot be decided keeps the server from starting', async () => {
    const broken = {
      x: { ...base, path: '/test/broken', needs: { right: 'records.view', on: 'who' }, body: note, data },
    } as const;
    const handlers = { x: () => ({ scrollId: '' }) };
    await expect(buildTestApp({ registerMore: api => registerCalls(api, broken, handlers) })).rejects.toThrow(
      'cannot be decided',
    );
  });
});
