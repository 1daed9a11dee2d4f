import type { DataVariable, Row } from '../../data-set/variable.ts';
import { type CrossRequest, defaultCrossRequest } from './request.ts';

/** A small survey to look at: how satisfied, what was bought, who. */
export const exampleVariables: readonly DataVariable[] = [
  {
    key: 'q1',
    name: 'Q1',
    label: 'Satisfaction',
    kept: 'code',
    measure: 'ordinal',
    questionId: 'q1',
    categories: [
      { code: 1, label: 'Not at all' },
      { code: 2, label: 'So so' },
      { code: 3, label: 'Very' },
      { code: 98, label: 'Don’t know' },
    ],
    missing: [98],
  },
  {
    key: 'q2',
    name: 'Q2',
    label: 'Bought',
    kept: 'codes',
    measure: 'nominal',
    questionId: 'q2',
    // No code is its place, and juice is asked no more: it stands behind the others though its code is the lowest.
    categories: [
      { code: 2, label: 'Tea' },
      { code: 5, label: 'Coffee' },
      { code: 9, label: 'Milk' },
      { code: 1, label: 'Juice' },
    ],
  },
  {
    key: 'q3',
    name: 'Q3',
    label: 'Gender',
    kept: 'code',
    measure: 'nominal',
    questionId: 'q3',
    categories: [
      { code: 1, label: 'Women' },
      { code: 2, label: 'Men' },
    ],
  },
  { key: 'q4', name: 'Q4', label: 'Spent', kept: 'number', measure: 'scale', questionId: 'q4' },
  { key: 'w', name: 'w', label: 'Weight', kept: 'number', measure: 'scale' },
];

/**
 * 200 people. Women are more satisfied; who buys tea seldom buys coffee. Of each question some say nothing and other ones than of the next;
 * some do not know, some chose what is asked no more, some weigh nothing and some have no weight.
 */
export const exampleRows: readonly Row[] = Array.from({ length: 200 }, (_, place): Row => {
  const isWoman = place % 2 === 0;
  const turn = Math.floor(place / 2);
  const satisfied = turn % 10 < (isWoman ? 6 : 3) ? 3 : turn % 10 < 8 ? 2 : 1;
  return {
    q1: turn % 25 === 24 ? null : turn % 25 === 23 ? 98 : satisfied,
    q2: turn % 20 === 19 ? null : turn % 11 === 10 ? [1, 9] : turn % 3 === 0 ? [2] : turn % 3 === 1 ? [5, 9] : [9],
    q3: isWoman ? 1 : 2,
    q4: turn % 7 === 6 ? null : (turn % 5) * 10,
    w: turn % 13 === 5 ? 0 : turn % 17 === 3 ? null : turn % 4 === 0 ? 1.5 : 0.75,
  };
});

export const exampleRequest: CrossRequest = {
  ...defaultCrossRequest,
  rows: [
    { variable: 'q1', nets: [{ name: 'Satisfied', codes: [2, 3] }] },
    { variable: 'q2' },
    { variable: 'q4', filter: { test: 'choice', variable: 'q3', is: 'any-of', codes: [1] } },
  ],
  banner: [{ variable: 'q3' }, { variable: 'q2' }],
};
