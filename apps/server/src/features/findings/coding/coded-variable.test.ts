import {
  type CrossRequest,
  defaultCrossRequest,
  defaultSummaryRequest,
  emptyModelRequest,
  leafHeads,
  modelForms,
  type ReportDocument,
  type Table,
} from '@wenshu/analysis';
import {
  analysisCalls,
  analysisExportCalls,
  codingCalls,
  codingFrameCalls,
  dataSetCalls,
  ownVariableCalls,
  recordCalls,
  recordGridCalls,
  reportCalls,
  reportResultCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import {
  buildCodedSurvey,
  type CodedSurvey,
  coupon,
  dear,
  price,
  recordId,
  service,
  sex,
  weight,
  why,
  worth,
} from '../../../testing/coding/coded-survey.ts';
import { compareCopy } from '../../../testing/compare-copy.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { type FileCell, readers } from '../../../testing/one-number/read-file.ts';

vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
let coder: TestPerson;
let coded: CodedSurvey;
let key: string;
beforeAll(async () => {
  test = await buildTestApp();
  coder = await buildPerson(test.platform);
}, 180_000);
afterAll(() => test.close());

beforeEach(async () => {
  coded = await buildCodedSurvey(test, coder);
  ({ key } = coded.coding);
  const { code, got } = coded;
  await code([1, 6, 8, 9], [dear]);
  await code([2, 3], [worth]);
  await code([2], [service], { span: { from: 5, to: 7 } });
  await code([5, 6], [service]);
  await code([10], [coupon]);
  await got(recordCalls.markInvalid, { answerRecordIds: [recordId(8)], reason: 'Too fast' });
  await got(recordCalls.delete, { answerRecordIds: [recordId(9)] });
  await retire();
}, 180_000);

const frameId = () => coded.frame.frameId;
const edit = async (...commands: readonly object[]) => {
  const { version } = await coded.got(codingFrameCalls.get, { scrollId: undefined, frameId: frameId() });
  return coded.got(codingFrameCalls.edit, { scrollId: undefined, frameId: frameId(), version, commands });
};
const retire = () => edit({ does: 'retire', code: coupon, isRetired: true });

/** By its words: the total, then the columns. */
async function table(request: Partial<CrossRequest>, more: object = {}, person = coder) {
  const asked = {
    kind: 'cross',
    derived: {},
    request: { ...defaultCrossRequest, statistics: [], ...request },
    ...more,
  };
  const { exhibits } = await coded.got(analysisCalls.run, asked, person);
  const found = (exhibits as unknown as readonly Table[]).find(({ kind }) => kind === 'table')!;
  const at = found.measures.findIndex(({ id }) => id === 'count');
  const rows = leafHeads(found.rows).flatMap(({ head }, line) =>
    head.role === 'base' ? [] : [[head.text, found.cells[line]!.map(({ values }) => values[at])] as const],
  );
  return { people: found.source.base.people, rows: Object.fromEntries(rows) };
}

/** As it is read in a file: per cents with one decimal. */
function numberIn(cell: FileCell): number | undefined {
  if (typeof cell === 'string') return /^[\d.]+%?\*?$/.test(cell) ? Number.parseFloat(cell) : undefined;
  return cell.format.includes('%') ? Math.round(cell.value * 1000) / 10 : cell.value;
}
const bySex = () => ({ rows: [{ variable: key }], banner: [{ variable: sex }] });

describe('a coded variable', () => {
  it('counts in a cross table what is counted by hand: who is missing, uncoded, invalid or deleted is in none of it', async () => {
    expect(await table(bySex())).toEqual({
      people: 6,
      rows: {
        Price: [4, 2, 2],
        'Too dear': [2, 2, 0],
        'Worth it': [2, 0, 2],
        Service: [3, 1, 2],
        Coupon: [1, 0, 1],
      },
    });
    expect(await coded.counts()).toEqual({ [price]: 4, [dear]: 2, [worth]: 2, [service]: 3, [coupon]: 1 });
    expect(await coded.got(codingCalls.counts, { codingId: coded.coding.codingId })).toMatchObject({
      answered: 7,
      coded: 6,
    });
  });

  it('is weighed, also by nothing', async () => {
    const { rows } = await table(bySex(), { weight: { by: 'variable', variable: weight } });
    expect(rows).toEqual({
      Price: [10, 9, 1],
      'Too dear': [9, 9, 0],
      'Worth it': [1, 0, 1],
      Service: [13, 7, 6],
      Coupon: [19, 0, 19],
    });
  });

  it('counts within the range of whoever asks', async () => {
    const northern = await coded.addNorthern(['analysis.collate', 'records.view']);
    expect(await table(bySex(), {}, northern)).toEqual({
      people: 3,
      rows: {
        Price: [2, 1, 1],
        'Too dear': [1, 1, 0],
        'Worth it': [1, 0, 1],
        Service: [2, 1, 1],
        Coupon: [1, 0, 1],
      },
    });
    expect(await coded.counts(northern)).toEqual({ [price]: 2, [dear]: 1, [worth]: 1, [service]: 2, [coupon]: 1 });
  });

  it('is in the list of variables, in statistics of questions, in filters, and variables are made of it', async () => {
    const { variables } = await coded.got(dataSetCalls.listVariables, {});
    expect(variables.find(one => one.key === key)).toMatchObject({
      name: 'V1_coded',
      label: 'Why (coded)',
      kept: 'codes',
      categories: [price, dear, worth, service, coupon].map(code => ({ code })),
    });
    const summary = { ...defaultSummaryRequest, questions: [{ question: key }] };
    const { exhibits } = await coded.got(analysisCalls.run, { kind: 'summary', request: summary });
    const sums = (exhibits as unknown as readonly Table[]).find(({ kind }) => kind === 'table')!;
    expect(sums.source.base.people).toBe(6);
    const filter = { test: 'choice', variable: key, is: 'any-of', codes: [worth] };
    const sort = [{ variable: 'fact:serial' }];
    const page = await coded.got(recordGridCalls.query, { columns: ['fact:serial', key], filter, sort });
    expect(page.items.map(({ values }) => values)).toEqual([
      [2, [price, worth, service]],
      [3, [price, worth]],
    ]);
    const categories = [{ code: 1, label: 'Either', codes: [dear, service] }];
    const recipe = { make: 'merge', variable: key, categories };
    const { key: made } = await coded.got(ownVariableCalls.save, { name: 'Trouble', label: 'Trouble', recipe });
    expect((await table({ rows: [{ variable: made }] })).rows).toEqual({ Either: [4] });
    const listed = (await coded.got(ownVariableCalls.list, {})).items.find(one => one.key === key);
    expect(listed).toMatchObject({
      isUsable: true,
      isCoded: true,
      recipe: null,
      madeOf: 'Coded from the answers to V1 “Why”',
    });
    expect(listed!.usedBy).toEqual([{ kind: 'variable', name: 'Trouble' }]);
  });

  it('is a banner for the words of its own question: on the screen, in a report and in files that others read', async () => {
    const empty = emptyModelRequest(modelForms.words);
    const request = { ...empty, slots: { text: [why], banner: [key] } };
    const analysis = { kind: 'words', derived: {}, request };
    const { exhibits } = await coded.got(analysisCalls.run, analysis);
    const words = (exhibits as unknown as readonly Table[])[0]!;
    expect(words.source.base.people).toBe(7);
    const heads = leafHeads(words.columns).map(({ head }) => head.text);
    const at = leafHeads(words.rows).findIndex(({ head }) => head.text === 'dear');
    const own = words.cells[at]!.map(({ values }) => values[0]);
    const found = Object.fromEntries(heads.map((text, column) => [text, own[column]]));
    // By hand: of the seven who wrote, two say “dear”, and both are among the four whose answers are about the price.
    const [wrote, about, complained] = [7, 4, 2];
    expect(found).toEqual({
      'Answers with it': complained,
      Everybody: expect.closeTo((100 * complained) / wrote, 9),
      Price: (100 * complained) / about,
      'Too dear': 100,
      'Worth it': 0,
      Service: expect.closeTo(100 / 3, 9),
      Coupon: 0,
    });

    const { reportId } = await coded.got(reportCalls.create, { name: 'Words' });
    const { document } = await coded.got(reportCalls.get, { reportId });
    const [pageId] = Object.keys((document as unknown as ReportDocument).pages);
    const content = { kind: 'exhibit', analysis, exhibitId: words.id, look: {} };
    const value = { id: 'block00001', pageId, order: 'i', place: { x: 0, y: 0, width: 600, height: 400 }, content };
    const changes = [{ path: ['blocks', value.id], value }];
    await coded.got(reportCalls.edit, { reportId, baseVersion: 0, editId: 'edit000001', changes });
    const { blocks } = await coded.got(reportResultCalls.results, { reportId });
    expect(blocks[value.id]).toMatchObject({ kind: 'exhibit', exhibit: { id: words.id, cells: words.cells } });

    const { scrollId } = coded.survey;
    for (const format of ['xlsx', 'docx'] as const) {
      const asked = { ...analysis, scrollId, name: 'Words', format };
      const { bytes } = await madeFile(test, coder, analysisExportCalls.export, asked as never);
      const { rows } = await readers[format](new Uint8Array(bytes!));
      const read = rows.find(row => row.includes('dear'))!.flatMap(cell => numberIn(cell) ?? []);
      expect([format, read]).toEqual([format, [2, 28.6, 50, 100, 0, 33.3, 0]]);
    }
  });

  it('is called in the reader’s language where the frame has it', async () => {
    const answer = await test.call(
      dataSetCalls.listVariables,
      { scrollId: coded.survey.scrollId } as never,
      {
        ...asPerson(coder),
        lang: 'zh',
      } as never,
    );
    const { variables } = answer.data as { variables: readonly { key: string; categories: { label: string }[] }[] };
    const labels = variables.find(one => one.key === key)!.categories.map(({ label }) => label);
    expect(labels).toEqual(['价格', '太贵', '性价比高', '客服', 'Coupon']);
  });

  it('is in files, as 0 and 1 and as words', async () => {
    const asked = { scrollId: coded.survey.scrollId, format: 'csv', columns: ['fact:serial', key] } as const;
    const lines = async (more: object) => {
      const { text } = await exportedFile(test, coder, { ...asked, ...more } as never);
      return text.replace('\uFEFF', '').trim().split(/\r?\n/);
    };
    const codes = await lines({ values: 'codes', sets: 'columns' });
    const heads = codes[0]!.split(',');
    const places = [1, 2, 3, 4, 5].map(code => heads.indexOf(`V1_coded_${code}`));
    const cells = codes.slice(1).map(line => line.split(','));
    const bySerial = new Map(cells.map(line => [line[0], places.map(place => line[place]).join('')]));
    expect([2, 4, 6, 7, 10].map(serial => bySerial.get(String(serial)))).toEqual(['10110', '', '11010', '', '00001']);
    const words = await lines({ values: 'labels', sets: 'cell' });
    const joined = words.find(line => line.startsWith('6,'));
    expect(joined).toContain('Too dear');
    expect(joined).toContain('Service');
    const sav = await exportedFile(test, coder, { ...asked, format: 'sav' } as never);
    expect(sav.text).toContain('Worth it');
  });

  it('follows the frame: what moves counts elsewhere, what is merged or deleted goes where it is told', async () => {
    await edit({ does: 'move', code: worth, parent: service });
    expect(await coded.counts()).toEqual({ [price]: 2, [dear]: 2, [worth]: 2, [service]: 4, [coupon]: 1 });
    await edit({ does: 'merge', code: coupon, into: dear });
    expect(await coded.counts()).toEqual({ [price]: 3, [dear]: 3, [worth]: 2, [service]: 4 });
    await edit({ does: 'delete', code: service, to: null });
    expect(await coded.counts()).toEqual({ [price]: 3, [dear]: 3, [worth]: 2 });
    expect((await table({ rows: [{ variable: key }] })).rows).toEqual({ Price: [3], 'Too dear': [3], 'Worth it': [2] });
  });

  it('goes with its coding, with its record, and with the questionnaire', async () => {
    const { scrollId } = coded.survey;
    const rows = async () =>
      (
        await test.platform.database.pool.query('select answer_record_id as id from code_mark where scroll_id = $1', [
          scrollId,
        ])
      ).rows.length;
    expect(await rows()).toBe(10);
    await test.platform.database.pool.query('delete from answer_record where scroll_id = $1 and serial = 6', [
      scrollId,
    ]);
    expect([await rows(), (await coded.counts())[service]]).toEqual([8, 2]);
    await coded.got(codingCalls.remove, { codingId: coded.coding.codingId });
    expect(await rows()).toBe(0);
    const { variables } = await coded.got(dataSetCalls.listVariables, {});
    expect(variables.map(one => one.key)).not.toContain(key);
    expect((await table({ rows: [{ variable: sex }] })).people).toBe(7);
    const page = await coded.got(recordGridCalls.query, { columns: [why], count: 1 });
    expect(page.total).toBe(8);
  });

  it('is in the copy what it is in PostgreSQL', async () => {
    const { columns, database } = test.platform;
    // A database keeps more of a moment than a date does.
    await database.pool.query(
      `update answer_record set changed = pg_current_xact_id(), started_at = date_trunc('second', started_at),
              submitted_at = date_trunc('second', submitted_at) where scroll_id = $1`,
      [coded.survey.scrollId],
    );
    expect(await compareCopy(columns, database.pool, coded.survey.scrollId)).toEqual([]);
    await coded.code([7], [service], { remove: [dear] });
    expect(await compareCopy(columns, database.pool, coded.survey.scrollId)).toEqual([]);
  });
});
