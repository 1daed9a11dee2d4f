import { expect, it } from 'vitest';
import { lackedOn } from './door-rights.ts';

it('a screen is open to whoever holds its right or one that is enough for it, and names the right to everybody else', () => {
  expect(lackedOn('/survey/launch/original', ['questionnaire.view', 'statistics.view'])).toBe('records.view');
  expect(lackedOn('/survey/dataSheet', ['records.view'])).toBeUndefined();
  expect(lackedOn('/survey/analysis/cross', ['questionnaire.view', 'statistics.view'])).toBe('analysis.cross');
  // Who sees every answer can count them.
  expect(lackedOn('/survey/analysis/cross', ['records.view'])).toBeUndefined();
  expect(lackedOn('/survey/launch/statistics', ['analysis.cross'])).toBeUndefined();
  // Cleaning is none of it.
  expect(lackedOn('/survey/analysis/dataClean', ['records.view', 'questionnaire.publish'])).toBe('analysis.collate');
  expect(lackedOn('/survey/create/edit', [])).toBeUndefined();
});
