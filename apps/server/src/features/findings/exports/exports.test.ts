import { type CallData, errorCodes, jobCalls, recordCalls, recordExportCalls } from '@wenshu/api-contract';
import { type Cell, openSav, sourceOfBytes } from '@wenshu/data-files';
import { questionTypes } from '@wenshu/question-types/core';
import { buildCodebook, type Codebook, localTimeIn } from '@wenshu/survey-core';
import { readXlsx } from 'hucre/xlsx';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LargeSurvey } from '../../../../seeds/large/build-large-survey.ts';
import { seedLarge } from '../../../../seeds/large/seed-large.ts';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { copyIn } from '../../../platform/database/copy/copy-in.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import { runJob } from '../../people/jobs/index.ts';
import { exportJob } from './export-job.ts';

const RECORDS = 300;

interface StoredRecord {
  readonly serial: number | null;
  readonly status: number;
  readonly set_aside: string | null;
  readonly set_aside_reason: string;
  readonly started_at: Date;
  readonly channel: string;
  readonly memo: string;
  readonly answers: Parameters<Codebook['valuesOf']>[0];
}

let test: TestApp;
let creator: TestPerson;
let survey: LargeSurvey;
let codebook: Codebook;
let stored: readonly StoredRecord[];

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  const client = new pg.Client({ connectionString: test.platform.env.databaseUrl });
  await client.connect();
  const copy = (statement: string, source: AsyncIterable<Buffer>) => copyIn(client, statement, source);
  survey = (await seedLarge(test.platform, { records: RECORDS, seed: 7, language: 'zh', copyIn: copy }))!;
  await client.end();
  codebook = buildCodebook([survey.model.flow], questionTypes);
  await giveMemo();
  const { rows } = await test.platform.database.pool.query<StoredRecord>(
    'select * from answer_record where scroll_id = $1 order by serial nulls last, started_at',
    [survey.scrollId],
  );
  stored = rows;
}, 120_000);
afterAll(() => test.close());

async function giveMemo(): Promise<void> {
  const { rows } = await test.platform.database.pool.query(
    'select answer_record_id from answer_record where scroll_id = $1 and serial = 1',
    [survey.scrollId],
  );
  const input = { scrollId: survey.scrollId, answerRecordId: rows[0].answer_record_id, memo: '=HYPERLINK("x")' };
  expect((await test.call(recordCalls.memo, input, asPerson(creator))).code).toBe('0000');
}

const success = () => stored.filter(({ status }) => status === 2);
const ask = (input: object) => exportedFile(test, creator, { scrollId: survey.scrollId, ...input } as never);
const bytesOf = async (input: object) => {
  const { job, bytes } = await ask(input);
  expect(job).toMatchObject({ state: 'done', progress: 1 });
  return bytes!;
};
/** A sheet as another program reads it. */
async function sheetsOf(input: object) {
  const { sheets } = await readXlsx(await bytesOf({ format: 'xlsx', ...input }));
  return sheets.map(({ name, rows }) => ({ name, head: rows[0] as string[], rows: rows.slice(1) as unknown[][] }));
}
const cellsOf = (rows: readonly unknown[][], width: number) =>
  rows.map(row => Array.from({ length: width }, (_cell, place) => row[place] ?? null));
/** Days stand in the records as letters, and as dates in files that have dates. */
const isDay = (index: number) => codebook.variables[index]!.content === 'date';
const asFiled = (values: readonly unknown[]) =>
  values.map((value, index) => (isDay(index) && value !== null ? new Date(String(value)) : value));

describe('S9.21 records as xlsx', () => {
  it('with codes, every value is the record’s own', async () => {
    const [data] = await sheetsOf({ values: 'codes' });
    expect(data!.rows).toHaveLength(success().length);
    const places = codebook.variables.map(({ name }) => data!.head.indexOf(name));
    expect(places.filter(place => place < 0)).toEqual([]);
    const rows = cellsOf(data!.rows, data!.head.length);
    const found = rows.map(row => places.map(place => row[place]));
    expect(found).toEqual(success().map(({ answers }) => asFiled(codebook.valuesOf(answers))));
    expect(codebook.variables.some((_, index) => isDay(index))).toBe(true);
  });

  it('with words, a choice is what the respondent read', async () => {
    const [data] = await sheetsOf({});
    const rows = cellsOf(data!.rows, data!.head.length);
    for (const [index, variable] of codebook.variables.entries()) {
      if (!variable.valueLabels || variable.set) continue;
      const place = data!.head.indexOf(`${variable.name} ${variable.label}`);
      const words = new Map(variable.valueLabels.map(({ value, label }) => [value, label]));
      const wanted = success().map(({ answers }) => {
        const value = codebook.valuesOf(answers)[index] as number | null;
        return value === null ? null : (words.get(value) ?? value);
      });
      expect(
        rows.map(row => row[place]),
        variable.name,
      ).toEqual(wanted);
    }
  });

  it('says of each record its number, status, times in the survey’s zone, channel, memo and why it is invalid', async () => {
    const [data] = await sheetsOf({ columns: [] });
    expect(data!.head).toEqual([
      ...['No.', 'Status', 'Set aside', 'Marked invalid because'],
      ...['Started (Asia/Shanghai)', 'Submitted (Asia/Shanghai)', 'Duration (s)', 'Channel', 'Memo'],
    ]);
    const rows = cellsOf(data!.rows, data!.head.length);
    const clock = (time: Date) => localTimeIn(time, 'Asia/Shanghai');
    expect(
      rows.map(row => [row[0], row[2], row[3], (row[4] as Date).toISOString().slice(0, 19), row[7], row[8]]),
    ).toEqual(
      success().map(record => [
        ...[record.serial, record.set_aside && 'Invalid', record.set_aside_reason || null, clock(record.started_at)],
        ...[record.channel, record.memo || null],
      ]),
    );
    expect(success().some(({ set_aside }) => set_aside === 'invalid')).toBe(true);
    expect(rows[0]![8]).toBe('=HYPERLINK("x")');
  });

  it('has a sheet that says what every column and code means, and one about the file', async () => {
    const [, meanings, about] = await sheetsOf({ values: 'codes' });
    const named = new Set(meanings!.rows.map(row => row[0]));
    expect(codebook.variables.filter(({ name }) => !named.has(name))).toEqual([]);
    const lines = [about!.head, ...about!.rows].map(row => row.slice(0, 2).join(': '));
    expect(lines).toContain('Time zone: Asia/Shanghai');
    expect(lines).toContain(`Records: ${success().length}`);
    expect(lines).toContain('Including: success samples, marked invalid');
  });

  it('says there what the codes are also where the cells have words: somebody has a program that reckons with codes', async () => {
    const [, meanings] = await sheetsOf({ values: 'labels' });
    const coded = codebook.variables.filter(({ valueLabels, set }) => valueLabels && !set);
    expect(coded.length).toBeGreaterThan(0);
    const codesOf = (name: string) => {
      const at = meanings!.rows.findIndex(row => row[0] === name);
      const end = meanings!.rows.findIndex((row, place) => place > at && row[0] !== null && row[0] !== '');
      return meanings!.rows.slice(at, end < 0 ? undefined : end).map(row => row[2]);
    };
    for (const { name, valueLabels } of coded)
      expect([name, codesOf(name)]).toEqual([name, valueLabels?.map(({ value }) => value)]);
  });

  it('takes the records that were asked for, by kind and by filter', async () => {
    const count = async (input: object) => (await sheetsOf({ columns: [], ...input }))[0]!.rows.length;
    const of = (holds: (record: StoredRecord) => boolean) => stored.filter(holds).length;
    expect(await count({ include: ['success'] })).toBe(of(one => one.status === 2 && one.set_aside === null));
    expect(await count({ include: ['screened'] })).toBe(of(one => one.status === 3 && one.set_aside === null));
    expect(await count({ include: ['incomplete'] })).toBe(of(one => one.status === 1 && one.set_aside === null));
    expect(await count({ include: ['success', 'screened', 'quota-full', 'incomplete', 'invalid'] })).toBe(RECORDS);
    const { channel } = success()[0]!;
    const filter = { test: 'among', variable: 'fact:channel', is: 'any-of', values: [channel] };
    expect(await count({ filter })).toBe(of(one => one.status === 2 && one.channel === channel));
  });

  it('keeps several choices in one cell when asked', async () => {
    const set = codebook.variables.find(variable => variable.set)!;
    const [data] = await sheetsOf({ values: 'codes', sets: 'cell' });
    const place = data!.head.indexOf(set.set!);
    const members = codebook.variables.flatMap((one, index) => (one.setKey === set.setKey ? [{ ...one, index }] : []));
    const wanted = success().map(({ answers }) => {
      const values = codebook.valuesOf(answers);
      if (members.every(({ index }) => values[index] === null)) return null;
      return members.flatMap(({ index, setCode }) => (values[index] === 1 ? [setCode] : [])).join('; ');
    });
    expect(cellsOf(data!.rows, data!.head.length).map(row => row[place] ?? '')).toEqual(wanted.map(one => one ?? ''));
  });
});

describe('records as csv', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('is parted by a %s, begins with its mark, and runs no formula', async (separator, sign) => {
    const text = (await bytesOf({ format: 'csv', columns: [], values: 'codes', separator })).toString('utf8');
    expect(text.startsWith('\ufeffNo.')).toBe(true);
    const [head, first] = text.slice(1).split('\r\n');
    expect(head!.split(sign)).toHaveLength(9);
    expect(first!.endsWith(`${sign}"'=HYPERLINK(""x"")"`)).toBe(true);
  });

  it.each([
    ['zh', ['序号', '终端', '作答语言'], ['电脑', '手机', '平板'], '简体中文'],
    ['en', ['No.', 'Terminal', 'Language of answering'], ['Computer', 'Phone', 'Tablet'], 'Simplified Chinese'],
  ] as const)(
    'calls columns, devices and languages what a reader of %s calls them',
    async (lang, heads, devices, spoken) => {
      const columns = ['fact:terminal', 'fact:language'];
      const input = { scrollId: survey.scrollId, format: 'csv', columns } as never;
      const { text } = await exportedFile(test, creator, input, lang);
      const [head, ...lines] = text
        .slice(1)
        .trim()
        .split('\r\n')
        .map(line => line.split(','));
      const at = heads.map(one => head!.indexOf(one));
      expect(at).not.toContain(-1);
      expect(new Set(lines.map(line => line[at[1]!]))).toEqual(new Set(devices));
      expect(new Set(lines.map(line => line[at[2]!]))).toEqual(new Set([spoken]));
    },
  );
});

describe('records as sav', () => {
  it('has every code, number and text of the records, with words, sets and dates', async () => {
    const file = await openSav(sourceOfBytes(await bytesOf({ format: 'sav' })));
    const names = file.dictionary.variables.map(({ name }) => name);
    const places = codebook.variables.map(({ name }) => names.indexOf(name));
    expect(places.filter(place => place < 0)).toEqual([]);
    const rows: Cell[][] = [];
    for await (const batch of file.rows()) rows.push(...batch);
    // SPSS does not tell a text that is missing from an empty one.
    const wanted = success().map(({ answers }) =>
      asFiled(codebook.valuesOf(answers)).map(value => (value === '' ? null : value)),
    );
    expect(rows.map(row => places.map(place => (row[place] === '' ? null : row[place])))).toEqual(wanted);
    const labelled = codebook.variables.find(({ valueLabels, set }) => valueLabels && !set)!;
    expect(file.dictionary.variables[names.indexOf(labelled.name)]).toMatchObject({
      label: labelled.label,
      valueLabels: labelled.valueLabels!.map(({ value, label }) => ({ value, label })),
    });
    const set = codebook.variables.find(variable => variable.set)!;
    const members = codebook.variables.filter(({ setKey }) => setKey === set.setKey).map(({ name }) => name);
    expect(file.dictionary.multipleSets).toContainEqual(
      expect.objectContaining({ name: `$${set.set}`, variables: members, countedValue: 1 }),
    );
    const day = file.dictionary.variables[places[codebook.variables.findIndex((_, index) => isDay(index))]!];
    expect(day).toMatchObject({ width: 0, format: { type: 'SDATE', width: 10 } });
    const started = rows[0]![names.indexOf('fact_startedAt')] as Date;
    expect(started.toISOString().slice(0, 19)).toBe(localTimeIn(success()[0]!.started_at, 'Asia/Shanghai'));
  });
});

describe('an export is a download', () => {
  it.each([
    ['xlsx', 'records-xlsx', 'raw data, Excel'],
    ['csv', 'records-csv', 'raw data, CSV'],
    ['sav', 'records-sav', 'raw data, SPSS'],
    ['files', 'records-files', 'uploaded pictures and files, ZIP'],
  ])('as %s its type is %s and its title names the questionnaire (P3.30, S3.82)', async (format, type, words) => {
    const { job } = await ask({ format });
    // Nothing was uploaded here, and an empty archive would be no file.
    const state = format === 'files' ? 'failed' : 'done';
    expect(job).toMatchObject({ state, type, title: expect.stringContaining(words) });
    expect(job.title.length).toBeGreaterThan(words.length + 2);
    if (job.file) expect(job.file.name).toMatch(new RegExp(`\\.${format}$`));
  });
});

describe('who may', () => {
  it('has the whole file with the right to export alone, and none without it', async () => {
    const [exporter, viewer] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    await giveRights(test.platform, exporter, survey.scrollId, ['records.export']);
    await giveRights(test.platform, viewer, survey.scrollId, ['records.view']);
    const { bytes } = await exportedFile(test, exporter, { scrollId: survey.scrollId, format: 'csv', columns: [] });
    expect(bytes!.toString('utf8').trim().split('\r\n')).toHaveLength(success().length + 1);
    const input = { scrollId: survey.scrollId, format: 'csv' as const };
    expect((await test.call(recordExportCalls.export, input, asPerson(viewer))).code).not.toBe('0000');
  });

  it.each([
    ['a filter that names nothing of this survey', { test: 'answered', variable: 'nowhere', is: true }],
    ['a filter that is none', 'select 1'],
    ['an empty one', { all: [] }],
  ])('is refused for %s before a job is made', async (_what, filter) => {
    const input = { scrollId: survey.scrollId, format: 'csv' as const, filter: filter as never };
    const answer = await test.call(recordExportCalls.export, input, { ...asPerson(creator), lang: 'en' });
    expect([answer.code, answer.message]).toEqual(['9606', expect.stringContaining('filter')]);
  });

  it('is refused for a questionnaire that was never published', async () => {
    const { scrollId } = await buildQuestionnaire(test, creator);
    const answer = await test.call(recordExportCalls.export, { scrollId, format: 'xlsx' }, asPerson(creator));
    expect(answer.code).toBe('9610');
  });

  it('is asked again before anything is read for the file: whoever lost the right meanwhile gets nothing', async () => {
    const { scrollId } = survey;
    const object = { kind: 'questionnaire', id: scrollId } as const;
    const exporter = await buildPerson(test.platform);
    await giveRights(test.platform, exporter, scrollId, ['records.export']);
    const request = { ...asPerson(exporter), lang: 'en' as const };
    const started = await test.call(recordExportCalls.export, { scrollId, format: 'csv' }, request);
    const { jobId } = started.data as CallData<typeof recordExportCalls.export>;
    await removeAllRights(test.platform.database.pool, exporter.id, object);
    const reported: unknown[] = [];
    const told: typeof exportJob = {
      ...exportJob,
      run: context => exportJob.run({ ...context, report: (_share, word) => void reported.push(word) }),
    };
    await runJob(test.platform, new Map([[told.kind, told]]), jobId);
    expect(reported).toEqual([]);
    const found = await test.call(jobCalls.get, { jobId }, request);
    const { job, address } = found.data as CallData<typeof jobCalls.get>;
    expect([job.state, job.reason, address]).toEqual(['failed', expect.stringMatching(/./), null]);
    const again = await test.call(jobCalls.again, { jobId }, request);
    expect(again.code).toBe(errorCodes.noPermission.code);
    await giveRights(test.platform, exporter, scrollId, ['records.export']);
    expect((await test.call(jobCalls.again, { jobId }, request)).code).toBe('0000');
  });

  it('leaves no file of rows behind', async () => {
    const { readdirSync } = await import('node:fs');
    expect(readdirSync(test.platform.columns.files.folder)).toEqual([]);
  });
});
