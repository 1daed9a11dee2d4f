// `npm run bench -- import [-- --rows 20000 --columns 200]`: a large workbook from its bytes to records, and twelve waves stacked, beside the
// bare library that unpacks the workbook and PostgreSQL copying the same answers. First what a stranger may send: 19 MB of commas, with the
// memory that it takes, and a small file of somebody else while one person has three large ones read (`--only hostile` for these alone).
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type CallData, importCalls, jobCalls, stackCalls } from '@wenshu/api-contract';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { importJob } from '../../apps/server/src/features/findings/imports/index.ts';
import { stackJob } from '../../apps/server/src/features/findings/stacks/index.ts';
import { runJob } from '../../apps/server/src/features/people/jobs/index.ts';
import { buildPerson, type TestPerson } from '../../apps/server/src/testing/build-person.ts';
import { asPerson } from '../../apps/server/src/testing/build-survey.ts';
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { sendForm } from '../../apps/server/src/testing/send-form.ts';
import { withTestApp } from '../../tools/testing/with-test-app.ts';
import { timed } from '../large-survey.ts';
import { watchMemory } from '../watched.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '20000' },
    columns: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
});
const [rows, columns] = [Number(values.rows), Number(values.columns)];
const WAVES = 12;
const words = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'];
const kinds = new Map([importJob, stackJob].map(job => [job.kind, job]));
type Preview = CallData<typeof importCalls.read>;

await withTestApp('bench-import', async test => {
  const person = await buildPerson(test.platform);
  await commas(test, person);
  await besideLarge(test, person, await buildPerson(test.platform));
  if (values.only !== 'hostile') await bench(test, person);
});

async function commas(test: TestApp, person: TestPerson): Promise<void> {
  const MB = 1024 * 1024;
  const bombs = { line: Buffer.alloc(19 * MB, ','), lines: Buffer.alloc(19 * MB, `${','.repeat(900)}\n`) };
  for (const [name, content] of Object.entries(bombs)) {
    await send(test, person, Buffer.from('a,b\n1,2\n'), 'warm.csv');
    const memory = watchMemory();
    let message = '';
    const took = await timed(async () => {
      ({ message } = await send(test, person, content, 'commas.csv'));
    });
    const most = Math.round(memory.stop() / MB);
    console.log(`19 MB of commas, ${name.padEnd(5)}: ${took.toFixed(0)} ms, memory +${most} MB, told: ${message}`);
  }
}

/** Somebody's few lines, while another person has three large files read. */
async function besideLarge(test: TestApp, person: TestPerson, other: TestPerson): Promise<void> {
  const line = Array.from({ length: 100 }, (_, column) => `some words ${column}`).join(',');
  const large = Buffer.from(`${line}\n`.repeat(12_000));
  const three = [1, 2, 3].map(() => send(test, person, large, 'large.csv'));
  // They are on their way by then.
  await wait(4_000);
  const small = await timed(() => send(test, other, Buffer.from('a,b\n1,2\n'), 'small.csv'));
  const all = await timed(() => Promise.all(three));
  console.log(
    `a small file beside three of ${(large.length / 2 ** 20).toFixed(0)} MB: ${small.toFixed(0)} ms; those ${all.toFixed(0)} ms more`,
  );
}

async function bench(test: TestApp, person: TestPerson): Promise<void> {
  const { platform } = test;
  const content = await workbook(rows, columns);
  const bareMs = await timed(() => readXlsx(content));
  let preview!: Preview;
  const readMs = await timed(async () => {
    preview = await read(test, person, content);
  });
  say(
    `${rows} × ${columns} read and guessed (${(content.length / 2 ** 20).toFixed(1)} MB)`,
    readMs,
    bareMs,
    'readXlsx',
  );
  let scrollId = '';
  const importMs = await timed(async () => {
    scrollId = await confirm(test, person, preview, 'Large');
  });
  const copyMs = await timed(() =>
    platform.database.pool.query(
      'create table bench_bare as select answers::text::jsonb as answers from answer_record where scroll_id = $1',
      [scrollId],
    ),
  );
  say('imported as records', importMs, copyMs, 'PostgreSQL copying the answers');

  const small = await workbook(Math.ceil(rows / WAVES), Math.min(columns, 60));
  const sources: { scrollId: string; wave: string }[] = [];
  for (let wave = 1; wave <= WAVES; wave++)
    sources.push({
      scrollId: await confirm(test, person, await read(test, person, small), `Wave ${wave}`),
      wave: String(wave),
    });
  const proposed = (await test.call(stackCalls.propose, { sources }, asPerson(person))).data as CallData<
    typeof stackCalls.propose
  >;
  const stackMs = await timed(async () => {
    const { data } = await test.call(
      stackCalls.create,
      { name: 'Stacked', sources, questions: proposed.questions } as never,
      asPerson(person),
    );
    await runJob(platform, kinds, (data as { jobId: string }).jobId);
  });
  say(
    `${WAVES} waves of ${Math.ceil(rows / WAVES)} × ${Math.min(columns, 60)} stacked`,
    stackMs,
    copyMs,
    'the same copying',
  );
}

function say(what: string, oursMs: number, bareMs: number, reference: string): void {
  console.log(
    `${what}: ${oursMs.toFixed(0)} ms, ${(oursMs / bareMs).toFixed(1)} times ${reference} (${bareMs.toFixed(0)} ms)`,
  );
}

/** Scales, words, numbers and texts in turn. */
function workbook(height: number, width: number): Promise<Uint8Array> {
  const cell = (row: number, column: number) =>
    [1 + ((row * 7 + column) % 5), words[(row + column) % 5]!, ((row * 13) % 9973) / 7, `text ${row % 50} ${column}`][
      column % 4
    ]!;
  const head = Array.from({ length: width }, (_, column) => `Q${column + 1}`);
  const body = Array.from({ length: height }, (_, row) => head.map((_name, column) => cell(row, column)));
  return writeXlsx({ sheets: [{ name: 'Data', rows: [head, ...body] }] });
}

async function read(test: TestApp, person: TestPerson, content: Uint8Array): Promise<Preview> {
  const answer = await send(test, person, content, 'a.xlsx');
  if (answer.code !== '0000') throw new Error(answer.message);
  return answer.data;
}

function send(test: TestApp, person: TestPerson, content: Uint8Array, name: string) {
  return sendForm(test.app, importCalls.read, { fields: {}, file: { content, name }, token: person.token, lang: 'en' });
}

async function confirm(
  test: TestApp,
  person: TestPerson,
  { draftId, columns: all }: Preview,
  name: string,
): Promise<string> {
  const plans = all.map(({ name: _name, filled, distinct, examples, bad, ...plan }) => plan);
  const input = { draftId, name, columns: plans, badCells: 'leave-empty' };
  const { data } = await test.call(importCalls.confirm, input as never, asPerson(person));
  const { jobId } = data as { jobId: string };
  await runJob(test.platform, kinds, jobId);
  const ended = (await test.call(jobCalls.get, { jobId }, asPerson(person))).data as CallData<typeof jobCalls.get>;
  if (ended.job.state !== 'done') throw new Error(ended.job.reason ?? 'not done');
  return (ended.result as { scrollId: string }).scrollId;
}
