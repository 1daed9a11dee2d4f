import { expect, it } from 'vitest';
import { agreementWord } from './agreement-word.ts';

const of = (more: object) => ({
  units: 40,
  share: 0.9,
  kappa: null,
  kappaUnits: 40,
  judged: [40, 40],
  alpha: null,
  ...more,
});
const alpha = (lower: number, upper: number) => ({ alpha: { value: (lower + upper) / 2, interval: { lower, upper } } });

it.each([
  [alpha(0.81, 0.95), 'reliable'],
  [alpha(0.7, 0.95), 'tentative'],
  [alpha(0.5, 0.9), 'unclear'],
  [alpha(0.1, 0.5), 'too-low'],
  [{ ...alpha(1, 1), units: 30 }, 'reliable'],
  [{ ...alpha(1, 1), units: 29 }, 'few-answers'],
  [{ ...alpha(1, 1), given: [5, 5] }, 'reliable'],
  [{ ...alpha(1, 1), given: [4, 5] }, 'given-seldom'],
  [{ ...alpha(1, 1), given: [35, 35] }, 'reliable'],
  [{ ...alpha(1, 1), given: [35, 36] }, 'given-seldom'],
  // Of 40 the third judged 20, and gave it to all but 4, or 5, of these.
  [{ ...alpha(1, 1), given: [20, 20, 16], judged: [40, 40, 20] }, 'given-seldom'],
  [{ ...alpha(1, 1), given: [20, 20, 15], judged: [40, 40, 20] }, 'reliable'],
  [{ alpha: { value: 0.4, interval: null } }, 'few-answers'],
  [{ share: 1, given: [0, 0] }, 'not-given'],
  [{ share: 1, given: [40, 40] }, 'all-given'],
  [{ share: 1 }, 'all-same'],
  [{ share: 1, units: 1 }, 'few-answers'],
  [{ share: null, units: 0, given: [0, 0] }, 'few-answers'],
] as const)('says of %j: %s', (more, word) => {
  expect(agreementWord(of(more))).toBe(word);
});
