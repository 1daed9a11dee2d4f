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
  ...(
    [
      ['q6', 'Why', 'text'],
      ['q7.name', 'About you: name', 'text'],
      ['q7.age', 'About you: age', 'number'],
      ['q7.job', 'About you: job', 'text'],
      ['q1#other', 'Satisfaction: other', 'text'],
    ] as const
  ).map(
    ([key, label, kept]): DataVariable => ({
      ...{ key, name: key.toUpperCase(), label, kept, measure: kept === 'text' ? 'text' : 'scale' },
      questionId: key.slice(0, 2),
    }),
  ),
];

const question = (key: string, summary: Summary, parts: readonly (readonly [string, string])[]): DataQuestion => ({
  ...{ key, questionId: key, name: key.toUpperCase(), title: `Question ${key}`, summary },
  variables: parts.map(([part, label]) => ({ key: part, label })),
});

export const exampleQuestions: readonly DataQuestion[] = [
  question('q1', { kind: 'options', chart: 'bar' }, [
    ['q1', ''],
    ['q1#other', 'other'],
  ]),
  question('q2', { kind: 'options', chart: 'bar' }, [['q2', '']]),
  question('q5', { kind: 'options-by-row', chart: 'stacked-bar' }, [
    ['q5.price', 'price'],
    ['q5.taste', 'taste'],
  ]),
  question('q6', { kind: 'texts', chart: 'word-cloud' }, [['q6', '']]),
  question('q7', { kind: 'texts-by-item', chart: 'table' }, [
    ['q7.name', 'name'],
    ['q7.age', 'age'],
    ['q7.job', 'job'],
  ]),
];

const reasons = ['配送很快，包装很好', 'Too expensive!', '价格有点贵', 'too expensive! ', '客服态度不好', '12345'];

export const exampleRows: readonly Row[] = crossRows.map((row, place) => ({
  ...row,
  'q5.price': (place % 3) + 1,
  'q5.taste': place % 11 === 0 ? null : (place % 2) + 2,
  q6: place % 4 === 3 ? null : reasons[place % reasons.length]!,
  'q7.name': place % 5 === 0 ? null : `Person ${place % 7}`,
  'q7.age': place % 5 === 0 ? null : 20 + (place % 40),
  'q7.job': place % 3 === 0 ? 'Teacher' : null,
  'q1#other': place % 50 === 0 ? 'It depends' : null,
}));

export const exampleRequest: SummaryRequest = {
  ...defaultSummaryRequest,
  questions: exampleQuestions.map(({ key }) => ({ question: key })),
  groups: [
    { name: 'Women', filter: { test: 'choice', variable: 'q3', is: 'any-of', codes: [1] } },
    { name: 'Tea', filter: { test: 'choice', variable: 'q2', is: 'any-of', codes: [1] } },
  ],
};
