// `npm run bench -- links [-- --people 9999]`: a name list of so many people: imported, searched, filtered, turned over; and their links as
// Excel and as a zip with QR codes, made by the job beside those of a thousand. Each beside a bare reference.
import { parseArgs } from 'node:util';
import { type Call, type CallData, jobCalls, linkFileCalls, respondentCalls } from '@wenshu/api-contract';
import { writeXlsx } from 'hucre/xlsx';
import { personalLinksJob } from '../../apps/server/src/features/collect/link-files/index.ts';
import { drawQrCode } from '../../apps/server/src/features/collect/links/index.ts';
import { runJob } from '../../apps/server/src/features/people/jobs/index.ts';
import { buildPerson, type TestPerson } from '../../apps/server/src/testing/build-person.ts';
import { asPerson, buildSurvey } from '../../apps/server/src/testing/build-survey.ts';
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { sendForm } from '../../apps/server/src/testing/send-form.ts';
import { withTestApp } from '../../tools/testing/with-test-app.ts';
import { medianTaken, ms, seconds, type Taken, took } from '../large-survey.ts';
import { watchMemory, writeBare } from '../watched.ts';

const { values } = parseArgs({ options: { people: { type: 'string', default: '9999' } } });
const MANY = Number(values.people);
const FEW = 1_000;
const MB = 1024 * 1024;
/** As large as the files have them. */
const CODE_TIMES = 8;

let origin = '';
await withTestApp('bench-links', async (test, { folder }) => {
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const person = await buildPerson(test.platform);
  const lists = [await listOf(test, person, FEW), await listOf(test, person, MANY)] as const;
  await benchList(test, person, lists[1]);
  // The first file warms up the code that draws and packs.
  await makeFile(test, person, lists[0], true);
  for (const withCodes of [false, true])
    for (const scrollId of lists) await benchFile(test, person, { scrollId, withCodes, folder });
});

/** A survey whose list was imported from a sheet; says how long it took, beside one bare statement that stores as many. */
async function listOf(test: TestApp, person: TestPerson, count: number): Promise<string> {
  const { scrollId } = await buildSurvey(test, person);
  const rows = Array.from({ length: count }, (_, n) => [
    ...[`P${n}`, `138${String(n).padStart(8, '0')}`, `p${n}@example.com`, `G${n % 7}`, n % 3 === 0 ? 'VIP' : 'New'],
    `Shop ${n % 40}`,
  ]);
  const heads = ['Name', 'Mobile number', 'E-mail', 'Group', 'Labels', 'Shop'];
  const content = await writeXlsx({ sheets: [{ name: '1', rows: [heads, ...rows] }] });
  const imported = await took(async () => {
    const file = { name: 'people.xlsx', content };
    const sent = { fields: { scrollId }, file, token: person.token };
    const { code } = await sendForm(test.app, respondentCalls.importRespondents, sent);
    if (code !== '0000') throw new Error(`import: ${code}`);
  });
  const { pool } = test.platform.database;
  const bare = await took(async () => {
    await pool.query(
      'create temporary table bare_people (like survey_respondent including defaults including indexes)',
    );
    await pool.query(
      `insert into bare_people (scroll_id, respondent_id, code, serial, name, mobile, email, group_name, custom, labels)
       select scroll_id, respondent_id, code, serial, name, mobile, email, group_name, custom, labels from survey_respondent where scroll_id = $1`,
      [scrollId],
    );
    await pool.query('drop table bare_people');
  });
  console.log(`import of ${count}: ${told(imported)}  one bare statement ${told(bare)} (${times(imported, bare)})`);
  return scrollId;
}

async function benchList(test: TestApp, person: TestPerson, scrollId: string): Promise<void> {
  const { pool } = test.platform.database;
  const find = (search: object) => () =>
    ask(test, person, respondentCalls.findRespondents, { scrollId, size: 50, ...search });
  const bare =
    (condition: string, offset = 0) =>
    () =>
      pool.query(
        `select respondent_id from survey_respondent where scroll_id = $1 and ${condition} order by serial limit 50 offset ${offset}`,
        [scrollId],
      );
  const asked = [
    ['first page', find({}), bare('true')],
    ['last page', find({ page: Math.ceil(MANY / 50) }), bare('true', MANY - 50)],
    ['search of everything', find({ search: `P${MANY - 1}` }), bare(`name ilike '%P${MANY - 1}%'`)],
    ['filter by group', find({ group: 'G3' }), bare(`group_name = 'G3'`)],
    ['filter by label', find({ label: 'VIP' }), bare(`'VIP' = any(labels)`)],
  ] as const;
  for (const [what, ours, reference] of asked) {
    const [call, statement] = [await medianTaken(ours), await medianTaken(reference)];
    console.log(`${what.padEnd(22)}${ms(call.ms)} ms  a bare statement ${ms(statement.ms)} ms`);
  }
}

interface WantedFile {
  readonly scrollId: string;
  readonly withCodes: boolean;
  readonly folder: string;
}

async function benchFile(
  test: TestApp,
  person: TestPerson,
  { scrollId, withCodes, folder }: WantedFile,
): Promise<void> {
  const { total } = await ask(test, person, respondentCalls.respondentSummary, { scrollId });
  const watch = watchMemory();
  let bytes = 0;
  const taken = await took(async () => {
    bytes = await makeFile(test, person, scrollId, withCodes);
  });
  const peak = watch.stop();
  // With codes, nearly all of the work is to draw them: the reference draws as many and keeps none.
  const reference = withCodes
    ? await took(async () => {
        for (let n = 0; n < total; n++)
          await drawQrCode(`https://survey.example.cn/p/${String(n).padStart(22, 'x')}`, { times: CODE_TIMES });
      })
    : { ms: await writeBare(folder, bytes), processorMs: Number.NaN };
  console.log(
    `${String(total).padStart(6)} links ${withCodes ? 'zip with codes' : 'xlsx'.padEnd(14)} ${told(taken)}  ${(bytes / MB).toFixed(1)} MB  ` +
      `memory +${(peak / MB).toFixed(0)} MB  ${withCodes ? 'drawing alone' : 'bare write'} ${seconds(reference.ms)} s`,
  );
}

/** Asked for, made by its job, and read to the last byte. */
async function makeFile(test: TestApp, person: TestPerson, scrollId: string, withCodes: boolean): Promise<number> {
  const { jobId } = await ask(test, person, linkFileCalls.exportPersonal, { scrollId, withCodes });
  await runJob(test.platform, new Map([[personalLinksJob.kind, personalLinksJob]]), jobId);
  const { job, address } = await ask(test, person, jobCalls.get, { jobId });
  if (address === null || job.file === null) throw new Error(`${jobId}: ${job.reason}`);
  let bytes = 0;
  for await (const part of (await fetch(new URL(address, origin))).body!) bytes += part.length;
  return bytes;
}

async function ask<C extends Call>(test: TestApp, person: TestPerson, call: C, input: object): Promise<CallData<C>> {
  const answer = await test.call(call, input as never, asPerson(person));
  if (answer.code !== '0000') throw new Error(`${call.path}: ${answer.code}`);
  return answer.data as CallData<C>;
}

function told({ ms: took, processorMs }: Taken): string {
  return `${seconds(took)} s (${seconds(processorMs)} s of the processor)`;
}

function times(taken: Taken, reference: Taken): string {
  return `${Math.round(taken.ms / reference.ms)} times`;
}
