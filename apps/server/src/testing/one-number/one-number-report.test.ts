import type { Exhibit } from '@wenshu/analysis';
import { autoReportCalls, type CallData, reportFileCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runJob } from '../../features/people/jobs/index.ts';
import { personJobs } from '../../features/person-jobs.ts';
import { asPerson } from '../build-survey.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { madeFile } from '../made-file.ts';
import { type AskedSurvey, buildAskedSurvey, halfId, respondents } from './asked-survey.ts';
import { differencesIn } from './compare-exhibit.ts';
import { differencesInCharts, differencesInDrawings, numbersOfCharts } from './compare-file.ts';
import { differencesInSentences } from './compare-words.ts';
import type { WantedExhibit } from './expected.ts';
import { countedOf, countedOfOthers, everybodyOnce, shownTo } from './looks.ts';
import { readers } from './read-file.ts';

vi.setConfig({ testTimeout: 240_000 });

let test: TestApp;
let survey: AskedSurvey;
let words: string;
/** In the order of the report. */
let exhibits: readonly Exhibit[];
let wanted: readonly WantedExhibit[];
let all: readonly WantedExhibit[];
beforeAll(async () => {
  test = await buildTestApp();
  survey = await buildAskedSurvey(test);
  const { scrollId, creator } = survey;
  const request = { ...asPerson(creator), lang: 'en' as const };
  const started = await test.call(autoReportCalls.makeAuto, { scrollId, groups: [halfId] }, request);
  const { jobId } = started.data as { jobId: string };
  await runJob(test.platform, new Map(personJobs.map(job => [job.kind, job])), jobId);
  const { data } = await test.call(autoReportCalls.getAuto, { scrollId }, request);
  const { document, blocks } = (data as CallData<typeof autoReportCalls.getAuto>).made!;
  words = JSON.stringify(document);
  const shown = Object.values(blocks as unknown as Record<string, { exhibit?: Exhibit }>);
  exhibits = shown.flatMap(({ exhibit }) => (exhibit ? [exhibit] : []));
  const parted = [...(await shownTo(test, survey, everybodyOnce)), ...exhibits];
  all = [...countedOf(survey, everybodyOnce, parted), ...countedOfOthers(everybodyOnce, parted)];
  wanted = exhibits.flatMap(({ id }) => all.filter(one => one.id === id));
}, 240_000);
afterAll(() => test.close());

const fileOf = async (format: keyof typeof readers) => {
  const { job, bytes } = await madeFile(test, survey.creator, reportFileCalls.export, {
    scrollId: survey.scrollId,
    format,
  } as never);
  expect(job.state).toBe('done');
  return readers[format](new Uint8Array(bytes!));
};

it('the automatic report shows what the records say of every question, and how many they are', () => {
  // One exhibit for each question, whatever its type.
  expect(new Set(exhibits.map(({ about }) => about)).size).toBe(exhibits.length);
  expect(exhibits.length).toBe(survey.slugs.length + 1);
  expect(differencesIn(exhibits, wanted, false)).toEqual([]);
  expect(differencesInSentences(exhibits, all)).toEqual([]);
  const counted = respondents.filter(({ out }) => out === undefined).length;
  expect(words).toContain(`Valid responses: ${counted} `);
  expect(words).toContain(`Questions reported: ${exhibits.length}.`);
});

it('and the same in slides and in a document', async () => {
  expect(differencesInCharts(await fileOf('pptx'), wanted)).toEqual([]);
  expect(differencesInDrawings(await fileOf('docx'), wanted)).toEqual([]);
});

it('and in a pdf, a page for each question', async () => {
  const { rows: pages } = await fileOf('pdf');
  // The last one says how groups differ.
  const drawings = pages.slice(-1 - exhibits.length, -1).map(page => page.map(String));
  expect(differencesInDrawings({ rows: [], charts: [], drawings }, wanted)).toEqual([]);
});

it('and in a workbook', async () => {
  const sheets = await fileOf('xlsx');
  const numbers = sheets.rows.flatMap(row =>
    row.flatMap(cell => (typeof cell === 'object' ? [cell.format.includes('%') ? 100 * cell.value : cell.value] : [])),
  );
  const told = numbersOfCharts(wanted);
  expect(numbers.length).toBe(told.length);
  for (const [at, number] of numbers.entries()) expect(number).toBeCloseTo(told[at]!, 6);
});
