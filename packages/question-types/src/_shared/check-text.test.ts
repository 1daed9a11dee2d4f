import { readSettings, writeSettings } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { checkText, textSettings } from './check-text.ts';

const MIN_LENGTH = 20021;
const MAX_LENGTH = 20022;
const MIN_VALUE = 20023;
const MAX_VALUE = 20024;
const INPUT_FORMAT = 20025;
const DECIMAL_PLACES = 20026;
const NUMBER = 2;
const wordsOf = (text: string, settings: Record<number, number>) =>
  checkText(text, readSettings(settings, textSettings), 10).map(({ problem }) => problem);

test.each([
  ['four characters, each as a person sees it', '好😀😀!', { [MIN_LENGTH]: 4, [MAX_LENGTH]: 4 }, []],
  ['one too many', '好😀😀!!', { [MAX_LENGTH]: 4 }, ['too-long']],
  ['one too few', '😀😀😀', { [MIN_LENGTH]: 4 }, ['too-short']],
  ['one over the longest where the creator set none', '12345678901', {}, ['too-long']],
  ['as many decimals as allowed', '1.25', { [INPUT_FORMAT]: NUMBER, [DECIMAL_PLACES]: 2 }, []],
  ['one decimal too many', '1.255', { [INPUT_FORMAT]: NUMBER, [DECIMAL_PLACES]: 2 }, ['too-many-decimals']],
  ['the ends themselves', '5', { [INPUT_FORMAT]: NUMBER, [MIN_VALUE]: 5, [MAX_VALUE]: 5 }, []],
  ['beyond the upper end', '5.1', { [INPUT_FORMAT]: NUMBER, [MAX_VALUE]: 5 }, ['too-large']],
  ['no number, where none is asked for', '9', { [MAX_VALUE]: 5 }, []],
])('judges a text by length (S5.73) and number (S5.74, S5.75): %s', (_, text, settings, problems) => {
  expect(wordsOf(text, settings)).toEqual(problems);
});

const DATE = 7;
const problemsOf = (text: string, inputFormat: 1 | 7) =>
  checkText(
    text,
    readSettings(writeSettings({ inputFormat, earliestDate: '2026-01-01', latestDate: '2026-12-31' }), textSettings),
    500,
  );

test('a text that is a date has a range of days (S5.93)', () => {
  expect(problemsOf('2025-12-31', DATE)).toEqual([{ problem: 'too-early', day: '2026-01-01' }]);
  expect(problemsOf('2027-01-01', DATE)).toEqual([{ problem: 'too-late', day: '2026-12-31' }]);
  expect(problemsOf('2026-06-01', DATE)).toEqual([]);
  expect(problemsOf('2026-02-30', DATE)).toEqual([{ problem: 'not-date' }]);
});

test('days say nothing about other texts', () => {
  expect(problemsOf('1999-01-01', 1)).toEqual([]);
});
