import { expect, it } from 'vitest';
import type { Variable } from '../../filter/variable.ts';
import { columnLines } from './column-lines.ts';

const variable = (key: string, name: string, label: string, questionId?: string): [string, Variable] => [
  key,
  { key, name, label, ...(questionId && { questionId }) } as Variable,
];
const variables = new Map([
  variable('q1', 'Q1', 'Gender', 'q1'),
  variable('q5.a', 'Q5_1', 'How satisfied are you with our service: Price', 'q5'),
  variable('q5.b', 'Q5_2', 'How satisfied are you with our service: Taste', 'q5'),
  variable('fact:serial', 'serial', 'Number'),
]);

it('the rows of a matrix are told by what differs, those that are shown first', () => {
  const { found, chosen } = columnLines(variables, ['fact:serial', 'gone', 'q5.b'], '');
  expect(chosen).toEqual(['fact:serial', 'q5.b']);
  expect(found.map(({ name, place }) => [name, place])).toEqual([
    ['Number', 0],
    ['Q5_2 Taste', 1],
    ['Q1 Gender', -1],
    ['Q5_1 Price', -1],
  ]);
});

it('they are found by the words that they share as well, and told in whole to whoever rests on them', () => {
  const { found, all } = columnLines(variables, ['q1'], ' SERVICE ');
  expect(found.map(({ wholeName }) => wholeName)).toEqual([
    'Q5_1 How satisfied are you with our service: Price',
    'Q5_2 How satisfied are you with our service: Taste',
  ]);
  expect(all).toHaveLength(4);
});
