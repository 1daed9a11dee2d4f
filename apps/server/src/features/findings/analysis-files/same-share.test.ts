import {
  defaultCrossRequest,
  defaultSummaryRequest,
  type Exhibit,
  figureOf,
  type Lines,
  leafHeads,
  type Table,
  tableHtml,
  tableOf,
  tableTsv,
} from '@wenshu/analysis';
import { analysisCalls, analysisExportCalls, type CallData, errorCodes } from '@wenshu/api-contract';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { columnId, importRecords } from '../../../testing/import-records.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { cellWords, chartNumbers, partsOf, pdfPages } from '../../../testing/written-numbers.ts';

vi.setConfig({ testTimeout: 240_000 });

let test: TestApp;
let person: TestPerson;
let survey: TestSurvey;
const [wave, known, weight, sex, wrong] = [0, 1, 2, 3, 4].map(columnId) as [string, string, string, string, string];

/** Waves of 63 and 101 people; some do not answer, some weigh nothing, some have no weight. Whoever weighs nothing knows nothing but “Neither”. */
const people = Array.from({ length: 164 }, (_, at) => {
  const own = [2, 1, 0.5, at % 3 === 0 ? 0 : 1, at % 4 === 0 ? null : 1.5][at % 5]!;
  const answers =
    at < 63 ? ['Ours', 'Ours', 'Theirs', null] : ['Theirs', 'Ours', null, 'Neither', 'Theirs', 'Ours', 'Theirs'];
  return {
    wave: at < 63 ? 'Spring' : 'Autumn',
    known: own === 0 || own === null ? 'Neither' : answers[at % answers.length]!,
    weight: own,
    sex: at % 20 === 7 ? 'Female' : at % 41 === 1 ? 'Other' : 'Male',
    wrong: at === 9 || at === 77 ? -1 : 1,
  };
});
const levels = ['Neither', 'Theirs', 'Ours'];

beforeAll(async () => {
  test = await buildTestApp();
  person = await buildPerson(test.platform);
  survey = await importRecords(test, person, [
    { name: 'Wave', levels: ['Spring', 'Autumn'], values: people.map(one => one.wave) },
    { name: 'Known', levels, values: people.map(one => one.known) },
    { name: 'Weight', numbers: people.map(one => one.weight) },
    { name: 'Sex', levels: ['Male', 'Female', 'Other'], values: people.map(one => one.sex) },
    { name: 'Wrong', numbers: people.map(one => one.wrong) },
  ]);
}, 240_000);
afterAll(() => test.close());

/** By plain counting: per cent of those who answered and weigh something. */
function truth(of: 'Spring' | 'Autumn' | undefined): number {
  const counted = people.filter(one => one.known !== null && (one.weight ?? 0) > 0 && (!of || one.wave === of));
  const sum = (some: typeof counted) => some.reduce((sofar, one) => sofar + one.weight!, 0);
  return (100 * sum(counted.filter(one => one.known === 'Ours'))) / sum(counted);
}

const asked = (kind: string, request: object, by: object = { by: 'variable', variable: weight }) => ({
  scrollId: survey.scrollId,
  kind,
  derived: {},
  request,
  weight: by,
});
const trend = () =>
  asked('trend', { slots: { wave: [wave], measures: [known], sets: [] }, options: { compare: 'previous' } });

async function run(analysis: object): Promise<readonly Exhibit[]> {
  const { data, code } = await test.call(analysisCalls.run, analysis as never, { ...asPerson(person), lang: 'en' });
  expect(code).toBe('0000');
  return (data as CallData<typeof analysisCalls.run>).exhibits as unknown as readonly Exhibit[];
}

const tableIn = (exhibits: readonly Exhibit[], id?: string) =>
  exhibits.find((one): one is Table => one.kind === 'table' && (id === undefined || one.id === id))!;

/** The row of an option, by column. */
function rowOf(table: Table, text: string, measure = 0): (number | null)[] {
  const at = leafHeads(table.rows).findIndex(({ head }) => head.text === text);
  return table.cells[at]!.map(({ values }) => values[measure] ?? null);
}

const near = (found: number | null | undefined, wanted: number) => expect(found).toBeCloseTo(wanted, 9);

it('is the same in the statistics of a question, a cross table, a trend, its lines, a report’s figure and the clipboard', async () => {
  const summary = await run(asked('summary', { ...defaultSummaryRequest, questions: [{ question: known }] }));
  const shares = tableIn(summary);
  const percentAt = leafHeads(shares.columns).findIndex(({ head }) => head.id === '0:percent');
  near(rowOf(shares, 'Ours')[percentAt], truth(undefined));

  const request = { ...defaultCrossRequest, rows: [{ variable: known }], banner: [{ variable: wave }] };
  const cross = tableIn(await run(asked('cross', request)));
  const measure = cross.measures.findIndex(({ id }) => id === 'columnPercent');
  const [all, spring, autumn] = rowOf(cross, 'Ours', measure);
  near(all, truth(undefined));
  near(spring, truth('Spring'));
  near(autumn, truth('Autumn'));
  // Nobody without a weight is in a base, weighted or not.
  expect(cross.source.base.people).toBe(people.filter(one => one.known !== null && (one.weight ?? 0) > 0).length);

  const found = await run(trend());
  const waves = tableIn(found, 'trend');
  near(rowOf(waves, 'Ours')[0], truth('Spring'));
  near(rowOf(waves, 'Ours')[1], truth('Autumn'));
  const lines = found.find((one): one is Lines => one.id === 'shares')!;
  const series = lines.series.find(({ name }) => name.endsWith('Ours'))!;
  near(series.values[0], truth('Spring'));
  near(series.values[1], truth('Autumn'));
  const row = leafHeads(waves.rows).find(({ head }) => head.text === 'Ours')!.head.id;
  const figure = figureOf(waves, { row, column: leafHeads(waves.columns)[1]!.head.id });
  near(figure.value, truth('Autumn'));
  expect(figure.format.as).toBe('percent');
  const told = [truth('Spring'), truth('Autumn')].map(percent => `${percent.toFixed(1)}%`);
  expect(tableTsv(waves, 'en')).toMatch(new RegExp(`Ours\t${told[0]}.*\t${told[1]}`));
  for (const percent of told) {
    expect(tableHtml(waves, 'en')).toContain(`>${percent}<`);
    expect(tableTsv(tableOf(lines, 'en'), 'en')).toContain(percent);
  }
  const apart = tableIn(found, 'tests');
  const difference = leafHeads(apart.columns).findIndex(({ head }) => head.id === 'difference');
  near(rowOf(apart, 'Ours')[difference], truth('Autumn') - truth('Spring'));
});

it('and in every file, as other programs read it', async () => {
  const file = async (format: 'xlsx' | 'docx' | 'pptx' | 'pdf') => {
    const { job, bytes } = await madeFile(test, person, analysisExportCalls.export, {
      ...trend(),
      name: 'Trend',
      format,
    } as never);
    expect(job.state).toBe('done');
    return new Uint8Array(bytes!);
  };
  const wanted = [truth('Spring'), truth('Autumn')];
  const told = wanted.map(percent => `${percent.toFixed(1)}%`);

  const { sheets } = await readXlsx(await file('xlsx'), { readStyles: true });
  const { rows, cells } = sheets[1]!;
  const at = rows.findIndex(line => line.includes('Ours'));
  const numbers = rows[at]!.flatMap((value, column) => (typeof value === 'number' ? [{ value, column }] : []));
  expect(numbers).toHaveLength(2);
  for (const [place, { value, column }] of numbers.entries()) {
    expect(value).toBeCloseTo(wanted[place]! / 100, 9);
    expect(cells!.get(`${at},${column}`)?.style?.numFmt).toBe('0.0%');
  }

  const [document] = partsOf(unzipSync(await file('docx')), /^word\/document\.xml$/);
  const slides = unzipSync(await file('pptx'));
  const words = partsOf(slides, /^ppt\/slides\/slide\d+\.xml$/).flatMap(xml => cellWords(xml, 'a'));
  for (const percent of told) {
    expect(cellWords(document!, 'w').some(cell => cell.startsWith(percent))).toBe(true);
    expect(words.some(cell => cell.startsWith(percent))).toBe(true);
  }
  const drawn = chartNumbers(slides).flat();
  for (const percent of wanted)
    expect(Math.min(...drawn.map(value => Math.abs(value - percent / 100)))).toBeLessThan(1e-9);
  const pages = (await pdfPages(await file('pdf'))).flat().join(' ');
  for (const percent of told) expect(pages).toContain(percent);
});

it('tells who has no weight, and refuses one that is negative', async () => {
  const [missing, zero] = [null, 0].map(none => people.filter(one => one.weight === none).length);
  const exhibits = await run(trend());
  for (const { source } of exhibits)
    expect(source.weight).toContain(
      `${missing} records without a weight and ${zero} records with a weight of 0 are not in the base`,
    );
  const refused = await test.call(
    analysisCalls.run,
    { ...trend(), weight: { by: 'variable', variable: wrong } } as never,
    { ...asPerson(person), lang: 'en' },
  );
  expect(refused).toMatchObject({ code: errorCodes.analysisNotPossible.code, field: 'weight' });
  expect(refused.message).toContain('negative or too large in 2 records');
});

it('a rim weight that misses its targets says at every exhibit and in the file what it reached', async () => {
  const count = (of: string) => people.filter(one => one.sex === of).length;
  const targets = [
    {
      variable: sex,
      shares: [
        { code: 2, share: 40 },
        { code: 1, share: 60 },
      ],
    },
  ];
  const by = { by: 'rim', targets, least: 0.2, most: 3 };
  const analysis = asked('summary', { ...defaultSummaryRequest, questions: [{ question: known }] }, by);
  const exhibits = await run(analysis);
  expect(exhibits.length).toBeGreaterThan(1);
  // Weights of 3 for women and as little as needed for men: shares among those who have a target.
  const reached = /“Female” was to be 40\.0% and is (\d+\.\d)%/;
  const warnings = exhibits.map(({ notes }) => notes.filter(({ tone }) => tone === 'warning').map(({ text }) => text));
  for (const texts of warnings) {
    const [, percent] = reached.exec(texts.join('\n'))!;
    expect(Number(percent)).toBeGreaterThan((100 * count('Female')) / (count('Female') + count('Male')));
    expect(Number(percent)).toBeLessThan(40);
    expect(texts.join('\n')).toContain(`Sex “Other”: ${count('Other')} records keep the weight 1`);
  }
  for (const { source } of exhibits) expect(source.weight).toContain('targets not reached');
  const { bytes } = await madeFile(test, person, analysisExportCalls.export, {
    ...analysis,
    name: 'Weighted',
    format: 'xlsx',
  } as never);
  const { sheets } = await readXlsx(new Uint8Array(bytes!));
  const words = sheets.flatMap(({ rows }) => rows.flat()).join('\n');
  expect(words).toMatch(reached);
  expect(words).toContain('targets not reached');
});
