import { defaultSummaryRequest } from '@wenshu/analysis';
import { analysisExportCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { madeFile } from '../made-file.ts';
import { type AskedSurvey, buildAskedSurvey } from './asked-survey.ts';
import { differencesInCharts, differencesInDrawings, differencesInPages, differencesInRows } from './compare-file.ts';
import type { WantedExhibit } from './expected.ts';
import { askedTypes, countedOf, northWeighted, shownTo } from './looks.ts';
import { questionIdOf } from './raw-answers.ts';
import { readers } from './read-file.ts';

vi.setConfig({ testTimeout: 240_000 });

let test: TestApp;
let survey: AskedSurvey;
let wanted: readonly WantedExhibit[];
beforeAll(async () => {
  test = await buildTestApp();
  survey = await buildAskedSurvey(test);
  wanted = countedOf(survey, northWeighted, await shownTo(test, survey, northWeighted));
}, 240_000);
afterAll(() => test.close());

async function fileOf(format: keyof typeof readers) {
  const questions = askedTypes(survey).map(slug => ({ question: questionIdOf(slug) }));
  const { job, bytes } = await madeFile(test, survey.creator, analysisExportCalls.export, {
    scrollId: survey.scrollId,
    kind: 'summary',
    derived: {},
    name: 'Statistics',
    format,
    ...northWeighted.upon,
    request: { ...defaultSummaryRequest, questions },
  } as never);
  expect(job.state).toBe('done');
  return readers[format](new Uint8Array(bytes!));
}

it('statistics of every type, filtered and weighted, are what the records say in a workbook', async () => {
  expect(differencesInRows(await fileOf('xlsx'), wanted)).toEqual([]);
});

it('in a document: tables, and what its charts draw', async () => {
  const file = await fileOf('docx');
  expect(differencesInRows(file, wanted)).toEqual([]);
  expect(differencesInDrawings(file, wanted)).toEqual([]);
});

it('in slides: tables, and what their own charts hold', async () => {
  const file = await fileOf('pptx');
  expect(differencesInRows(file, wanted)).toEqual([]);
  expect(differencesInCharts(file, wanted)).toEqual([]);
});

it('in a pdf', async () => {
  expect(differencesInPages(await fileOf('pdf'), wanted)).toEqual([]);
});
