import { readFileSync } from 'node:fs';
import {
  type CallData,
  errorCodes,
  type ImportPreview,
  importCalls,
  jobCalls,
  linkCalls,
  publishCalls,
  questionCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { parseCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { hostileSheetFiles } from '../../../testing/files/hostile-files.ts';
import { xlsFile } from '../../../testing/files/xls-file.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { sendForm } from '../../../testing/send-form.ts';
import { openDataSet } from '../data-set/index.ts';

const dataset = (name: string) =>
  readFileSync(new URL(`../../../../../../packages/data-files/test/fixtures/${name}`, import.meta.url));

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

type Cells = readonly (readonly (string | number | Date | null)[])[];
const sheet = (rows: Cells, more: object = {}) =>
  writeXlsx({ sheets: [{ name: 'Answers', rows: rows.map(row => [...row]), ...more }] });
const send = (content: Uint8Array, name: string, lang: 'zh' | 'en' = 'en') =>
  sendForm(test.app, importCalls.read, { fields: {}, file: { content, name }, token: person.token, lang });
async function read(content: Uint8Array, name: string): Promise<ImportPreview> {
  const answer = await send(content, name);
  expect(answer.message).toBe('Success');
  return answer.data;
}
const plansOf = ({ columns }: ImportPreview) =>
  columns.map(({ name, filled, distinct, examples, bad, ...plan }) => plan);

async function confirm(preview: ImportPreview, more: object = {}, name = 'From a file') {
  const input = { draftId: preview.draftId, name, columns: plansOf(preview), ...more };
  const { job } = await madeFile(test, person, importCalls.confirm, input as never);
  expect([job.state, job.reason]).toEqual(['done', null]);
  const { data } = await test.call(jobCalls.get, { jobId: job.jobId }, asPerson(person));
  return ((data as CallData<typeof jobCalls.get>).result as { scrollId: string }).scrollId;
}

/** The values of the data set by the name of the column, record by record. */
async function valuesOf(scrollId: string) {
  const dataSet = openDataSet(test.platform, { scrollId, range: undefined });
  const variables = await dataSet.listVariables('en');
  const { rows } = await test.platform.database.pool.query<{ id: string }>(
    'select answer_record_id as id from answer_record where scroll_id = $1 order by serial',
    [scrollId],
  );
  const records = await dataSet.readRecords(rows.map(({ id }) => id));
  return (name: string) => {
    const { key, categories } = variables.find(one => one.name === name)!;
    const words = new Map(categories?.map(({ code, label }) => [code, label]));
    return rows.map(({ id }) => {
      const value = records.get(id)![key] ?? null;
      if (Array.isArray(value)) return value.map(code => words.get(code as number));
      return words.get(value as number) ?? value;
    });
  };
}

describe('every value of a file stands in the data (S5.104)', () => {
  it.each(['student_survey.sav', 'student_survey.zsav', 'student_survey.labels.csv', 'student_survey.csv'])(
    '%s',
    async file => {
      const preview = await read(dataset(file), file);
      expect(preview).toMatchObject({ rows: 237, badCells: [], problems: [] });
      const value = await valuesOf(await confirm(preview));
      const hasLabels = file !== 'student_survey.csv';
      const [head, ...rows] = parseCsv(
        dataset(hasLabels ? 'student_survey.labels.csv' : 'student_survey.csv').toString(),
      );
      for (const [place, name] of head!.entries()) {
        const expected = rows.map(row => {
          const text = String(row[place] ?? '');
          return text === '' || text === 'NA' ? null : text;
        });
        expect([name, value(String(name)).map(cell => (cell === null ? null : String(cell)))]).toEqual([
          name,
          expected,
        ]);
      }
    },
  );
});

/** What the codebook calls a value. */
function labelled(name: string, codes: readonly (readonly unknown[])[]) {
  const { variables } = JSON.parse(dataset(`${name}.codebook.json`).toString()) as {
    variables: readonly { readonly name: string; readonly values?: Readonly<Record<string, string>> }[];
  };
  const [head, ...rows] = codes;
  return head!.map((column, place) => {
    const values = variables.find(one => one.name === column)?.values ?? {};
    return [
      String(column),
      rows.map(row => {
        const code = String(row[place] ?? '');
        return code === '' || code === 'NA' ? null : (values[code] ?? code);
      }),
    ] as const;
  });
}

it.each([
  ['bfi', 'sav', 2_800],
  ['gss_waves', 'sav', 600],
  ['gss_waves', 'labels.csv', 600],
])(
  'the reference data set %s.%s comes in cell by cell (S5.104)',
  async (name, ending, rows) => {
    const preview = await read(dataset(`${name}.${ending}`), `${name}.${ending}`);
    expect(preview).toMatchObject({ rows, badCells: [], problems: [] });
    const value = await valuesOf(await confirm(preview));
    const codes = parseCsv(dataset(`${name}.csv`).toString());
    for (const [column, expected] of labelled(name, codes)) {
      // Data from elsewhere has a question `wave` already: the wave that is imported.
      const found = value(column === 'wave' ? 'wave_2' : column);
      expect([column, found.map(cell => (cell === null ? null : String(cell)))]).toEqual([column, expected]);
    }
  },
  60_000,
);

const messy: Cells = [
  ['编号', '性别', 'Q2 年龄', 'Q3_咖啡', 'Q3_茶', '满意度', '城市', '日期', '喜欢什么', null],
  [1, '男', '25', 1, 0, 5, '上海', new Date('2026-03-01'), '价格┋口味', null],
  [2, '女 ', '３１', 0, 1, 4, '北京', '2026/3/2', '口味', null],
  [3, '男', '25岁', 1, 1, 99, '上海', '2026年3月3日', '价格', null],
  [null, null, null, null, null, null, null, null, null, null],
  [4, '女', '1,024', 0, 0, 3, '北京', '下周', '口味┋服务', null],
  [5, '男', 'N/A', null, null, 2, ' 上海', '2026-03-05', null, null],
  [6, '女', '40', 1, 0, 1, '北京', '2026-03-06', '价格┋服务', null],
];

describe('a messy workbook', () => {
  it('is guessed column by column, with cells that do not fit listed by their line', async () => {
    const preview = await read(await sheet(messy), '满意度.xlsx');
    const shapes = preview.columns.map(({ name, shape, missing, set }) => [name, shape, missing, set]);
    expect(shapes).toEqual([
      ['编号', 'level', [], undefined],
      ['性别', 'one', [], undefined],
      ['Q2 年龄', 'number', ['N/A'], undefined],
      ['Q3_咖啡', 'several', [], 'Q3'],
      ['Q3_茶', 'several', [], 'Q3'],
      ['满意度', 'level', ['99'], undefined],
      ['城市', 'one', [], undefined],
      ['日期', 'day', [], undefined],
      ['喜欢什么', 'several', [], undefined],
    ]);
    expect(preview.badCells).toEqual([
      { line: 4, column: 2, value: '25岁', problem: 'not-number' },
      { line: 6, column: 7, value: '下周', problem: 'not-day' },
    ]);
  });

  it('is not imported with cells that do not fit, unless they shall be empty; then every value is right', async () => {
    const preview = await read(await sheet(messy), 'a.xlsx');
    const input = { draftId: preview.draftId, name: 'Messy', columns: plansOf(preview) };
    const refused = await test.call(importCalls.confirm, input as never, { ...asPerson(person), lang: 'en' });
    expect([refused.code, refused.message]).toEqual([
      errorCodes.importBadCells.code,
      'Line 4: “25岁” does not fit the type of “Q2 年龄”',
    ]);
    const value = await valuesOf(await confirm(preview, { badCells: 'leave-empty', wave: 'March' }));
    expect(value('wave')).toEqual(Array(6).fill('March'));
    expect(value('Q2')).toEqual([25, 31, null, 1024, null, 40]);
    expect(value('Q3')).toEqual([['咖啡'], ['茶'], ['咖啡', '茶'], [], null, ['咖啡']]);
  });

  it('is mended in the preview: values of one title are one option, a shape is chosen anew', async () => {
    const rows: Cells = [
      ['sex', 'age'],
      ['M', '25'],
      ['male', '25岁'],
      ['F', '30'],
      ['F', '31'],
      ['M', '25'],
      ['F', '29'],
    ];
    const preview = await read(await sheet(rows), 'a.xlsx');
    const columns = plansOf(preview).map((plan, place) =>
      place === 0
        ? {
            ...plan,
            shape: 'one',
            options: [
              { value: 'M', title: 'Male' },
              { value: 'male', title: 'Male' },
              { value: 'F', title: 'Female' },
            ],
          }
        : { ...plan, shape: 'number', missing: ['25岁'] },
    );
    const checked = (
      await test.call(importCalls.check, { draftId: preview.draftId, columns } as never, asPerson(person))
    ).data as ImportPreview;
    expect(checked).toMatchObject({ badCells: [], problems: [] });
    const value = await valuesOf(await confirm(checked));
    expect(value('sex')).toEqual(['Male', 'Male', 'Female', 'Female', 'Male', 'Female']);
    expect(value('age')).toEqual([25, null, 30, 31, 25, 29]);
  });
});

it('an old workbook is read like a new one, and its merged cells are refused (S5.104)', async () => {
  const rows = [
    ['饮料', 'score'],
    ['茶', 1.5],
    ['咖啡', -2],
    ['茶', null],
    ['咖啡', 1e6],
  ];
  const preview = await read(xlsFile(rows), '旧.xls');
  expect(preview.columns.map(({ name, shape }) => [name, shape])).toEqual([
    ['饮料', 'one'],
    ['score', 'number'],
  ]);
  const value = await valuesOf(await confirm(preview));
  expect(value('score')).toEqual([1.5, -2, null, 1e6]);
  const merged = xlsFile(rows, [{ startRow: 0, endRow: 0, startCol: 0, endCol: 1 }]);
  expect((await send(merged, 'a.xls')).message).toBe('The file must not have merged cells. Please unmerge A1:B1');
});

describe('what is refused', () => {
  it('merged cells, with their place', async () => {
    const merged = await sheet(
      [
        ['a', 'b'],
        [1, 2],
        [3, 4],
      ],
      { merges: [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }] },
    );
    const { code, message } = await send(merged, 'a.xlsx');
    expect([code, message]).toEqual([
      errorCodes.importCellsMerged.code,
      'The file must not have merged cells. Please unmerge B2:B3',
    ]);
  });

  it('more than 20,000 rows; 20,000 are taken', async () => {
    const lines = (count: number) =>
      Buffer.from(`a,b\n${Array.from({ length: count }, (_, n) => `${n},x`).join('\n')}`);
    expect((await read(lines(20_000), 'a.csv')).rows).toBe(20_000);
    const { code, message } = await send(lines(20_001), 'a.csv', 'zh');
    expect([code, message]).toEqual([errorCodes.importTooManyRows.code, '最多导入 20000 行数据']);
  });

  it('more than 1,000 columns, by the first line that says so: 19 MB of commas, or what follows too many names', async () => {
    const most = 'At most 1000 columns can be imported';
    const told = async (content: Buffer) => {
      const { code, message } = await send(content, 'a.csv');
      return [code, message];
    };
    const refused = [errorCodes.importTooManyColumns.code, most];
    expect(await told(Buffer.alloc(19 * 1024 * 1024, ','))).toEqual(refused);
    const names = Array.from({ length: 1001 }, (_, at) => `Q${at}`);
    // Far more lines than are taken: that is not what is told, because they are not looked at.
    expect(await told(Buffer.from(`${names.join(',')}\n${'1\n'.repeat(30_000)}`))).toEqual(refused);
    expect(await told(Buffer.from(`a,b\n1,2\n${','.repeat(1000)}x\n`))).toEqual(refused);
    // Commas behind the last name are no columns.
    const preview = await read(Buffer.from(`a,b${','.repeat(2000)}\n1,2${','.repeat(2000)}\n`), 'a.csv');
    expect(preview.columns.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('a file of blank lines without end, as one of too many rows', async () => {
    const { code } = await send(Buffer.alloc(19 * 1024 * 1024, `${','.repeat(200)}\n`), 'a.csv');
    expect(code).toBe(errorCodes.importTooManyRows.code);
  });

  it('more than 20 MB, nothing, and other formats', async () => {
    expect((await send(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), 'a.csv')).code).toBe(errorCodes.fileTooLarge.code);
    expect((await send(Buffer.from('a,b\n'), 'a.csv')).code).toBe(errorCodes.importFileEmpty.code);
    expect((await send(Buffer.from('%PDF-1.7'), 'a.xlsx')).code).toBe(errorCodes.fileFormatWrong.code);
  });

  it.each(Object.keys(hostileSheetFiles))('a hostile file does no harm: %s', async name => {
    const { code } = await send(hostileSheetFiles[name]!(), 'a.xlsx');
    expect(
      Object.values(errorCodes)
        .map(one => one.code as string)
        .concat('0000'),
    ).toContain(code);
    expect((await test.call(scrollCalls.list, {}, asPerson(person))).code).toBe('0000');
  });

  it.each([
    ['xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096, 0xff)])],
    ['sav', Buffer.concat([Buffer.from('$FL2'), Buffer.alloc(4096, 0xff)])],
  ])('a spoiled %s', async (ending, content) => {
    expect((await send(content, `a.${ending}`)).code).toBe(errorCodes.fileFormatWrong.code);
  });

  it('what somebody else reads, and what was imported already', async () => {
    const preview = await read(await sheet([['a'], ['x'], ['x'], ['y']]), 'a.xlsx');
    const other = await buildPerson(test.platform);
    const input = { draftId: preview.draftId, columns: plansOf(preview) } as never;
    expect((await test.call(importCalls.check, input, asPerson(other))).code).toBe(errorCodes.importDraftNotFound.code);
    await confirm(preview);
    expect((await test.call(importCalls.check, input, asPerson(person))).code).toBe(
      errorCodes.importDraftNotFound.code,
    );
  });
});

describe('imported data', () => {
  it('has nobody who is asked: editing, publishing and links are refused with a sentence', async () => {
    const scrollId = await confirm(await read(await sheet([['a'], ['x'], ['x'], ['y']]), 'a.xlsx'));
    const as = { ...asPerson(person), lang: 'en' as const };
    const refused = [
      await test.call(publishCalls.changeStatus, { scrollId, status: 1 } as never, as),
      await test.call(linkCalls.list, { scrollId } as never, as),
      await test.call(questionCalls.deleteTopQuestion, { scrollId, questionId: 'v00001' } as never, as),
    ];
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill(errorCodes.notOfBroughtInData.code));
    expect(refused[0]!.message).toContain('brought in from elsewhere');
    const { data } = await test.call(scrollCalls.origin, { scrollId }, as);
    expect(data).toEqual({ origin: 'imported' });
  });

  it('takes a further wave: what matches goes into the same variable, what is new into a new one', async () => {
    const first: Cells = [
      ['Q1', 'Q2'],
      ['Tea', 3],
      ['Coffee', 4],
      ['Tea', 5],
      ['Coffee', 2],
    ];
    const second: Cells = [
      ['Q1', 'Satisfaction', 'Q9'],
      ['Tea', 1, 'yes'],
      ['Water', 2, 'no'],
      ['Tea', 4, 'yes'],
      ['Water', 3, 'no'],
    ];
    const scrollId = await confirm(await read(await sheet(first), 'a.xlsx'), { wave: '2025' });
    const preview = await read(await sheet(second), 'b.xlsx');
    const columns = plansOf(preview);
    const { data } = await test.call(
      importCalls.matchWave,
      { scrollId, draftId: preview.draftId, columns } as never,
      asPerson(person),
    );
    const { found, questions, waves } = data as CallData<typeof importCalls.matchWave>;
    expect(waves).toEqual(['2025']);
    const idOf = (name: string) => questions.find(one => one.name === name)!.questionId;
    expect(found.map(({ questionId, newOptions }) => [questionId, newOptions])).toEqual([
      [idOf('Q1'), ['Water']],
      [null, []],
      [null, []],
    ]);
    const input = {
      scrollId,
      draftId: preview.draftId,
      columns,
      wave: '2026',
      matching: [idOf('Q1'), idOf('Q2'), null],
    };
    const twice = await test.call(
      importCalls.confirmWave,
      { ...input, matching: [idOf('Q1'), idOf('Q1'), null] } as never,
      asPerson(person),
    );
    expect(twice.code).toBe(errorCodes.matchNotPossible.code);
    const { job } = await madeFile(test, person, importCalls.confirmWave, input as never);
    expect(job.state).toBe('done');
    const value = await valuesOf(scrollId);
    expect(value('wave')).toEqual([...Array(4).fill('2025'), ...Array(4).fill('2026')]);
    expect(value('Q1')).toEqual(['Tea', 'Coffee', 'Tea', 'Coffee', 'Tea', 'Water', 'Tea', 'Water']);
    expect(value('Q2')).toEqual(['3', '4', '5', '2', '1', '2', '4', '3']);
    expect(value('Q9').slice(4)).toEqual(['yes', 'no', 'yes', 'no']);
  });
});
