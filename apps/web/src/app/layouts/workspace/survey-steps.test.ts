import { expect, test } from 'vitest';
import { routeTable } from '../../routes/route-table.ts';
import { stepsOfKind, surveySteps } from './survey-steps.ts';

test('leads from design or transcripts over distribution, data and analysis to the report', () => {
  expect(surveySteps.map(step => [step.name, step.pages[0]])).toEqual([
    ['design', '/survey/create/edit'],
    ['launch', '/survey/launch/channel'],
    ['transcripts', '/record/clean'],
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
  const data = stepsOfKind('questionnaire').find(({ name }) => name === 'data')!.pages;
  expect(data).toEqual(['/survey/launch/current', '/survey/launch/statistics', '/survey/launch/original']);
});

test('leaves out of data that was brought in what is about asking, and has nothing twice', () => {
  const steps = stepsOfKind('data');
  expect(steps.map(({ name }) => name)).toEqual(['data', 'analysis', 'report']);
  expect(steps[0]!.pages).toEqual(['/survey/launch/statistics', '/survey/launch/original']);
  const pages = steps.flatMap(step => step.pages);
  expect(new Set(pages).size).toBe(pages.length);
});

test('begins with the transcripts where people were talked with, and nowhere else', () => {
  const namesOf = (kind: Parameters<typeof stepsOfKind>[0]) => stepsOfKind(kind).map(({ name }) => name);
  expect(namesOf('transcripts')).toEqual(['transcripts', 'data', 'analysis', 'report']);
  expect(namesOf('questionnaire')).toEqual(['design', 'launch', 'data', 'analysis', 'report']);
  const data = stepsOfKind('transcripts').find(({ name }) => name === 'data')!.pages;
  expect(data).toEqual(['/survey/launch/statistics', '/survey/launch/original']);
});
