import { expect, it } from 'vitest';
import type { Variable } from './variable.ts';
import { listedNames } from './variable-names.ts';

const variable = (key: string, name: string, label: string, questionId?: string) =>
  ({ key, name, label, ...(questionId && { questionId }) }) as Variable;

it('rows of a matrix are listed by what differs, everything else by its whole name', () => {
  const agree = 'Do you agree with the following: about us';
  const names = listedNames([
    variable('q1', 'Q1', 'Gender: as in your passport', 'q1'),
    variable('q5.a', 'Q5_1', `${agree}: Price`, 'q5'),
    variable('q5.b', 'Q5_2', `${agree}: Price of delivery`, 'q5'),
    variable('q5.c', 'Q5_3', `${agree}: Taste`, 'q5'),
    variable('q6.a', 'Q6_1', 'Apple', 'q6'),
    variable('q6.b', 'Q6_2', 'Apricot', 'q6'),
    variable('fact:channel', 'channel', 'Channel'),
  ]);
  expect([...names.values()]).toEqual([
    ...['Q1 Gender: as in your passport', 'Q5_1 Price', 'Q5_2 Price of delivery', 'Q5_3 Taste'],
    ...['Q6_1 Apple', 'Q6_2 Apricot', 'Channel'],
  ]);
});

it('parts of a question that stands among them itself are listed by what differs, too, and it by its whole name', () => {
  const ask = 'Which would you buy';
  const names = listedNames([
    variable('#q', 'Q1', ask, 'q'),
    variable('q.version', 'Q1_version', `${ask}: Version`, 'q'),
    variable('q.1', 'Q1_1', `${ask}: Task 1`, 'q'),
    variable('o', 'Q2', ask, 'o'),
  ]);
  expect([...names.values()]).toEqual([`Q1 ${ask}`, 'Q1_version Version', 'Q1_1 Task 1', `Q2 ${ask}`]);
});

it('two rows of the same words keep them', () => {
  const names = listedNames([variable('a', 'Q1_1', 'Rate: Tea', 'q'), variable('b', 'Q1_2', 'Rate: Tea', 'q')]);
  expect([...names.values()]).toEqual(['Q1_1 Rate: Tea', 'Q1_2 Rate: Tea']);
});
