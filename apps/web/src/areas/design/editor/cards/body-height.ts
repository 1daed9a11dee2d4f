import type { Question } from '@wenshu/survey-core';

const LINE_PX = 26;
const MOST_LINES = 21;

/** About how high a card that is not selected is below its title: for the places of those that are not drawn. */
export function bodyHeight({ items, rows }: Question): number {
  const lines = Math.min(Object.keys(items).length, MOST_LINES) + Math.min(Object.keys(rows).length, MOST_LINES);
  return LINE_PX * lines;
}
