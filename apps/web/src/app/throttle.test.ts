import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { oncePer, throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('throttle', () => {
  test('runs the first call at once and the last of a burst after the wait', () => {
    const action = vi.fn();
    const throttled = throttle(action, 200);
    throttled();
    throttled();
    throttled();
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(200);
    expect(action).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(2);
  });
});

describe('oncePer', () => {
  test('drops what comes within the wait', () => {
    const action = vi.fn();
    const guarded = oncePer(1000, action);
    guarded('first');
    guarded('second');
    vi.advanceTimersByTime(999);
    guarded('third');
    vi.advanceTimersByTime(1);
    guarded('fourth');
    expect(action.mock.calls).toEqual([['first'], ['fourth']]);
  });
});
