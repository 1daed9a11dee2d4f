import { type CrossRequest, defaultCrossRequest, type Table, tableTsv } from '@wenshu/analysis';
import { analysisExportCalls } from '@wenshu/api-contract';
import { answeringTypes } from '@wenshu/question-types/answering';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { exportedFile } from '../exported-file.ts';
import { madeFile } from '../made-file.ts';
import {
  type AskedSurvey,
  buildAskedSurvey,
  halfId,
  halves,
  heavyId,
  opinionId,
  opinions,
  optionOf,
  respondents,
} from './asked-survey.ts';
import { differencesIn } from './compare-exhibit.ts';
import { differencesInRows } from './compare-file.ts';
import { differencesInSentences } from './compare-words.ts';
import { crossed } from './cross-twin.ts';
import { type Cells, dataTwins } from './data-twin.ts';
import { askedTypes, countedOf, everybodyOnce, northWeighted, peopleIn, runOf, shownTo } from './looks.ts';
import { partId, questionIdOf } from './raw-answers.ts';
import { readers } from './read-file.ts';
import { readSav } from './read-sav.ts';

vi.setConfig({ testTimeout: 240_000 });

let test: TestApp;
let survey: AskedSurvey;
beforeAll(async () => {
  test = await buildTestApp();
  survey = await buildAskedSurvey(test);
}, 240_000);
afterAll(() => test.close());

it('nothing of what is compared coincides', () => {
  expect([...survey.slugs].sort()).toEqual(Object.keys(answeringTypes).sort());
  const counted = respondents.filter(({ out }) => out === undefined);
  expect(new Set(respondents.map(({ out }) => out))).toEqual(
    new Set([undefined, 'unfinished', 'screened', 'invalid', 'deleted']),
  );
  expect(counted.filter(({ weight }) => weight === 0).length).toBeGreaterThan(3);
  expect(counted.filter(({ weight }) => weight === undefined).length).toBeGreaterThan(3);
  const { all, everybody } = peopleIn(northWeighted);
  expect(all.length).toBeGreaterThan(20);
  expect(everybody.length).toBeGreaterThan(all.length);
  expect(counted.length).toBeGreaterThan(everybody.length + 20);
  for (const slug of askedTypes(survey)) {
    const answered = all.filter(({ answers }) => answers[questionIdOf(slug)] !== undefined).length;
    expect(answered, slug).toBeGreaterThan(10);
    expect(answered, slug).toBeLessThan(all.length);
  }
});

describe.each([
  ['of everybody', everybodyOnce],
  ['filtered and weighted', northWeighted],
])('statistics of every type, %s', (_name, look) => {
  it('are what the records say: tables, charts, sentences, and what is copied from them', async () => {
    const exhibits = await shownTo(test, survey, look);
    const wanted = countedOf(survey, look, exhibits);
    expect(differencesIn(exhibits, wanted, look.upon.weight !== undefined)).toEqual([]);
    expect(differencesInSentences(exhibits, wanted)).toEqual([]);
    const tables = exhibits.filter((one): one is Table => one.kind === 'table');
    const copied = tables.flatMap(table =>
      tableTsv(table, 'en')
        .split('\r\n')
        .map(line => line.split('\t')),
    );
    expect(differencesInRows({ rows: copied, drawings: [], charts: [] }, wanted)).toEqual([]);
    // Who is left out for having no weight is counted among those whom the filter lets through.
    const { everybody } = peopleIn(look);
    const own = respondents.filter(one => one.out === undefined && look.holds(one));
    expect(own).toHaveLength(everybody.length);
    const [missing, zero] = [undefined, 0].map(none => own.filter(({ weight }) => weight === none).length);
    for (const { id, source } of exhibits)
      if (source.weight !== undefined)
        expect(source.weight, id).toContain(
          `${missing} records without a weight and ${zero} records with a weight of 0 are not in the base`,
        );
  });
});

describe('cross tables', () => {
  const dropdown = questionIdOf('dropdown');
  const [multiple, label, scale] = [questionIdOf('multiple-choice'), questionIdOf('label'), questionIdOf('scale')];
  const option =
    (questionId: string, letter: string, slug: string) =>
    (one: { answers: Readonly<Record<string, { item?: string; items?: readonly string[] }>> }) => {
      const answer = one.answers[questionId];
      return answer?.item === partId(slug, letter) || answer?.items?.includes(partId(slug, letter)) === true;
    };
  const letters = (slug: string, all: string) =>
    [...all].map(letter => [letter.toUpperCase(), option(questionIdOf(slug), letter, slug)] as const);
  const columns = [
    ...halves.map(
      (half, place) =>
        [
          half,
          (one: { answers: Readonly<Record<string, { item?: string }>> }) =>
            one.answers[halfId]?.item === optionOf(halfId, place),
        ] as const,
    ),
    ...letters('label', 'abc'),
  ];
  const rows = [
    {
      key: opinionId,
      options: opinions.map(
        (text, place) =>
          [
            text,
            (one: { answers: Readonly<Record<string, { item?: string }>> }) =>
              one.answers[opinionId]?.item === optionOf(opinionId, place),
          ] as const,
      ),
    },
    { key: multiple, options: letters('multiple-choice', 'abcd') },
    { key: dropdown, options: letters('dropdown', 'acb') },
    {
      key: scale,
      options: letters('scale', 'abcde'),
      number: (one: { answers: Readonly<Record<string, { item?: string }>> }) =>
        [...'abcde'].findIndex(letter => one.answers[scale]?.item === partId('scale', letter)) + 1,
    },
  ];
  const asked = (more: Partial<CrossRequest>) => ({
    kind: 'cross' as const,
    request: {
      ...defaultCrossRequest,
      ...more,
      rows: rows.map(({ key }) => ({ variable: key })),
      banner: [{ variable: halfId }, { variable: label }],
    },
  });
  const weighted = { weight: { by: 'variable', variable: heavyId } };
  const look = { ...northWeighted, holds: () => true };

  it.each([
    ['of everybody', {}, everybodyOnce],
    ['weighted', weighted, look],
  ])('%s: every measure and every statistic of every cell', async (_name, upon, who) => {
    const measures = ['columnPercent', 'rowPercent', 'totalPercent', 'count'] as const;
    const statistics = ['mean', 'deviation', 'standardError', 'median'] as const;
    const exhibits = await runOf(test, survey, { ...upon, ...asked({ measures, statistics }) });
    const tables = exhibits.filter((one): one is Table => one.kind === 'table');
    expect(tables.map(({ id }) => id)).toEqual(rows.map(({ key }) => `table:${key}`));
    expect(
      rows.flatMap((row, at) =>
        crossed(tables[at]!, { ...row, columns, all: peopleIn(who).all, isWeighted: who === look }),
      ),
    ).toEqual([]);
  });

  it('weighted, in a workbook', async () => {
    const { bytes } = await madeFile(test, survey.creator, analysisExportCalls.export, {
      scrollId: survey.scrollId,
      derived: {},
      name: 'Crossed',
      format: 'xlsx',
      ...weighted,
      ...asked({ measures: ['columnPercent'], statistics: ['mean'] }),
    } as never);
    const { all } = peopleIn(look);
    const file = await readers.xlsx(new Uint8Array(bytes!));
    expect(
      differencesInRows(
        file,
        rows.map(row => crossed.table({ ...row, columns, all, isWeighted: true })),
      ),
    ).toEqual([]);
  });
});

describe('data', () => {
  /** Every record that has a number, as PostgreSQL has it, told as a file tells it. */
  async function told(): Promise<ReadonlyMap<number, Cells>> {
    const { rows } = await test.platform.database.pool.query<{ serial: string; answers: Record<string, never> }>(
      'select serial, answers from answer_record where scroll_id = $1 and serial is not null',
      [survey.scrollId],
    );
    const typed = askedTypes(survey);
    return new Map(
      rows.map(({ serial, answers }) => {
        const cells = typed.map((slug, at) => dataTwins[slug](`Q${at + 1}`, answers[questionIdOf(slug)], slug));
        const own = [
          [halfId, halves],
          [opinionId, opinions],
        ] as const;
        const choices = own.map(([id, options], at) => {
          const place = options.findIndex(
            (_text, index) => (answers[id] as { item?: string } | undefined)?.item === optionOf(id, index),
          );
          return [`Q${typed.length + at + 1}`, place < 0 ? null : place + 1];
        });
        const heavy = [
          `Q${typed.length + own.length + 1}`,
          answers[heavyId] === undefined ? null : Number(answers[heavyId]),
        ];
        const all: Record<string, string | number | null> = Object.assign(
          {},
          ...cells,
          Object.fromEntries([...choices, heavy]),
        );
        const scores = Object.entries(all).flatMap(([name, value]) =>
          name.endsWith('_score') && value !== null ? [value as number] : [],
        );
        all.score = scores.length === 0 ? null : scores.reduce((sum, one) => sum + one, 0);
        return [Number(serial), all];
      }),
    );
  }

  /** By record and column: what is otherwise. `read` makes of a cell what was told. */
  async function differencesInData(
    heads: readonly string[],
    lines: readonly (readonly unknown[])[],
    read: (cell: unknown, name: string) => unknown,
  ): Promise<readonly string[]> {
    const records = await told();
    const faults: string[] = [];
    for (const line of lines) {
      const serial = Number(line[0]);
      const cells = records.get(serial);
      if (!cells) return [`there is no record ${line[0]}`];
      for (const [name, value] of Object.entries(cells)) {
        const place = heads.indexOf(name);
        const found = place < 0 ? 'no such column' : read(line[place], name);
        if (found !== value) faults.push(`${serial}, ${name}: ${found} for ${value}`);
      }
    }
    // Whatever is finished and not set aside is in it, and all columns of questions are looked at.
    const known = new Set([...records.values()].flatMap(cells => Object.keys(cells)));
    for (const name of heads) if (/^Q\d|^score$/.test(name) && !known.has(name)) faults.push(`${name} was not told`);
    const finished = respondents.filter(({ out }) => out === undefined).length;
    const counted = lines.filter(
      line =>
        Number(line[heads.findIndex(head => /status/i.test(head))]) === 2 &&
        !line[heads.findIndex(head => /set ?aside$/i.test(head))],
    );
    if (counted.length !== finished) faults.push(`${counted.length} finished records for ${finished}`);
    return faults;
  }
  const written = async (format: 'csv' | 'xlsx' | 'sav') => {
    const { bytes } = await exportedFile(test, survey.creator, { scrollId: survey.scrollId, format, values: 'codes' });
    return new Uint8Array(bytes!);
  };
  const DATE = `Q${
    Object.keys(answeringTypes)
      .filter(slug => slug !== 'text-note' && slug !== 'page-break')
      .sort()
      .indexOf('date') + 1
  }`;
  const DAY_MS = 86_400_000;
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

  it('in a csv', async () => {
    const [heads, ...lines] = parseCsv(new TextDecoder().decode(await written('csv'))) as string[][];
    const isNumber = /^-?\d+(?:\.\d+)?$/;
    const read = (cell: unknown, name: string) => {
      if (cell === '') return null;
      return isNumber.test(cell as string) && !/_area$|_steps$/.test(name) ? Number(cell) : cell;
    };
    expect(await differencesInData(heads!, lines, read)).toEqual([]);
  });

  it('in a workbook', async () => {
    const { sheets } = await readXlsx(await written('xlsx'));
    const [heads, ...lines] = sheets[0]!.rows;
    const read = (cell: unknown, name: string) => {
      if (cell === '' || cell === undefined) return null;
      if (name !== DATE || cell === null) return cell;
      return cell instanceof Date ? dayOf(cell.getTime()) : dayOf(Date.UTC(1899, 11, 30) + (cell as number) * DAY_MS);
    };
    expect(
      await differencesInData(
        heads!.map(String),
        lines.filter(line => typeof line[0] === 'number'),
        read,
      ),
    ).toEqual([]);
  });

  it('in a file of SPSS, dates as days since 1582', async () => {
    const { variables, cases } = readSav(await written('sav'));
    const read = (cell: unknown, name: string) =>
      name === DATE && cell !== null ? dayOf(Date.UTC(1582, 9, 14) + (cell as number) * 1000) : cell;
    expect(
      await differencesInData(
        variables.map(({ name }) => name),
        cases,
        read,
      ),
    ).toEqual([]);
  });
});
