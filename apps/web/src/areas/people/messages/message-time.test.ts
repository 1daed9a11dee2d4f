import { describe, expect, it } from 'vitest';
import { messageTime } from './message-time.ts';

describe('messageTime', () => {
  const now = new Date(2026, 10, 16, 14, 30).getTime();
  it.each([
    ['today', new Date(2026, 10, 16, 0, 5), '00:05', '00:05'],
    ['yesterday', new Date(2026, 10, 15, 23, 59), '11-15', '15 Nov'],
    ['this year', new Date(2026, 0, 2, 9, 0), '01-02', '2 Jan'],
    ['a year ago on this day', new Date(2025, 10, 16, 14, 30), '2025-11-16', '2025-11-16'],
  ])('%s shows time, month-day or the full date (P9.6)', (_when, then, zh, en) => {
    expect([messageTime(then.getTime(), now, 'zh'), messageTime(then.getTime(), now, 'en')]).toEqual([zh, en]);
  });
});
