// Models of many people (`--records`, 100,000 by default; a tree of a fifth of them; `--only linear` for those of that name), end to end through HTTP: checked, caught up, columns
// from the copy, worked out in a thread, told. Beside each stands the same model alone, on columns that are in memory already, in the same
// run, and what reading the columns takes. Goal: at most twice the model alone. Processor time is that of all threads, ours and DuckDB's.
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import {
  type Answers,
  type DataVariable,
  emptyModelRequest,
  type Filter,
  kinds,
  type ModelName,
  type ModelRequest,
  modelForms,
  type OptionValue,
} from '@wenshu/analysis';
import { openDataSet } from '../../apps/server/src/features/findings/data-set/index.ts';
import { buffersIn } from '../../apps/server/src/platform/threads/buffers-in.ts';
import { giveBack } from '../../apps/server/src/platform/threads/give-back.ts';
import { buildPerson } from '../../apps/server/src/testing/build-person.ts';
import type { TestSurvey } from '../../apps/server/src/testing/build-survey.ts';
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { columnId, importRecords, optionId } from '../../apps/server/src/testing/import-records.ts';
import { withTestApp } from '../../tools/testing/with-test-app.ts';
import { ms, type Taken, timed, took } from '../large-survey.ts';

const { values } = parseArgs({
  options: { records: { type: 'string', default: '100000' }, only: { type: 'string', default: '' } },
});
const records = Number(values.records);
const NUMBERS = 25;
const CHUNK = 5_000;
const OUTCOME = NUMBERS;
const [LEAST_TURNS, MOST_TURNS, ENOUGH_MS] = [2, 9, 8_000];

const CLAUSES = [
  ...['物流太慢了', '客服态度很差', '价格有点贵', '包装很好看', '味道不错', '下次还会再来', '退货流程很麻烦'],
  ...['希望多一些优惠券', '快递员很有礼貌', '颜色和图片不一样', '等了半个小时', '性价比很高'],
];

interface ModelAsked {
  readonly name: string;
  readonly kind: ModelName;
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly filter?: Filter;
}

const keys = Array.from({ length: NUMBERS }, (_, place) => columnId(place));
const outcome = columnId(OUTCOME);
const written = columnId(OUTCOME + 1);
const first: Filter = { test: 'number', variable: 'fact:serial', compare: '<=', value: Math.ceil(records / 5) };
const wanted: readonly ModelAsked[] = [
  { name: `factor analysis, ${NUMBERS} questions`, kind: 'factor', slots: { variables: keys } },
  {
    name: 'k-means, 10 questions, 5 clusters',
    kind: 'kmeans',
    slots: { variables: keys.slice(0, 10) },
    options: { clusters: 5 },
  },
  {
    name: 'linear regression, 20 predictors',
    kind: 'linearRegression',
    slots: { dependent: [keys[20]!], predictors: keys.slice(0, 20) },
  },
  {
    name: 'logistic regression, 20 predictors',
    kind: 'logisticRegression',
    slots: { dependent: [outcome], predictors: keys.slice(0, 20) },
  },
  {
    name: 'decision tree, a fifth of the people, 20 predictors',
    kind: 'decisionTree',
    filter: first,
    slots: { dependent: [outcome], predictors: keys.slice(0, 20) },
  },
  {
    name: 'words, by two groups',
    kind: 'words',
    slots: { text: [written], banner: [outcome] },
    options: { together: true, themes: true },
  },
];

await withTestApp('bench-models', async test => {
  const person = await buildPerson(test.platform);
  const survey = await importRecords(test, person, [
    ...keys.map(name => ({ name, numbers: [] })),
    { name: 'Outcome', levels: ['no', 'yes'], values: [] },
    { name: 'Why', texts: [] },
  ]);
  console.log(`${records} records in ${ms(await timed(() => fill(test, survey)))} ms`);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const { scrollId } = survey;
  const opened = openDataSet(test.platform, { scrollId, range: undefined });
  const variables = new Map((await opened.listVariables('en')).map(variable => [variable.key, variable]));
  const run = async ({ kind, filter, ...asked }: ModelAsked) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/analysis/run`, {
      method: 'POST',
      // A model alone holds this process up for longer than the server keeps a connection.
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, connection: 'close' },
      body: JSON.stringify({ scrollId, kind, request: requestOf({ kind, ...asked }), ...(filter && { filter }) }),
    });
    const { code, message } = (await answer.json()) as { code: string; message: string };
    if (code !== '0000') throw new Error(`${kind}: ${message}`);
  };
  console.log(`first, with the copy and a thread ${ms(await timed(() => run(wanted[4]!)))} ms`);
  for (const asked of wanted.filter(({ name }) => name.includes(values.only))) {
    const answers = (await askedTogether(opened, asked, variables)) as Answers;
    // Nobody keeps the columns in the thread that answers the web: left lying there they would be garbage that a call pays for.
    const reading = async () => buffersIn(await askedTogether(opened, asked, variables)).forEach(giveBack);
    const alone = async () => kinds[asked.kind].run(requestOf(asked), answers, variables, new Map());
    // Turn and turn about, the least of several: others work on the machine too.
    const pairs = await several(() => all({ whole: () => run(asked), alone, reading }));
    if (pairs instanceof Error) {
      // One that is refused is a finding too, and the others are measured all the same.
      console.log(`${asked.name.padEnd(54)} refused: ${pairs.message}`);
      process.exitCode = 1;
      continue;
    }
    const least = (one: Part, of: 'ms' | 'processorMs') => Math.min(...pairs.map(pair => pair[one][of]));
    for (const [of, what] of [['ms', asked.name] as const, ['processorMs', '  processor time'] as const]) {
      const [whole, bare, read] = [least('whole', of), least('alone', of), least('reading', of)];
      const told = [
        `${ms(whole)} ms`,
        `alone ${ms(bare)} ms`,
        `reading ${ms(read)} ms`,
        `ratio ${(whole / bare).toFixed(2)}`,
      ];
      console.log(`${what.padEnd(54)} ${told.join('   ')}`);
    }
  }
});

async function several<Done>(work: () => Promise<Done>): Promise<readonly Done[] | Error> {
  const done: Done[] = [];
  const began = performance.now();
  const isEnough = () => done.length >= LEAST_TURNS && performance.now() - began > ENOUGH_MS;
  try {
    while (done.length < MOST_TURNS && !isEnough()) done.push(await work());
    return done;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

type Part = 'whole' | 'alone' | 'reading';

async function all(parts: Readonly<Record<Part, () => Promise<unknown>>>): Promise<Readonly<Record<Part, Taken>>> {
  return { whole: await clean(parts.whole), alone: await clean(parts.alone), reading: await clean(parts.reading) };
}

/** Each pays for its own garbage: the server answers in the thread in which the model alone leaves columns behind, and collected them while it did. */
function clean(work: () => Promise<unknown>): Promise<Taken> {
  globalThis.gc?.({ type: 'minor' });
  return took(work);
}

function requestOf({ kind, slots, options }: Pick<ModelAsked, 'kind' | 'slots' | 'options'>): ModelRequest {
  const empty = emptyModelRequest(modelForms[kind]);
  return { slots: { ...empty.slots, ...slots }, options: { ...empty.options, ...options } };
}

function askedTogether(
  opened: ReturnType<typeof openDataSet>,
  asked: ModelAsked,
  variables: ReadonlyMap<string, DataVariable>,
) {
  const { asks } = kinds[asked.kind].plan(requestOf(asked), variables, new Map());
  return opened.askTogether(asks, { filter: asked.filter });
}

/** Five things behind the answers, each in five questions, and an outcome that some of them lead to. */
async function fill({ platform }: TestApp, { scrollId, versionTime, linkCode }: TestSurvey): Promise<void> {
  const random = seeded(20_261_116);
  // Of its own: the numbers stay those that were measured before.
  const writing = seeded(20_261_119);
  for (let from = 0; from < records; from += CHUNK) {
    const answers = Array.from({ length: Math.min(CHUNK, records - from) }, () => {
      const behind = Array.from({ length: 5 }, () => normal(random));
      const said = keys.map((_key, at) => Math.round(40 + 8 * behind[at % 5]! + 6 * normal(random)) / 10);
      const isYes = behind[0]! + 0.5 * behind[1]! + normal(random) > 0.4;
      const numbers = Object.fromEntries(keys.map((key, at) => [key, String(said[at])]));
      return { ...numbers, [outcome]: chosen(isYes), [written]: sentence(writing) };
    });
    await platform.database.pool.query(
      `insert into answer_record (scroll_id, answer_record_id, status, is_submit, is_counted, serial, version_time, language_id, link_code,
                                  answers, started_at, submitted_at, active_ms)
       select $1, 'bench' || lpad((n + $5)::text, 15, '0'), 2, true, true, n + $5, $2, 1, $3, a, now(), now(), 60000
         from jsonb_array_elements($4::jsonb) with ordinality as given (a, n)`,
      [scrollId, versionTime, linkCode, JSON.stringify(answers), from],
    );
  }
}

/** One to three clauses, and a number that makes most of them different. */
function sentence(random: () => number): string {
  const clauses = Array.from(
    { length: 1 + Math.floor(3 * random()) },
    () => CLAUSES[Math.floor(random() * CLAUSES.length)]!,
  );
  return `${clauses.join('，')}${Math.floor(random() * 5_000)}`;
}

function chosen(isYes: boolean) {
  return { item: optionId(outcome, Number(isYes)) };
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
