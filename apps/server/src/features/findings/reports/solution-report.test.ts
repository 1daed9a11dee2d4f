import {
  type Analysis,
  type Chart,
  type Exhibit,
  emptyModelRequest,
  leafHeads,
  type ModelName,
  type ModelRequest,
  modelForms,
  type ReportResults,
  type Table,
  tableOf,
} from '@wenshu/analysis';
import {
  analysisCalls,
  type Call,
  type CallData,
  reportCalls,
  reportFileCalls,
  type reportFormats,
  reportResultCalls,
} from '@wenshu/api-contract';
import { seededRandom } from '@wenshu/statistics';
import { ordersBetween } from '@wenshu/survey-core';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { researchQuestions, simulatePerson } from '../../../../../../packages/analysis/test/simulated-research.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildResearch, callsOf } from '../../../testing/build-research.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { insertAnswers } from '../../../testing/import-records.ts';
import { madeFile } from '../../../testing/made-file.ts';
import {
  cellWords,
  chartNumbers,
  drawnWords,
  keptNumbers,
  numbersAmong,
  partsOf,
  pdfPages,
  pointNumbers,
  shownNumbers,
  unescaped,
} from '../../../testing/written-numbers.ts';

// A dozen models are fitted and four files drawn, in threads.
vi.setConfig({ testTimeout: 240_000 });

const PEOPLE = 60;
const { kano, cbc, cpc, maxdiff, psm, bpto, region, cheapIntent, expensiveIntent } = researchQuestions;
const level = (attribute: string, at: number) => `c${attribute}${String(at + 1).padStart(9 - attribute.length, '0')}`;
const product = (name: string, brand: number, size: number, price: number) => ({
  id: name.toLowerCase(),
  name,
  levels: [level('brand', brand), level('size', size)],
  price,
});
/** The same products twice, the second time ours at a price between two that people were shown. */
const plan = {
  scenarios: [199, 349].map((price, at) => ({
    id: `scene${at + 1}`,
    name: `Scenario ${at + 1}`,
    products: [product('Ours', 0, 0, price), product('Theirs', 1, 1, 250)],
  })),
  costs: { [level('size', 1)]: 20 },
};

let test: TestApp;
let maker: TestPerson;
let survey: TestSurvey;
let reportId: string;
/** What the analyses found when they were run by themselves, and what the report shows, block by block. */
let found: readonly Exhibit[];
let shown: readonly Exhibit[];

const ask = <C extends Call>(call: C, input: object) =>
  test.call(call, { scrollId: survey.scrollId, ...input } as never, { ...asPerson(maker), lang: 'zh' });
async function got<C extends Call>(call: C, input: object) {
  const answer = await ask(call, input);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
}

function asked(kind: ModelName, { slots, options, ...more }: Partial<ModelRequest>): Analysis {
  const empty = emptyModelRequest(modelForms[kind]);
  const request = { ...more, slots: { ...empty.slots, ...slots }, options: { ...empty.options, ...options } };
  return { kind, derived: {}, request };
}
const analyses: readonly Analysis[] = [
  asked('kano', { slots: { question: [kano.id] } }),
  asked('cbc', { slots: { question: [cbc.id], group: [region.id] } }),
  asked('cpc', { slots: { question: [cpc.id] } }),
  asked('maxdiff', { slots: { question: [maxdiff.id] } }),
  asked('psm', { slots: { question: [psm.id], intentCheap: [cheapIntent.id], intentExpensive: [expensiveIntent.id] } }),
  asked('bpto', { slots: { question: [bpto.id] }, options: { own: 1 } }),
  asked('simulator', { slots: { question: [cbc.id] }, plan }),
];

beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
  const questions = Object.values(researchQuestions);
  survey = await buildResearch(callsOf(test, maker), questions);
  const random = seededRandom(11);
  await insertAnswers(
    test,
    survey,
    Array.from({ length: PEOPLE }, () => simulatePerson(random)),
  );
  const ran = [];
  for (const analysis of analyses) {
    const { exhibits } = await got(analysisCalls.run, analysis);
    ran.push(...(exhibits as unknown as Exhibit[]).map(exhibit => ({ analysis, exhibit })));
  }
  found = ran.map(({ exhibit }) => exhibit);
  reportId = await reportOf(ran);
  const results = (await got(reportResultCalls.results, { reportId })) as unknown as ReportResults;
  shown = ran.map((_, at) => {
    const result = results.blocks[idOf('block', at)]!;
    if (result.kind !== 'exhibit') throw new Error(JSON.stringify(result));
    return result.exhibit;
  });
}, 240_000);
afterAll(() => test.close());

const idOf = (name: string, at: number) => `${name}${String(at).padStart(6, '0')}`;

/** A page for each exhibit, as somebody takes them over one after the other. */
async function reportOf(ran: readonly { readonly analysis: Analysis; readonly exhibit: Exhibit }[]): Promise<string> {
  const { reportId: made } = await got(reportCalls.create, { name: 'Research' });
  const orders = ordersBetween('i', null, ran.length);
  const place = { x: 40, y: 40, width: 1200, height: 640 };
  const changes = ran.flatMap(({ analysis, exhibit }, at) => {
    const [pageId, id, order] = [idOf('page', at), idOf('block', at), orders[at]!];
    const content = { kind: 'exhibit', analysis, exhibitId: exhibit.id, look: {} };
    return [
      { path: ['pages', pageId], value: { id: pageId, order, name: `${analysis.kind} ${at}`, layout: 'blank' } },
      { path: ['blocks', id], value: { id, pageId, order: 'i', place, content } },
    ];
  });
  await got(reportCalls.edit, { reportId: made, baseVersion: 0, editId: 'first00001', changes });
  return made;
}

const exported = async (format: (typeof reportFormats)[number]) => {
  const input = { scrollId: survey.scrollId, reportId, format };
  const { bytes } = await madeFile(test, maker, reportFileCalls.export, input as never, 'zh');
  return new Uint8Array(bytes!);
};
const isChart = (exhibit: Exhibit): exhibit is Chart => 'format' in exhibit && exhibit.kind !== 'figure';
const tables = () => shown.filter((one): one is Table => one.kind === 'table');
const charts = () => shown.filter(isChart);
/** What of the first is not among the second, each as often as it is there. */
function missing(wanted: readonly string[], among: readonly string[]): string[] {
  const left = [...among];
  return wanted.filter(one => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Every number of every table and no other, but prices that are the names of lines. */
function expectTables(numbers: readonly string[]): void {
  const wanted = tables().flatMap(shownNumbers);
  expect(missing(wanted, numbers)).toEqual([]);
  const heads = new Set(tables().flatMap(({ rows }) => leafHeads(rows).map(({ head }) => head.text)));
  expect(missing(numbers, wanted).filter(one => !heads.has(one))).toEqual([]);
}

it('shows of every solution what its analysis found, number by number', () => {
  expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(['table', 'bars', 'lines', 'ranges', 'points']));
  const bare = ({ notes: _, source: { asOf: __, ...source }, ...exhibit }: Exhibit) => ({ ...exhibit, source });
  expect(shown.map(bare)).toEqual(found.map(bare));
  // What costs more is bought by fewer.
  const shares = shown.findLast(({ id }) => id === 'shares');
  const [cheap, dear] = shares?.kind === 'bars' ? shares.series.map(({ values }) => values[0]!) : [];
  expect(cheap!).toBeGreaterThan(dear!);
});

it('xlsx: every number of every exhibit and no other, a sheet for each page', async () => {
  const { sheets } = await readXlsx(await exported('xlsx'));
  const inSheets = sheets.slice(1).map(({ rows }) => rows.flat().filter(cell => typeof cell === 'number'));
  expect(inSheets.filter(numbers => numbers.length > 0)).toEqual(shown.map(keptNumbers));
});

it('pptx: PowerPoint’s own charts and tables have them all, prices as far apart as they are; drawings have theirs in the notes', async () => {
  const entries = unzipSync(await exported('pptx'));
  const inPowerPoint = charts().filter(({ kind }) => kind !== 'ranges');
  const upwards = (chart: Chart) => {
    const values =
      chart.kind === 'points'
        ? chart.groups.flatMap((_, group) => chart.points.flatMap(point => (point.group === group ? [point.y] : [])))
        : 'series' in chart
          ? chart.series.flatMap(({ values: all }) => all.flatMap(value => value ?? []))
          : [];
    return values.map(value => (chart.format.as === 'percent' ? value / 100 : value));
  };
  expect(chartNumbers(entries)).toEqual(inPowerPoint.map(upwards));
  const along = chartNumbers(entries, 'xVal');
  for (const [at, chart] of inPowerPoint.entries())
    if (chart.kind === 'lines' && chart.x.of === 'number')
      expect(along[at]).toEqual(chart.series.flatMap(() => (chart.x.of === 'number' ? chart.x.at : [])));
  const slides = partsOf(entries, /^ppt\/slides\/slide\d+\.xml$/);
  expectTables(slides.flatMap(xml => numbersAmong(cellWords(xml, 'a'))));
  const notes = partsOf(entries, /^ppt\/notesSlides\/notesSlide\d+\.xml$/)
    .flatMap(xml => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => unescaped(text!)))
    .flatMap(line => line.split('\t'));
  const drawn = charts().filter(({ kind }) => kind === 'ranges');
  expect(drawn.length).toBeGreaterThanOrEqual(3);
  expect(
    missing(
      drawn.flatMap(chart => shownNumbers(tableOf(chart, 'zh'))),
      numbersAmong(notes),
    ),
  ).toEqual([]);
});

it('docx and pdf: every number of every table, and what the charts write at their points', async () => {
  const docx = unzipSync(await exported('docx'));
  const [xml] = partsOf(docx, /^word\/document\.xml$/);
  expectTables(numbersAmong(cellWords(xml!, 'w')));
  // Numbers of lines that cross each other are left out where they would stand upon one another.
  const written = charts()
    .filter(({ kind }) => kind !== 'lines')
    .flatMap(pointNumbers);
  expect(written.length).toBeGreaterThan(40);
  expect(missing(written, numbersAmong(drawnWords(docx).map(word => word.trim())))).toEqual([]);
  const words = (await pdfPages(await exported('pdf'))).flat().map(word => word.trim());
  expect(missing([...tables().flatMap(shownNumbers), ...written], numbersAmong(words))).toEqual([]);
});
