import { expect, it } from 'vitest';
import { agreementWord } from './agreement-word.ts';

const of = (more: object) => ({ units: 40, share: 0.9, kappa: null, kappaUnits: 40, alpha: null, ...more });
const alpha = (lower: number, upper: number) => ({ alpha: { value: (lower + upper) / 2, interval: { lower, upper } } });

it.each([
  [alpha(0.81, 0.95), 'reliable'],
  [alpha(0.7, 0.95), 'tentative'],
  [alpha(0.5, 0.9), 'unclear'],
  [alpha(0.1, 0.5), 'too-low'],
  [{ alpha: { value: 0.4, interval: null } }, 'no-interval'],
  [{ share: 1, given: [0, 0] }, 'not-given'],
  [{ share: 1, given: [40, 40] }, 'all-given'],
  [{ share: 1 }, 'all-same'],
  [{ share: 1, units: 1 }, 'no-interval'],
  [{ share: 0, units: 1, given: [1, 0] }, 'no-interval'],
  [{ share: null, units: 0, given: [0, 0] }, 'no-interval'],
] as const)('says of %j: %s', (more, word) => {
  expect(agreementWord(of(more))).toBe(word);
});
