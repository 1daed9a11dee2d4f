import { expect, it } from 'vitest';
import { recordsAtOnce } from './records-at-once.ts';

it.each([
  ['a usual questionnaire', 92, 2048],
  ['two thousand variables', 2_000, 98],
  ['as many as a questionnaire can have', 17_820, 11],
  ['more values than may be read at once', 1_000_000, 1],
])('records are read by how much they hold: %s', (_, variables, records) => {
  expect(recordsAtOnce(variables)).toBe(records);
});
