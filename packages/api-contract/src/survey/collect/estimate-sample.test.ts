import { expect, it } from 'vitest';
import { estimateSample } from './estimate-sample.ts';

it.each([
  // 2 yuan and 10 minutes at 0.80: 10 yuan each; everybody fits.
  [
    { samples: 500, minutes: 10, incidencePercent: 100 },
    { unitFen: 1000, totalFen: 500_000, invited: 2500, leastDays: 1 },
  ],
  // One in four fits: twice the price, four times the people.
  [
    { samples: 500, minutes: 10, incidencePercent: 25 },
    { unitFen: 2000, totalFen: 1_000_000, invited: 10_000, leastDays: 2 },
  ],
  // Less than the least order costs what that does.
  [
    { samples: 3, minutes: 1, incidencePercent: 100 },
    { unitFen: 280, totalFen: 10_000, invited: 15, leastDays: 1 },
  ],
])('an order is estimated by the published formula (S1.8): %j', (wish, estimate) => {
  expect(estimateSample(wish)).toEqual(estimate);
});
