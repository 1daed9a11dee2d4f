import { writeFile } from 'node:fs/promises';
import { call, errorCodes } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { registerCalls } from './register-calls.ts';

const keepCall = call({
  method: 'POST',
  path: '/test/keep',
  audience: 'visitor',
  own: true,
  summary: 'Keeps something',
  body: z.object({}),
  data: z.null(),
});

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    registerMore: api =>
      registerCalls(
        api,
        { keep: keepCall },
        {
          keep: async () => {
            await writeFile('/dev/full', 'something');
            return null;
          },
        },
      ),
  });
});
afterAll(() => test.close());

it('a call on a full disk is told to come again later, in words that say so, and whoever sends calls here is told too', async () => {
  expect((await test.app.inject('/readyz')).statusCode).toBe(200);
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api${keepCall.path}`,
    payload: {},
    headers: { lang: 'en' },
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json()).toMatchObject({
    code: errorCodes.storageFull.code,
    data: null,
    message: expect.stringContaining('out of space'),
  });
  expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'storage-full' });
});
