import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow } from './follow.ts';
import { judgeFailure } from './judge-failure.ts';

interface PageNews {
  readonly version: number;
  readonly others: readonly object[];
}
const news: PageNews = { version: 1, others: [] };

/** A server that answers when it is told to, and a page that can be hidden. */
function setUp() {
  const asked: { signal: AbortSignal | undefined; answer(news: PageNews): void; fail(error: unknown): void }[] = [];
  const page = Object.assign(new EventTarget(), { hidden: false });
  const editor = {
    known: () => ({ version: 1 }),
    ask: (_known: object, signal?: AbortSignal) =>
      new Promise<PageNews>((answer, fail) => {
        asked.push({ signal, answer, fail });
        signal?.addEventListener('abort', () => fail(new CallFailure('cancelled')));
      }),
    take: vi.fn(),
    judge: (error: unknown) => judgeFailure(error),
    idle: () => Promise.resolve(),
    lose: vi.fn(),
    resume: vi.fn(),
  };
  const stop = follow(editor, page);
  const show = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { asked, editor, stop, show };
}
const waiting = (asked: readonly { signal: AbortSignal | undefined }[]) =>
  asked.filter(({ signal }) => signal && !signal.aborted).length;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('asks what there is now, then lets one request wait at a time', async () => {
  const { asked, editor, stop } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.map(one => one.signal)).toEqual([undefined]);
  asked[0]?.answer(news);
  await vi.advanceTimersByTimeAsync(10);
  expect(editor.take).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(2);
  asked[1]?.answer(news);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveLength(3);
  stop();
  expect(asked[2]?.signal?.aborted).toBe(true);
});

test('waits ever longer while the server fails, and sends what waits when it is back', async () => {
  const { asked, editor, stop } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  const gaps = [];
  for (let failures = 0; failures < 6; failures++) {
    asked.at(-1)?.fail(new CallFailure('network'));
    const [count, since] = [asked.length, Date.now()];
    while (asked.length === count) await vi.advanceTimersByTimeAsync(100);
    gaps.push(Date.now() - since);
  }
  expect(gaps[0]).toBeLessThanOrEqual(2_000);
  expect(gaps[5]).toBeGreaterThanOrEqual(15_000);
  expect(editor.resume).not.toHaveBeenCalled();
  asked.at(-1)?.answer(news);
  await vi.advanceTimersByTimeAsync(10);
  expect(editor.resume).toHaveBeenCalledTimes(1);
  stop();
});

test('asks nothing while the page has long been hidden, and at once when it is seen again', async () => {
  const { asked, show, stop } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer(news);
  await vi.advanceTimersByTimeAsync(10);
  show(true);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(waiting(asked)).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(waiting(asked)).toBe(0);
  const count = asked.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toHaveLength(count);
  show(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveLength(count + 1);
  stop();
});

test('an answer that never comes, as after a sleep, is not waited for', async () => {
  const { asked, stop } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer(news);
  await vi.advanceTimersByTimeAsync(10);
  await vi.advanceTimersByTimeAsync(41_000);
  expect([asked[1]?.signal?.aborted, asked.length]).toEqual([true, 3]);
  stop();
});

test('says that the document is gone, and asks no more once signed out', async () => {
  const { asked, editor, stop } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.fail(new CallFailure('refused', '', { code: errorCodes.noPermission.code }));
  await vi.advanceTimersByTimeAsync(10);
  expect(editor.lose).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  asked[1]?.fail(new CallFailure('signed-in-elsewhere'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(2);
  stop();
});

test('in a crowd it asks less often', async () => {
  const { asked, stop } = setUp();
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.answer({ ...news, others: Array.from({ length: 100 }, () => ({})) });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveLength(2);
  stop();
});
