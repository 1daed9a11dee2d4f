import { expect, test } from 'vitest';
import { normalForm } from './normal-form.ts';

test.each([
  [
    'plurals',
    'prices boxes dishes batteries movies shoes potatoes buses',
    'price box dish battery movie shoe potato bus',
  ],
  ['verbs', 'stopped stopping tried using charged running bought paying', 'stop stop try use charge run buy pay'],
  ['what only looks like one', 'bus news always this boring packaging used need amazing business', ''],
  ['owners', "phone's customers' phone’s", 'phone customer phone'],
  ['contractions', "don't can't", ''],
])('takes the endings off %s', (_, given, wanted) => {
  expect(given.split(' ').map(normalForm).join(' ')).toBe(wanted || given);
});
