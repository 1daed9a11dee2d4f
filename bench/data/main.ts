// The columnar copy of a large survey (`--records`, a million by default): loading, catching up, publishing, counting, ordering, cleaning. Requests go
// through the owner's socket and catch up first; beside each stands the same statement on the bare file, in this process. Then surveys of
// thousands of variables (`--only large` or `--only variables` for one of both).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type ColumnRequest,
  type ColumnResult,
  type DataVariable,
  type Filter,
  readColumnRequest,
} from '@wenshu/analysis';
import { NUMERIC_FORMATS, writeSettings } from '@wenshu/survey-core';
import type { LargeSurvey } from '../../apps/server/seeds/large/build-large-survey.ts';
import { textsIn } from '../../apps/server/seeds/large/large-question.ts';
import { COPY_RECORDS, copyLine } from '../../apps/server/seeds/large/large-record.repository.ts';
import { makeUpRecords } from '../../apps/server/seeds/large/make-up-records.ts';
import { countedSamples } from '../../apps/server/src/features/collect/answering/index.ts';
import { changeStatus } from '../../apps/server/src/features/design/publishing/index.ts';
import { editQuestionnaire, loadDocument } from '../../apps/server/src/features/design/questionnaire-design/index.ts';
import { openDataSet } from '../../apps/server/src/features/findings/data-set/index.ts';
import { tableName } from '../../apps/server/src/platform/columns/copied-table.ts';
import { countsSql } from '../../apps/server/src/platform/columns/counts-sql.repository.ts';
import {
  askedTable,
  columnsSql,
  orderSql,
  repeatsSql,
  type Statement,
} from '../../apps/server/src/platform/columns/request-sql.repository.ts';
import { newId } from '../../apps/server/src/platform/new-id.ts';
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { type LargeBench, median, ms, onBareFile, timed, withLargeSurvey } from '../large-survey.ts';
import { benchCleaning } from './cleaning.ts';
import { buildWide, type Width } from './widest.ts';

const { values } = parseArgs({
  options: { records: { type: 'string', default: '1000000' }, only: { type: 'string', default: '' } },
});
const records = Number(values.records);
const NEW_RECORDS = 10_000;
const selection = { timeZone: 'Asia/Shanghai' };
const total: ColumnRequest = { kind: 'count', by: [], ...selection };

interface Line {
  readonly name: string;
  readonly oursMs: number;
  /** The most that the owner's process held meanwhile. */
  readonly ownerMb?: number;
  bareMs?: number;
}

/** Two thousand variables, and as many as a questionnaire can have. */
const widths: readonly Width[] = [
  { questions: 100, rows: 20, records: 2_000 },
  { questions: 990, rows: 18, records: 100 },
];

await withLargeSurvey(
  'bench-data',
  records,
  async large => {
    if ('large'.includes(values.only)) await bench(large);
    for (const width of widths.filter(width => titleOf(width).includes(values.only))) await wideLoad(large, width);
  },
  { columns: 'none' },
);

/** The owner of a wide table alone: how long until it is there, and what that takes. */
async function wideLoad(large: LargeBench, width: Width): Promise<void> {
  const scrollId = await buildWide(large, width);
  const lines: Line[] = [];
  const owner = await startOwner(large.test, { scrollId }, lines);
  const countMs = await median(() => large.test.platform.columns.ask(scrollId, total));
  console.log(
    `${titleOf(width)}: there after ${ms(lines[0]!.oursMs)} ms, counted in ${ms(countMs)} ms; owner ${peakMb(owner.pid!)} MB at most`,
  );
  owner.send('end');
  await once(owner, 'exit');
}

async function bench(large: LargeBench): Promise<void> {
  const { test, survey, person, copy } = large;
  const lines: Line[] = [];
  const owner = await startOwner(test, survey, lines);
  const ask = (request: ColumnRequest) => test.platform.columns.ask(survey.scrollId, request);
  const step = async (name: string, measure: () => Promise<number>) => {
    forgetPeak(owner.pid!);
    lines.push({ name, oursMs: await measure(), ownerMb: peakMb(owner.pid!) });
  };

  await addRecords(survey, copy);
  await step(`${NEW_RECORDS} new records, then a count`, () => timed(() => ask(total)));
  await publishAgain(test, survey, person.id);
  await step('published with two more questions, then a count', () => timed(() => ask(total)));
  const numbers = await countNumbers(ask);
  await publishTextAsNumber(test, survey, person.id);
  await step('published with a text that is a number now, then a count', () => timed(() => ask(total)));
  // The old table answers meanwhile; what is asked for below is asked of a copy at rest.
  const isThere = async () => {
    while ((await countNumbers(ask)) === numbers) await wait(100);
  };
  await step('until the number is there', () => timed(isThere));

  const wanted = requestsOn(await openDataSet(test.platform, { ...survey, range: undefined }).listVariables('en'));
  for (const [name, request] of wanted) await step(name, () => median(() => ask(request)));
  await benchCleaning(large, step);
  const cancel = new AbortController();
  const dropped = test.platform.columns.ask(survey.scrollId, wanted.at(-1)![1], cancel.signal).catch(() => {});
  await wait(20);
  cancel.abort();
  await dropped;
  await step('count of all right after a cancelled order', () => timed(() => ask(total)));
  owner.send('end');
  await once(owner, 'exit');
  await runBare(test, survey, wanted, lines);
  for (const { name, oursMs, ownerMb = 0, bareMs } of lines)
    console.log(
      `${name.padEnd(62)} ${ms(oursMs)} ms  owner ${String(ownerMb).padStart(4)} MB${bareMs === undefined ? '' : `   bare ${ms(bareMs)} ms`}`,
    );
  console.log(`owner: ${Math.max(...lines.map(({ ownerMb = 0 }) => ownerMb))} MB at most`);
}

function requestsOn(variables: readonly DataVariable[]): (readonly [string, ColumnRequest])[] {
  const by = (name: string) => variables.find(variable => variable.name === name)!.key;
  const filter: Filter = {
    all: [
      { test: 'choice', variable: 'fact:status', is: 'any-of', codes: [2] },
      { test: 'answered', variable: 'fact:setAside', is: false },
      { test: 'number', variable: by('S2'), compare: '>=', value: 30 },
    ],
  };
  const text: Filter = { test: 'text', variable: by('Q18'), is: 'contains', value: 'sweet' };
  const cross = [{ variable: by('S1') }, { variable: by('Q5') }, { variable: by('Q4') }];
  return [
    ['count of all', total],
    ['cross table of three, filtered', { kind: 'count', by: cross, filter, ...selection }],
    ['the same, weighted', { kind: 'count', by: cross, filter, weight: by('Q12'), ...selection }],
    [
      'multiple response by a single answer',
      { kind: 'count', by: [{ variable: by('Q2'), isEach: true }, { variable: by('S1') }], filter, ...selection },
    ],
    ['search in a text', { kind: 'count', by: [], filter: text, ...selection }],
    ['columns: 8 ratings', { kind: 'columns', columns: ratings(by), filter, ...selection }],
    [
      'who repeats others in three answers',
      {
        kind: 'repeats',
        variables: cross.map(({ variable }) => variable),
        sort: [{ variable: 'fact:serial' }],
        least: 2,
        filter,
        ...selection,
      },
    ],
    ['order by a number', { kind: 'order', sort: [{ variable: by('Q12'), isDescending: true }], ...selection }],
    ['order by a text', { kind: 'order', sort: [{ variable: by('Q18') }], ...selection }],
  ];
}

function ratings(by: (name: string) => string) {
  return Array.from({ length: 8 }, (_, row) => ({ variable: by(`Q7_${row + 1}`) }));
}

async function startOwner(test: TestApp, { scrollId }: Pick<LargeSurvey, 'scrollId'>, lines: Line[]) {
  const { env } = test.platform;
  const options = { ...env.columns, databaseUrl: env.databaseUrl };
  const file = fileURLToPath(new URL('./owner.ts', import.meta.url));
  const began = performance.now();
  const owner = fork(file, [JSON.stringify({ options, table: scrollId })], { execArgv: [] });
  await once(owner, 'message');
  const oursMs = performance.now() - began;
  lines.push({ name: 'first load, with the start of a process', oursMs, ownerMb: peakMb(owner.pid!) });
  return owner;
}

async function addRecords(survey: LargeSurvey, copy: LargeBench['copy']): Promise<void> {
  const made = makeUpRecords(survey, { count: NEW_RECORDS, seed: 3, texts: textsIn('en') });
  const rows = [...made].map(record => copyLine(survey.scrollId, { ...record, serial: null }));
  await copy(
    COPY_RECORDS,
    (async function* () {
      yield Buffer.from(rows.join(''));
    })(),
  );
}

async function publishAgain({ platform }: TestApp, { scrollId }: LargeSurvey, personId: string): Promise<void> {
  const { database, clock } = platform;
  await changeStatus({ database, clock, samples: countedSamples }, { scrollId, personId }, 2);
  const { groups } = await loadDocument(database.pool, scrollId, 0);
  for (const seqName of ['N1', 'N2'])
    await editQuestionnaire(
      database,
      { scrollId, personId, editId: newId(), baseVersion: undefined },
      'addTopQuestion',
      {
        questionId: newId(),
        groupId: Object.keys(groups)[0],
        order: 'zz',
        type: 'nps',
        seqName,
        title: { text: 'How likely?' },
      },
    );
  await changeStatus({ database, clock, samples: countedSamples }, { scrollId, personId }, 1);
}

/** What one variable holds has another meaning then: the old copy answers until it is filled again. */
async function publishTextAsNumber(
  { platform }: TestApp,
  { scrollId, model }: LargeSurvey,
  personId: string,
): Promise<void> {
  const { database, clock } = platform;
  await changeStatus({ database, clock, samples: countedSamples }, { scrollId, personId }, 2);
  const { id: questionId } = [...model.questions.values()]
    .map(({ question }) => question)
    .find(({ seqName }) => seqName === 'Q19')!;
  await editQuestionnaire(database, { scrollId, personId, editId: newId(), baseVersion: undefined }, 'updateSettings', {
    questionId,
    settings: writeSettings({ inputFormat: NUMERIC_FORMATS[0] as 2 }),
  });
  await changeStatus({ database, clock, samples: countedSamples }, { scrollId, personId }, 1);
}

async function countNumbers(ask: (request: ColumnRequest) => Promise<unknown>): Promise<number> {
  const { variables } = (await ask({ kind: 'describe', ...selection })) as ColumnResult<'describe'>;
  return variables.filter(({ kept }) => kept === 'number').length;
}

async function runBare(
  test: TestApp,
  survey: LargeSurvey,
  wanted: readonly (readonly [string, ColumnRequest])[],
  lines: readonly Line[],
): Promise<void> {
  await onBareFile(test, survey, async (connection, state) => {
    const statementOf = (asked: ColumnRequest): Statement | undefined => {
      const checked = readColumnRequest(asked, state.columns);
      if ('word' in checked) throw new Error(checked.word);
      const { request, derived } = checked;
      const table = askedTable(survey.scrollId, state, derived);
      if (request.kind === 'count') return countsSql([request], table, { most: 1_000_000 });
      if (request.kind === 'order') return orderSql(request, table);
      if (request.kind === 'repeats') return repeatsSql(request, table);
      return request.kind === 'columns' ? columnsSql(request, table) : undefined;
    };
    for (const [title, request] of wanted) {
      const { text, values: texts } = statementOf(request)!;
      const bareMs = await median(async () => (await connection.run(text, [...texts])).fetchAllChunks());
      lines.find(line => line.name === title)!.bareMs = bareMs;
    }
    const load = lines.find(line => line.name.startsWith('first load'))!;
    const name = tableName(survey.scrollId, state.generation);
    load.bareMs = await timed(() => connection.run(`create table bare as select * from ${name}`));
    await connection.run('drop table bare');
  });
}

function titleOf({ questions, rows, records: many }: Width): string {
  return `${questions * rows} variables, ${many} records`;
}

/** The most that a process held since it began, or since that was forgotten. */
function peakMb(pid: number): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
}

function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
