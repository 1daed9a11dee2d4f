import { expect, test } from 'vitest';
import { columnGroups, type DataVariable, findColumns } from './column-groups.ts';

const variable = (key: string, name: string, label: string, questionId?: string): DataVariable => ({
  key,
  name,
  label,
  kept: 'code',
  measure: 'nominal',
  isLooped: false,
  ...(questionId !== undefined && { questionId }),
});
const variables = [
  variable('a', 'Q1', 'Do you drink coffee?', 'q1'),
  variable('b', 'Q3_1', 'How do you like it?: Taste', 'q3'),
  variable('c', 'Q3_2', 'How do you like it?: Price', 'q3'),
  variable('fact:serial', 'fact_serial', 'No.'),
  variable('fact:city', 'fact_city', 'City'),
];

test('a question’s variables stand together under what they have in common; what is always there is no choice', () => {
  const { questions, facts } = columnGroups(variables);
  expect(questions.map(({ label, variables: own }) => [label, own.map(one => one.key)])).toEqual([
    ['Q1 Do you drink coffee?', ['a']],
    ['Q3 How do you like it?', ['b', 'c']],
  ]);
  expect(facts.map(one => one.key)).toEqual(['fact:city']);
});

test('are found by the question, or one by one', () => {
  const { questions } = columnGroups(variables);
  const found = (search: string) =>
    findColumns(questions, search).flatMap(group => group.variables.map(one => one.key));
  expect(found('LIKE it')).toEqual(['b', 'c']);
  expect(found('price')).toEqual(['c']);
  expect(found('q1')).toEqual(['a']);
  expect(found('tea')).toEqual([]);
  expect(found(' ')).toEqual(['a', 'b', 'c']);
});
