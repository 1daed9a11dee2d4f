import { expect, it } from 'vitest';
import { shownResults } from './count-activity.ts';

it('what fewer than three answered shows neither rows nor a mean', () => {
  const part = (answered: number) => ({ label: `${answered}`, answered, mean: 4.5, rows: [{ label: '5', count: 1 }] });
  expect(shownResults({ answered: 4, parts: [part(3), part(2)] }).parts).toEqual([
    part(3),
    { label: '2', answered: 2, mean: null, rows: [] },
  ]);
});
