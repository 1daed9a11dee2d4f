import type { Summary } from '@wenshu/survey-core';
import type { DataQuestion, DataVariable, Row } from '../../data-set/variable.ts';
import { exampleRows as crossRows, exampleVariables as crossVariables } from '../cross/examples.ts';
import { defaultSummaryRequest, type SummaryRequest } from './request.ts';

const levels = ['Bad', 'Fair', 'Good'].map((label, place) => ({ code: place + 1, label }));

/** The survey of the cross tables, and a question of every other way to be summed up. */
export const exampleVariables: readonly DataVariable[] = [
  ...crossVariables,
  ...['price', 'taste'].map(
    (row): DataVariable => ({
      ...{ key: `q5.${row}`, name: `Q5_${row}`, label: `Rate: ${row}`, kept: 'code', measure: 'ordinal' },
      ...{ questionId: 'q5', categories: levels },
    }),
  ),
];

const question = (key: string, summary: Summary, parts: readonly (readonly [string, string])[]): DataQuestion => ({
  ...{ key, questionId: key, name: key.toUpperCase(), title: `Question ${key}`, summary },
  variables: parts.map(([part, label]) => ({ key: part, label })),
});

export const exampleQuestions: readonly DataQuestion[] = [
  question('q1', { kind: 'options', chart: 'bar' }, [['q1', '']]),
  question('q2', { kind: 'options', chart: 'bar' }, [['q2', '']]),
  question('q5', { kind: 'options-by-row', chart: 'stacked-bar' }, [
    ['q5.price', 'price'],
    ['q5.taste', 'taste'],
  ]),
];

export const exampleRows: readonly Row[] = crossRows.map((row, place) => ({
  ...row,
  'q5.price': (place % 3) + 1,
  'q5.taste': place % 11 === 0 ? null : (place % 2) + 2,
}));

export const exampleRequest: SummaryRequest = {
  ...defaultSummaryRequest,
  questions: exampleQuestions.map(({ key }) => ({ question: key })),
  groups: [
    { name: 'Women', filter: { test: 'choice', variable: 'q3', is: 'any-of', codes: [1] } },
    { name: 'Tea', filter: { test: 'choice', variable: 'q2', is: 'any-of', codes: [1] } },
  ],
};
