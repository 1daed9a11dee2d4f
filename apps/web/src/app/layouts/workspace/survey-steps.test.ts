import { expect, test } from 'vitest';
import { routeTable } from '../../routes/route-table.ts';
import { shownSteps, stepsOfData, surveySteps } from './survey-steps.ts';

test('leads from design over distribution, data and analysis to the report', () => {
  expect(surveySteps.map(step => [step.name, step.pages[0]])).toEqual([
    ['design', '/survey/create/edit'],
    ['launch', '/survey/launch/channel'],
    ['data', '/survey/launch/current'],
    ['analysis', '/survey/analysis/cross'],
    ['report', '/survey/onlineReport'],
  ]);
});

test('shows edit, quota, settings and appearance as the design pages', () => {
  expect(surveySteps[0]?.pages).toEqual([
    '/survey/create/edit',
    '/survey/create/quota',
    '/survey/create/config',
    '/survey/create/skin',
  ]);
});

test('leaves no page of a questionnaire out', () => {
  const inTable = routeTable.filter(row => row.layout === 'survey').map(row => row.path);
  expect(surveySteps.flatMap(step => step.pages)).toEqual(inTable);
});

test('has the raw data once, though two addresses lead to it', () => {
  const data = shownSteps.find(({ name }) => name === 'data')!.pages;
  expect(data).toEqual(['/survey/launch/current', '/survey/launch/statistics', '/survey/launch/original']);
});

test('leaves out of data that was brought in what is about asking, and has nothing twice', () => {
  const steps = stepsOfData();
  expect(steps.map(({ name }) => name)).toEqual(['data', 'analysis', 'report']);
  expect(steps[0]!.pages).toEqual(['/survey/launch/statistics', '/survey/launch/original']);
  const pages = steps.flatMap(step => step.pages);
  expect(new Set(pages).size).toBe(pages.length);
});
