import { timeBuckets } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { bucketName } from './bucket-name.ts';
import { forecast, paceDays } from './forecast.ts';
import { ratesOf } from './rates.ts';
import { NOBODY } from './record-groups.ts';

describe('rates', () => {
  it('are out of what they say they are out of', () => {
    // 20 submitted: 12 complete, 5 screened out, 3 when a quota was full; 5 unfinished; 80 views.
    const tally = { complete: 12, screened: 5, quotaFull: 3, incomplete: 5, declined: 9, invalid: 7 };
    expect(ratesOf(tally, 80)).toEqual({ response: 15, screenOut: 25, quotaFull: 15, abandon: 20 });
  });

  it('are none of nothing, never NaN', () => {
    expect(ratesOf(NOBODY, 0)).toEqual({ response: null, screenOut: null, quotaFull: null, abandon: null });
    expect(ratesOf({ ...NOBODY, complete: 1 }, undefined).response).toBeNull();
  });
});

describe('the pace of the last days', () => {
  const at = (text: string) => Date.parse(`${text}Z`);
  const days = { fromMs: at('2026-02-24T00:00'), nowMs: at('2026-03-02T12:00') };

  it('is taken over all of them where collecting is older', () => {
    expect(paceDays({ ...days, firstMs: at('2026-02-28T00:00'), isOlder: true })).toBe(6.5);
  });

  it('is taken from the day on which the first came, where collecting began within them; and over a day at least', () => {
    expect(paceDays({ ...days, firstMs: at('2026-02-28T00:00'), isOlder: false })).toBe(2.5);
    expect(paceDays({ ...days, firstMs: at('2026-03-02T00:00'), isOlder: false })).toBe(1);
  });
});

describe('a forecast', () => {
  const filling = { size: 100, count: 40, recent: 30, days: 6, today: '2026-03-02' };

  it('is the day on which the rest has come at that pace', () => {
    // 60 left at 5 a day.
    expect(forecast(filling)).toEqual({ when: 'day', day: '2026-03-14' });
    // 61 left: on the thirteenth day.
    expect(forecast({ ...filling, count: 39 })).toEqual({ when: 'day', day: '2026-03-15' });
  });

  it.each([
    ['none', { size: 0 }],
    ['none', { recent: 0 }],
    ['full', { count: 100 }],
    ['full', { count: 101, recent: 0 }],
    ['far', { count: 99, recent: 1, days: 366 }],
  ])('is %s with %j', (when, change) => {
    expect(forecast({ ...filling, ...change })).toEqual({ when });
  });
});

describe('what stands along a trend', () => {
  const names = (
    from: string,
    to: string,
    by: Parameters<typeof bucketName>[1]['by'],
    language: 'zh' | 'en' = 'en',
  ) => {
    const window = { from, to };
    return timeBuckets(window, by, 'Asia/Shanghai').map(bucket => bucketName(bucket, { window, by, language }));
  };

  it('is short where the year goes without saying, in both languages (S9.33)', () => {
    expect(names('2026-03-02', '2026-03-02', 'hour').slice(8, 10)).toEqual(['08:00', '09:00']);
    expect(names('2026-02-28', '2026-03-01', 'day')).toEqual(['02-28', '03-01']);
    expect(names('2025-12-31', '2026-01-01', 'day')).toEqual(['2025-12-31', '2026-01-01']);
    expect(names('2026-03-01', '2026-03-08', 'week')).toEqual(['03-01', '03-02 – 03-08']);
    expect(names('2026-03-02', '2026-03-08', 'week', 'zh')).toEqual(['03-02 至 03-08']);
    expect(names('2026-01-05', '2026-02-01', 'month')).toEqual(['2026-01', '2026-02']);
    expect(names('2026-03-31', '2026-10-01', 'quarter')).toEqual(['2026 Q1', '2026 Q2', '2026 Q3', '2026 Q4']);
    expect(names('2026-03-31', '2026-04-01', 'quarter', 'zh')).toEqual(['2026 年第 1 季度', '2026 年第 2 季度']);
    expect(names('2025-06-01', '2026-06-01', 'year')).toEqual(['2025', '2026']);
  });
});
