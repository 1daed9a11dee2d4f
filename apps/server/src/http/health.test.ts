import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

it('is healthy and ready when its database answers, and only healthy when it does not', async () => {
  const test = await buildTestApp();
  expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  test.platform.database.pool.query = () => Promise.reject(new Error('gone'));
  expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  const notReady = await test.app.inject('/readyz');
  expect([notReady.statusCode, notReady.json()]).toEqual([503, { status: 'database-unreachable' }]);
  await test.close();
});
