import { CallFailure } from '@wenshu/api-contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAgain } from './ask-again.ts';
import { pauses } from './pauses.ts';

class TestPage extends EventTarget {
  hidden = false;
  turn(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const bugs: unknown[] = [];
beforeEach(() => {
  bugs.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('reportError', (error: unknown) => bugs.push(error));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const MINUTE = 60_000;

describe('what is asked again and again', () => {
  it('is asked at once and every 60 s (P7.53), not while its tab is hidden, and again when it is seen and a minute was missed', async () => {
    const page = new TestPage();
    const ask = vi.fn();
    const stop = askAgain(ask, 'everyMinute', { isAtOnce: true, page: page as never });
    expect(ask).toHaveBeenCalledTimes(1);
    await wait(MINUTE * 2);
    expect(ask).toHaveBeenCalledTimes(3);
    page.turn(true);
    await wait(MINUTE * 5);
    expect(ask).toHaveBeenCalledTimes(3);
    page.turn(false);
    expect(ask).toHaveBeenCalledTimes(4);
    page.turn(true);
    page.turn(false);
    expect(ask).toHaveBeenCalledTimes(4);
    await wait(MINUTE - 1);
    expect(ask).toHaveBeenCalledTimes(4);
    stop();
    await wait(MINUTE * 2);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('is left to its caller the first time', async () => {
    const ask = vi.fn();
    const stop = askAgain(ask, 'calm', { page: new TestPage() as never });
    await wait(pauses.calm - 1);
    expect(ask).not.toHaveBeenCalled();
    await wait(1);
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
  });

  it('waits for its answer, and then twenty times as long as that took', async () => {
    const ask = vi.fn(() => new Promise(resolve => setTimeout(resolve, 400)));
    const stop = askAgain(ask, 'moving', { page: new TestPage() as never });
    await wait(pauses.moving + 400 + 8_000 - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
    // Its answer is still to come: nothing begins anew with it.
    await wait(MINUTE);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked again after a refusal, and after a bug, which is not swallowed', async () => {
    const bug = new TypeError('x is undefined');
    const ask = vi
      .fn()
      .mockRejectedValueOnce(new CallFailure('refused', 'no', {}))
      .mockRejectedValueOnce(bug);
    const stop = askAgain(ask, 'moving', { page: new TestPage() as never });
    await wait(pauses.moving);
    expect(bugs).toEqual([]);
    await wait(pauses.moving * 2);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(bugs).toEqual([bug]);
    stop();
  });
});
