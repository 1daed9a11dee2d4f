import { expect, it } from 'vitest';
import { calmPause } from './calm-pause.ts';

it('what is counted quickly is asked for often, what takes long seldom, and never not at all', () => {
  expect([0, 100, 1_000, 2_500, 10_000].map(calmPause)).toEqual([5_000, 5_000, 20_000, 50_000, 60_000]);
});
