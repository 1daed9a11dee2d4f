import { dayCuts, defaultCrossRequest, type Exhibit, periodName, type Table } from '@wenshu/analysis/browser';
import {
  analysisCalls,
  type CallData,
  dataSetCalls,
  type ImportPreview,
  importCalls,
  jobCalls,
} from '@wenshu/api-contract';
import { type Cell, openSav, type SavVariable, sourceOfBytes, startSav } from '@wenshu/data-files';
import { localTimeIn } from '@wenshu/survey-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { sendForm } from '../../../testing/send-form.ts';
import { openDataSet } from '../data-set/index.ts';
import { fieldTime } from '../reports/field-time.ts';

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

async function read(content: Uint8Array, name: string): Promise<ImportPreview> {
  const form = { fields: {}, file: { content, name }, token: person.token, lang: 'en' as const };
  const answer = await sendForm(test.app, importCalls.read, form);
  expect(answer.message).toBe('Success');
  return answer.data;
}

/** Imports as it was guessed. */
async function confirm({ draftId, columns }: ImportPreview, more: object = {}) {
  const plans = columns.map(({ name, filled, distinct, examples, bad, ...plan }) => plan);
  const { job } = await madeFile(test, person, importCalls.confirm, {
    draftId,
    name: 'As it was',
    columns: plans,
    ...more,
  } as never);
  expect([job.state, job.reason]).toEqual(['done', null]);
  const { data } = await test.call(jobCalls.get, { jobId: job.jobId }, asPerson(person));
  return (data as CallData<typeof jobCalls.get>).result as { scrollId: string; leftEmpty: readonly object[] };
}

async function savOf(variables: readonly SavVariable[], rows: readonly Cell[][]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const sink = { write: async (bytes: Uint8Array) => void pieces.push(Uint8Array.from(bytes)) };
  const writer = await startSav(sink, { variables }, { cases: rows.length });
  await writer.rows(rows);
  await writer.close();
  return Buffer.concat(pieces);
}

async function savFrom(scrollId: string, names: readonly string[]) {
  const { bytes } = await exportedFile(test, person, { scrollId, format: 'sav' } as never);
  const file = await openSav(sourceOfBytes(bytes!));
  const rows: Cell[][] = [];
  for await (const batch of file.rows()) rows.push(...batch);
  const at = names.map(name => file.dictionary.variables.findIndex(one => one.name === name));
  return { variables: at.map(place => file.dictionary.variables[place]!), rows: rows.map(row => at.map(p => row[p])) };
}

const day = (text: string) => new Date(text);

it('identifiers, days and long texts of an SPSS file go through the data and out again as they were', async () => {
  const essay = '为什么？'.repeat(700);
  const rows: Cell[][] = [
    ['00123456789012', day('2026-03-01'), day('1985-12-31'), essay],
    ['00000000000007', day('2026-02-28'), null, ''],
    ['12345678901234', null, day('2000-02-29'), 'short'],
  ];
  const content = await savOf(
    [
      { name: 'A14', width: 14 },
      { name: 'visited', width: 0, format: { type: 'DATE', width: 11, decimals: 0 } },
      { name: 'born', width: 0, format: { type: 'ADATE', width: 10, decimals: 0 } },
      { name: 'why', width: 9000 },
    ],
    rows,
  );
  const preview = await read(content, 'a.sav');
  expect(preview.columns.map(({ shape }) => shape)).toEqual(['text', 'day', 'day', 'text']);
  const { scrollId, leftEmpty } = await confirm(preview);
  expect(leftEmpty).toEqual([]);
  const out = await savFrom(scrollId, ['A14', 'visited', 'born', 'why']);
  expect(out.rows).toEqual(rows);
  expect(out.variables.map(({ width, format }) => [width, format?.type])).toEqual([
    [14, 'A'],
    [0, 'SDATE'],
    [0, 'SDATE'],
    [essay.length * 3, 'A'],
  ]);
}, 60_000);

it('identifiers of a csv keep their zeros and digits', async () => {
  const lines = ['id,card,score', '007,310101199001011234,5.5', '999,310101199001011235,12', '1250,,130'];
  const preview = await read(Buffer.from(lines.join('\n')), 'a.csv');
  expect(preview.columns.map(({ shape, missing }) => [shape, missing])).toEqual([
    ['text', []],
    ['text', []],
    ['number', []],
  ]);
  const out = await savFrom((await confirm(preview)).scrollId, ['id', 'card', 'score']);
  expect(out.rows).toEqual([
    ['007', '310101199001011234', 5.5],
    ['999', '310101199001011235', 12],
    ['1250', '', 130],
  ]);
});

it('a text that is too long is told with its line before the import, and how many were left empty after it', async () => {
  const lines = ['who,why', 'a,fine', `b,${'x'.repeat(10_001)}`, `c,${'y'.repeat(10_000)}`, `d,${'z'.repeat(12_000)}`];
  const preview = await read(Buffer.from(lines.join('\n')), 'a.csv');
  expect(preview.columns[1]).toMatchObject({ shape: 'text', bad: 2 });
  expect(preview.badCells.map(({ line, column, problem }) => [line, column, problem])).toEqual([
    [3, 1, 'too-long'],
    [5, 1, 'too-long'],
  ]);
  const { scrollId, leftEmpty } = await confirm(preview, { badCells: 'leave-empty' });
  expect(leftEmpty).toEqual([{ name: 'why', cells: 2 }]);
  const { rows } = await savFrom(scrollId, ['why']);
  expect(rows.flat()).toEqual(['fine', '', 'y'.repeat(10_000), '']);
});

it('a date of a file is the row of a table, by month', async () => {
  const lines = ['visit,sex', '2026-01-31,f', '2026-02-01,m', '2026-02-28,f', ',m', '2026-02-10,f', '2026-03-02,m'];
  const { scrollId } = await confirm(await read(Buffer.from(lines.join('\n')), 'a.csv'));
  const cuts = dayCuts('2026-01-01', '2026-02-28', 'month')!;
  const bands = cuts
    .slice(1)
    .map((to, at) => ({ code: at + 1, label: periodName(cuts[at]!, to, 'month'), from: cuts[at]!, to }));
  const { data } = await test.call(dataSetCalls.listVariables, { scrollId }, asPerson(person));
  const { key } = (data as CallData<typeof dataSetCalls.listVariables>).variables.find(one => one.name === 'visit')!;
  const month = { make: 'bands', name: 'month', label: 'Month', variable: key, bands };
  const analysis = {
    kind: 'cross',
    derived: { month001: month },
    request: { ...defaultCrossRequest, rows: [{ variable: 'derived:month001' }], measures: ['count'] },
  };
  const run = await test.call(analysisCalls.run, { scrollId, ...analysis } as never, asPerson(person));
  expect([run.code, run.message]).toEqual(['0000', expect.anything()]);
  const { exhibits } = run.data as { exhibits: readonly Exhibit[] };
  const table = exhibits.find((one): one is Table => one.kind === 'table')!;
  const counted = table.rows.map(({ text }, line) => [text, table.cells[line]?.[0]?.values[0]]);
  expect(counted).toEqual(
    expect.arrayContaining([
      ['2026-01', 1],
      ['2026-02', 3],
    ]),
  );
});

it('data from a file was collected on the days that it says, and else imported on that day; a birthday says nothing', async () => {
  const fieldOf = async (lines: readonly string[]) => {
    const { scrollId } = await confirm(await read(Buffer.from(lines.join('\n')), 'a.csv'));
    const dataSet = openDataSet(test.platform, { scrollId, range: undefined });
    return fieldTime(test.platform, { dataSet, scrollId, language: 'en' });
  };
  const today = localTimeIn(test.clock.now(), 'Asia/Shanghai').slice(0, 10);
  const born = ['born,drink', '1990-05-01,tea', '1985-12-31,tea', '2001-02-28,water', '1999-01-01,water'];
  expect(await fieldOf(born)).toEqual({ is: 'imported', from: today, to: today });
  const asked = [
    'born,提交日期',
    '1990-05-01,2025-03-09',
    '1985-12-31,2025-02-28',
    '2001-02-28,',
    '1999-01-01,2025-03-01',
  ];
  expect(await fieldOf(asked)).toEqual({ is: 'collected', from: '2025-02-28', to: '2025-03-09' });
});
