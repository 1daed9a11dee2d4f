import { expect, test } from 'vitest';
import { routeTable } from '../../routes/route-table.ts';
import { surveySteps } from './survey-steps.ts';

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
