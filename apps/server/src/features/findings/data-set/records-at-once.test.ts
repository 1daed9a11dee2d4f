import { expect, it } from 'vitest';
import { recordsAtOnce } from './records-at-once.ts';

it.each([
  ['a short questionnaire', 20, 2048],
  ['a usual one', 92, 1068],
  ['two thousand variables', 2_000, 49],
  ['as many as a questionnaire can have', 17_820, 5],
  ['more values than may be read at once', 1_000_000, 1],
])('records are read by how much they hold: %s', (_, variables, records) => {
  expect(recordsAtOnce(variables)).toBe(records);
});
