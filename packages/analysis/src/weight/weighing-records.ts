import { MAX_WEIGHT } from '../columns/column-request.ts';
import type { Filter } from '../filter/filter.ts';

export const weightIs = (variable: string, compare: '<' | '<=' | '=' | '>', value: number): Filter => ({
  test: 'number',
  variable,
  compare,
  value,
});

/** Who has a weight by which somebody can be counted: the records behind a weighted number are among these. */
export const weighingRecords = (variable: string): Filter => ({
  all: [weightIs(variable, '>', 0), weightIs(variable, '<=', MAX_WEIGHT)],
});
