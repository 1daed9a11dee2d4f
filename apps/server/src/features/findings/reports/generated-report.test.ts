import type { Chart, Exhibit, ReportDocument, ReportResults, Table } from '@wenshu/analysis';
import {
  analysisCalls,
  autoReportCalls,
  type Call,
  type CallData,
  jobCalls,
  reportCalls,
  reportFileCalls,
  type reportFormats,
} from '@wenshu/api-contract';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { columnId, importRecords, insertAnswers } from '../../../testing/import-records.ts';
import { madeFile } from '../../../testing/made-file.ts';
import {
  cellWords,
  chartNumbers,
  countedNumbers,
  drawnWords,
  keptNumbers,
  numbersAmong,
  numbersDrawn,
  pdfPages,
  pointNumbers,
  shownNumbers,
} from '../../../testing/written-numbers.ts';
import { runJob } from '../../people/jobs/index.ts';
import { personJobs } from '../../person-jobs.ts';

// Files of several kinds are drawn, each in a thread of its own.
vi.setConfig({ testTimeout: 240_000 });

let test: TestApp;
let maker: TestPerson;
let reader: TestPerson;
let stranger: TestPerson;
let survey: TestSurvey;
const [sex, brands, age] = [columnId(0), columnId(1), columnId(2)];
const people = 60;
const kinds = new Map(personJobs.map(job => [job.kind, job]));

beforeAll(async () => {
  test = await buildTestApp();
  [maker, reader, stranger] = [
    await buildPerson(test.platform),
    await buildPerson(test.platform),
    await buildPerson(test.platform),
  ];
  const line = <T>(of: (at: number) => T) => Array.from({ length: people }, (_, at) => of(at));
  survey = await importRecords(test, maker, [
    { name: '性别', levels: ['男', '女'], values: line(at => (at % 3 === 0 ? '男' : '女')) },
    {
      name: '买过哪些',
      items: ['茶', '咖啡', '牛奶'],
      // Men buy tea, women milk; none of them all.
      sets: line(at => (at % 3 === 0 ? (at % 15 === 0 ? ['牛奶'] : ['茶']) : at % 7 === 0 ? ['茶', '咖啡'] : ['牛奶'])),
    },
    { name: '年龄', numbers: line(at => 18 + (at % 37)) },
    { name: '意见', texts: line(at => (at % 2 === 0 ? '价格 偏高' : '味道 很好')) },
  ]);
  await giveRights(test.platform, reader, survey.scrollId, ['records.view']);
}, 120_000);
afterAll(() => test.close());

const ask = (call: Call, input: object, person = maker, lang: 'zh' | 'en' = 'zh') =>
  test.call(call, input as never, { ...asPerson(person), lang });
const auto = async (scrollId = survey.scrollId, person = maker, lang: 'zh' | 'en' = 'zh') =>
  (await ask(autoReportCalls.getAuto, { scrollId }, person, lang)).data as CallData<typeof autoReportCalls.getAuto>;
const make = async (groups: readonly string[] = [], person = maker, lang: 'zh' | 'en' = 'zh') => {
  const started = await ask(autoReportCalls.makeAuto, { scrollId: survey.scrollId, groups }, person, lang);
  expect(started).toMatchObject({ code: '0000' });
  return (started.data as { jobId: string }).jobId;
};

describe('the generated report', () => {
  it('needs ten samples, and says so (S5.109)', async () => {
    const empty = await buildSurvey(test, maker);
    expect(await auto(empty.scrollId)).toMatchObject({ state: 'too-few', samples: 0, made: null });
    const refused = await ask(autoReportCalls.makeAuto, { scrollId: empty.scrollId }, maker, 'en');
    expect(refused).toMatchObject({ code: '9611', message: 'A report needs at least 10 samples' });
    await insertAnswers(
      test,
      empty,
      Array.from({ length: 9 }, () => ({})),
    );
    expect(await auto(empty.scrollId)).toMatchObject({ state: 'too-few', samples: 9 });
  });

  it('is made as a job, tells when it is being made (S8.27), and is there for whoever sees the same records', async () => {
    expect(await auto()).toMatchObject({ state: 'none', samples: people });
    const jobId = await make([sex]);
    expect(await auto()).toMatchObject({ state: 'making', making: { jobId } });
    const early = await ask(reportFileCalls.export, { scrollId: survey.scrollId, format: 'pdf' });
    expect(early).toMatchObject({ code: '9612', message: '报告正在生成，请稍后再试' });
    await runJob(test.platform, kinds, jobId);
    const { state, made } = await auto();
    expect([state, made?.isOutdated, made?.groups]).toEqual(['ready', false, [sex]]);
    expect((await auto(survey.scrollId, reader)).state).toBe('ready');
    // In another language nobody has asked for it.
    expect((await auto(survey.scrollId, maker, 'en')).state).toBe('none');
    expect(await ask(autoReportCalls.getAuto, { scrollId: survey.scrollId }, stranger)).toMatchObject({ code: '9104' });
    const south = await buildPerson(test.platform);
    await giveRights(test.platform, south, survey.scrollId, ['records.view'], { kind: 'channel', channels: ['south'] });
    expect(await auto(survey.scrollId, south)).toMatchObject({ state: 'too-few', samples: 0, made: null });
    const names = Object.values((made!.document as unknown as ReportDocument).pages).map(({ name }) => name);
    expect(names).toEqual(['', '调查说明', 'V1 性别', 'V2 买过哪些', 'V3 年龄', 'V4 意见', '差异：性别']);
    // What was bought and how old they are; words cannot be compared.
    expect(JSON.stringify(made!.document)).toContain('按“性别”共比较 2 项，其中 1 项有显著差异');
  });

  it('refuses groups that nobody can be in', async () => {
    for (const groups of [['nobody'], [age], [sex, brands, sex]])
      expect(await ask(autoReportCalls.makeAuto, { scrollId: survey.scrollId, groups })).toMatchObject({
        code: '9001',
      });
  });

  it('is one to go on with: a copy of it is a report of one’s own', async () => {
    const made = await ask(reportCalls.create, { scrollId: survey.scrollId, name: 'Mine', from: 'generated' });
    const { reportId } = made.data as { reportId: string };
    const { document } = (await ask(reportCalls.get, { scrollId: survey.scrollId, reportId })).data as {
      document: ReportDocument;
    };
    const generated = (await auto()).made!.document as unknown as ReportDocument;
    expect(document).toEqual({ ...generated, name: 'Mine' });
    const none = await ask(
      reportCalls.create,
      { scrollId: survey.scrollId, name: 'Mine', from: 'generated' },
      maker,
      'en',
    );
    expect(none).toMatchObject({ code: '9613' });
  });

  it('says that answers have come since, and is made anew', async () => {
    const other = await importRecords(test, maker, [
      { name: 'Sex', levels: ['M', 'F'], values: Array.from({ length: 12 }, () => 'M') },
    ]);
    const { jobId } = (await ask(autoReportCalls.makeAuto, { scrollId: other.scrollId })).data as { jobId: string };
    await runJob(test.platform, kinds, jobId);
    expect((await auto(other.scrollId)).made!.isOutdated).toBe(false);
    await test.platform.database.pool.query(`delete from answer_record where scroll_id = $1 and serial = 12`, [
      other.scrollId,
    ]);
    await test.platform.database.pool.query(
      `update answer_record set status = status where scroll_id = $1 and serial = 1`,
      [other.scrollId],
    );
    expect(await auto(other.scrollId)).toMatchObject({ state: 'ready', samples: 11, made: { isOutdated: true } });
    const again = (await ask(autoReportCalls.makeAuto, { scrollId: other.scrollId })).data as { jobId: string };
    await runJob(test.platform, kinds, again.jobId);
    const { made } = await auto(other.scrollId);
    expect([made!.isOutdated, JSON.stringify(made!.document).includes('成功样本：11 份')]).toEqual([false, true]);
  });
});

/** What the records' own statistics say, asked for otherwise: a share of each answer, rounded as it is shown. */
async function truth(): Promise<readonly string[]> {
  const { rows } = await test.platform.database.pool.query(
    `select count(*) filter (where answers->$2->>'item' = $3)::int as men,
            count(*) filter (where answers->$4->'items' ? $5)::int as tea, count(*) filter (where answers->$4->'items' ? $6)::int as coffee,
            count(*) filter (where answers->$4->'items' ? $7)::int as milk, count(*)::int as people
       from answer_record where scroll_id = $1`,
    [survey.scrollId, sex, `${sex}x000`, brands, `${brands}x000`, `${brands}x001`, `${brands}x002`],
  );
  const { men, tea, coffee, milk, people: all } = rows[0] as Record<string, number>;
  return [men!, all! - men!, tea!, coffee!, milk!].map(count => `${((100 * count) / all!).toFixed(1)}%`);
}

describe('its files', () => {
  const exported = (format: (typeof reportFormats)[number], more: object = {}) =>
    madeFile(test, maker, reportFileCalls.export, { scrollId: survey.scrollId, format, ...more } as never, 'zh');
  let results: ReportResults;
  let exhibits: readonly Exhibit[];
  let tables: readonly Table[];
  let charts: readonly Chart[];

  beforeAll(async () => {
    await runJob(test.platform, kinds, await make([sex]));
    results = (await auto()).made as unknown as ReportResults;
    exhibits = Object.values(results.blocks).flatMap(result => (result.kind === 'exhibit' ? [result.exhibit] : []));
    expect(exhibits.length).toBeGreaterThanOrEqual(5);
    tables = exhibits.filter((one): one is Table => one.kind === 'table');
    charts = exhibits.filter((one): one is Chart => 'series' in one);
    expect([tables.length > 0, charts.length >= 3]).toEqual([true, true]);
  }, 120_000);

  it('the report itself says what the records say', async () => {
    const shares = exhibits
      .slice(0, 2)
      .flatMap(countedNumbers)
      .map(value => `${value.toFixed(1)}%`);
    expect(shares).toEqual(await truth());
    // And what its statistics and its cross tables say, asked for by themselves, number by number.
    const { blocks } = (await auto()).made!.document as unknown as ReportDocument;
    for (const [id, { content }] of Object.entries(blocks)) {
      if (content.kind !== 'exhibit') continue;
      const ran = await ask(analysisCalls.run, { scrollId: survey.scrollId, ...content.analysis });
      const found = (ran.data as { exhibits: Exhibit[] }).exhibits.find(one => one.id === content.exhibitId)!;
      const shown = results.blocks[id]!;
      expect(shown.kind === 'exhibit' && countedNumbers(shown.exhibit)).toEqual(countedNumbers(found));
    }
  });

  it('pptx: every number of every chart and table, in PowerPoint’s own charts and tables', async () => {
    const { job, bytes } = await exported('pptx');
    expect(job).toMatchObject({ state: 'done', type: 'report-pptx' });
    const entries = unzipSync(new Uint8Array(bytes!));
    const wanted = exhibits.filter(({ kind }) => kind === 'bars' || kind === 'parts' || kind === 'lines');
    expect(wanted.length).toBeGreaterThanOrEqual(3);
    const asDrawn = (exhibit: Exhibit) =>
      countedNumbers(exhibit).map(value =>
        'format' in exhibit && exhibit.format.as === 'percent' ? value / 100 : value,
      );
    expect(chartNumbers(entries).flat().toSorted()).toEqual(wanted.flatMap(asDrawn).toSorted());
    const slides = Object.keys(entries).filter(name => /^ppt\/slides\/slide\d+\.xml$/.test(name));
    const words = slides.map(name => strFromU8(entries[name]!)).join('');
    expect(slides.flatMap(name => numbersAmong(cellWords(strFromU8(entries[name]!), 'a')))).toEqual(
      tables.flatMap(shownNumbers),
    );
    expect(words).toContain('调查说明');
    // The cloud is a drawing: its numbers are in the notes.
    const notes = Object.keys(entries).filter(name => name.startsWith('ppt/notesSlides/notesSlide'));
    expect(notes.map(name => strFromU8(entries[name]!)).join('')).toContain('味道');
  });

  it('docx: every number of every table and of every chart and no other, and what the charts mean', async () => {
    const entries = unzipSync(new Uint8Array((await exported('docx')).bytes!));
    const xml = strFromU8(entries['word/document.xml']!);
    expect(numbersAmong(cellWords(xml, 'w'))).toEqual(tables.flatMap(shownNumbers));
    expect(numbersDrawn(drawnWords(entries)).toSorted()).toEqual(charts.flatMap(pointNumbers).toSorted());
    for (const { notes } of exhibits)
      for (const { tone, text } of notes)
        if (tone === 'meaning') expect(xml.replace(/&quot;/g, '"')).toContain(text.slice(0, 12));
    expect(xml).toContain('目录');
  });

  it('xlsx: every number as a number and no other, a sheet for each page', async () => {
    const { sheets } = await readXlsx(new Uint8Array((await exported('xlsx')).bytes!));
    const [contents, ...others] = sheets;
    const found = others
      .map(({ rows }) => rows.flat().filter(cell => typeof cell === 'number'))
      .filter(numbers => numbers.length > 0);
    expect(found).toEqual(exhibits.map(keptNumbers).filter(numbers => numbers.length > 0));
    // A chart's sheet has what the chart shows.
    for (const [at, exhibit] of exhibits.entries())
      for (const value of countedNumbers(exhibit)) {
        const isThere = found[at]!.some(kept => [value, value / 100].some(one => Math.abs(kept - one) < 1e-9));
        expect([exhibit.id, value, isThere]).toEqual([exhibit.id, value, true]);
      }
    expect(sheets.map(({ name }) => name)).toContain('3 V1 性别');
    expect(contents!.name).toBe('目录');
    // Numbers before them alone would tell nobody which is which.
    const names = others.map(({ name }) => name.replace(/^\d+ /, ''));
    expect(new Set(names).size).toBe(names.length);
    expect(names.at(-1)).toBe('差异：性别 · V2 买过哪些');
  });

  it.each(['page', 'a4'] as const)(
    'pdf (%s): every number that charts and tables show and no other, as text; page numbers and contents',
    async paper => {
      const { bytes, job } = await exported('pdf', { paper });
      // Two files of one report lie beside each other.
      const kind = paper === 'a4' ? '（A4 排版）' : '';
      expect(job.file?.name).toMatch(new RegExp(`[^）]${kind}\\.pdf$`));
      expect(job.title).toMatch(new RegExp(`PDF${kind}$`));
      const pages = await pdfPages(new Uint8Array(bytes!));
      const texts = pages.map(words => words.join(' '));
      const all = texts.join(' ');
      for (const share of await truth()) expect(all).toContain(share);
      // The contents have numbers of pages.
      const numbers = numbersDrawn(pages.filter((_, at) => !texts[at]!.includes('目录')).flat());
      expect(numbers.toSorted()).toEqual([...tables.flatMap(shownNumbers), ...charts.flatMap(pointNumbers)].toSorted());
      expect(all).toContain('目录');
      expect(texts.at(-1)).toContain(`第 ${pages.length} 页，共 ${pages.length} 页`);
      const pdf = await getDocumentProxy(new Uint8Array(bytes!));
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      expect(width > height).toBe(paper === 'page');
    },
  );

  it('png: a picture of each page, in a zip', async () => {
    const entries = unzipSync(new Uint8Array((await exported('png')).bytes!));
    expect(Object.keys(entries).length).toBeGreaterThanOrEqual(8);
    for (const picture of Object.values(entries)) expect(strFromU8(picture.slice(1, 4), true)).toBe('PNG');
  });

  it('are made for whoever may take records out, and for nobody else', async () => {
    const input = { scrollId: survey.scrollId, format: 'pdf' };
    expect(await ask(reportFileCalls.export, input, reader)).toMatchObject({ code: '9104' });
    expect(await ask(reportFileCalls.export, { ...input, format: 'gif' })).toMatchObject({ code: '9001' });
    expect(await ask(reportFileCalls.export, { ...input, reportId: 'nothing0001' })).toMatchObject({ code: '9613' });
    const { items } = (await ask(jobCalls.list, { only: 'downloads' })).data as { items: { type: string }[] };
    expect(items.map(({ type }) => type)).toContain('report-pdf');
  });
});
