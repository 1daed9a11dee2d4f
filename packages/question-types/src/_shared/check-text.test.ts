import { readSettings, writeSettings } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { checkText, textSettings } from './check-text.ts';

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
