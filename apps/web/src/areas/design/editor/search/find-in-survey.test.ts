import { buildExample, ids } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { findInSurvey } from './find-in-survey.ts';

const example = buildExample();
const places = (wanted: string) =>
  findInSurvey(example, wanted, 'en').map(({ where, questionId }) => `${where} ${questionId ?? ''}`);

test('finds titles, options, rows and logic, in the order of the survey', () => {
  expect(places('apple')).toEqual([`item ${ids.choice}`, `logic ${ids.text}`]);
  expect(places('question q')).toHaveLength(5);
  expect(places('taste')).toEqual([`row ${ids.matrix}`]);
  expect(places('not all of them')).toEqual([`logic ${ids.multiple}`]);
});

test('knows no case and no full-width letters, and says where the words begin', () => {
  expect(findInSurvey(example, 'ＡＰＰ', 'en')[0]).toMatchObject({ text: 'Apple', at: 0, seqName: 'Q1' });
  expect(findInSurvey(example, 'PLE', 'en')[0]).toMatchObject({ text: 'Apple', at: 2 });
});

test('finds nothing for nothing', () => {
  expect(places('   ')).toEqual([]);
  expect(places('nowhere to be found')).toEqual([]);
});
