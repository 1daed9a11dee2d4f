import { describe, expect, it } from 'vitest';
import { isUsable, readView, writeView } from './progress-view.ts';

describe('the view of an address', () => {
  it('is the last seven days where nothing is said, or nothing right (S9.32)', () => {
    for (const query of [{}, { window: 'toString' }, { from: '2026-03-02' }, { from: '2026-03-02', to: '2026-02-30' }])
      expect(readView(query)).toEqual({ window: 'days7', by: undefined });
    expect(readView({ window: 'yesterday', by: 'hour' })).toEqual({ window: 'yesterday', by: 'hour' });
  });

  it('takes any days, and a unit that they are not too long for (S9.16)', () => {
    const days = { from: '2026-01-01', to: '2026-12-31' };
    expect(readView({ ...days, by: 'week' })).toEqual({ days, by: 'week' });
    expect(readView({ ...days, by: 'day' })).toEqual({ days, by: undefined });
  });

  it('is written as it is read', () => {
    for (const view of [
      { window: 'year1', by: 'month' } as const,
      { days: { from: '2026-01-01', to: '2026-01-02' }, by: 'day' } as const,
    ])
      expect(readView(writeView(view))).toEqual(view);
  });

  it('takes no days that the server would refuse', () => {
    const usable = [
      ['2026-01-01', '2026-01-01'],
      ['2022-01-01', '2026-12-31'],
      ['2022-01-01', '2027-01-01'],
      ['2026-01-02', '2026-01-01'],
      ['1999-12-31', '2000-01-01'],
    ].map(([from, to]) => isUsable({ from: from!, to: to! }));
    expect(usable).toEqual([true, true, false, false, false]);
  });
});
