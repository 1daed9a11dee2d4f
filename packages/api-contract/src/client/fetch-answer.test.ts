import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../client.ts';
import { supportCalls } from '../platform/support.ts';
import type { CallFailure } from './call-failure.ts';

afterEach(() => vi.useRealTimers());

test('a request that nobody answers ends after 300,000 ms, and not before (P7.2)', async () => {
  vi.useFakeTimers();
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  let failed: CallFailure | undefined;
  createClient({ base: '/api', fetch: silent })
    .call(supportCalls.support, {})
    .catch((error: CallFailure) => {
      failed = error;
    });
  await vi.advanceTimersByTimeAsync(299_999);
  expect(failed).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed?.kind).toBe('timed-out');
});
