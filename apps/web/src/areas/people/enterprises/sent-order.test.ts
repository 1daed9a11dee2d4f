import { expect, it } from 'vitest';
import { sentOrder } from './sent-order.ts';

const draft = { seats: 7, period: 'twoYears', planId: 'p3' } as const;

it.each([
  ['seats alone, whatever was chosen of the other wish', { ...draft, wish: 'seats' }, { wish: 'seats', seats: 7 }],
  ['time and a plan', { ...draft, wish: 'renewal' }, { wish: 'renewal', days: 730, planId: 'p3' }],
  [
    'time for ever, with the plan that it has',
    { ...draft, wish: 'renewal', period: 'forever', planId: undefined },
    { wish: 'renewal' },
  ],
] as const)('asks for %s', (_, written, sent) => {
  expect(sentOrder(written)).toEqual(sent);
});
