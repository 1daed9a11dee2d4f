import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POLL_MS, poll } from './poll.ts';

class TestPage extends EventTarget {
  hidden = false;
  turn(hidden: boolean) {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks at once and every 60 s (P7.53), not while its tab is hidden, and again when it is seen and a minute was missed', () => {
  const page = new TestPage();
  const ask = vi.fn();
  const stop = poll(ask, page as never);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(POLL_MS * 2);
  expect(ask).toHaveBeenCalledTimes(3);
  page.turn(true);
  vi.advanceTimersByTime(POLL_MS * 5);
  expect(ask).toHaveBeenCalledTimes(3);
  page.turn(false);
  expect(ask).toHaveBeenCalledTimes(4);
  page.turn(true);
  page.turn(false);
  expect(ask).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(POLL_MS * 2);
  expect(ask).toHaveBeenCalledTimes(4);
});
