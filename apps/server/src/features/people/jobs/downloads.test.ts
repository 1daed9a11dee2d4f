import { type AddressInfo, connect } from 'node:net';
import { type CallData, errorCodes, type Job, type JobType, jobCalls, jobTypes } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { defineJob, type JobContext } from './define-job.ts';
import { runJob } from './run-job.ts';
import { startAgain } from './start-again.ts';
import { startJob } from './start-job.ts';

type Input = { readonly type: JobType; readonly text?: string };

let test: TestApp;
let creator: TestPerson;
let person: TestPerson;
let scrollId: string;
/** What a job does before it has made its file. */
let before: (context: JobContext<Input>) => Promise<void> = async () => {};

const kind = defineJob<Input>(
  'test.download',
  async context => {
    await before(context);
    const content = async function* () {
      yield context.input.text ?? 'made';
    };
    return { file: { fileName: 'made.csv', contentType: 'text/csv', content: content() } };
  },
  { typeOf: ({ type }) => type, needs: 'records.export' },
);
const kinds = new Map([[kind.kind, kind]]);

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  ({ scrollId } = await buildQuestionnaire(test, creator));
});
beforeEach(async () => {
  before = async () => {};
  person = await buildPerson(test.platform);
  await giveRights(test.platform, person, scrollId, ['records.export']);
});
afterAll(() => test.close());

const start = (type: JobType = 'records-csv', text?: string) =>
  startJob(test.platform, kind, {
    personId: person.id,
    title: 'Raw data',
    about: { kind: 'questionnaire', id: scrollId },
    input: { type, ...(text !== undefined && { text }) },
  });
const run = (jobId: string) => runJob(test.platform, kinds, jobId);
const made = async (type?: JobType, text?: string) => {
  const jobId = await start(type, text);
  await run(jobId);
  return jobId;
};
const page = async (input: object = {}) =>
  (await test.call(jobCalls.list, input as never, asPerson(person))).data as CallData<typeof jobCalls.list>;
const one = async (jobId: string) =>
  (await test.call(jobCalls.get, { jobId }, asPerson(person))).data as CallData<typeof jobCalls.get>;

describe('the list of downloads', () => {
  it('names each by what it is: links, raw data, quotas, pictures (P3.30, S3.82)', async () => {
    for (const type of jobTypes) await made(type);
    const { items, total } = await page({ size: 100 });
    expect(total).toBe(jobTypes.length);
    expect(items.map(job => job.type)).toEqual([...jobTypes].reverse());
  });

  it('has title, size, type, time of creation and status of each (P3.29, S2.54)', async () => {
    const jobId = await made('records-csv', '一二三');
    const [job] = (await page({ only: 'downloads' })).items;
    expect(job).toMatchObject({
      jobId,
      title: 'Raw data',
      type: 'records-csv',
      state: 'done',
      file: { name: 'made.csv', size: 9 },
    });
    const { rows } = await test.platform.database.pool.query('select created_at from person_job where id = $1', [
      jobId,
    ]);
    expect(job!.createTime).toBe(rows[0].created_at.getTime());
  });

  it('leaves out what makes no file, until it has made one', async () => {
    const waiting = await start('other');
    expect((await page({ only: 'downloads' })).items).toEqual([]);
    expect((await page()).total).toBe(1);
    await run(waiting);
    expect((await page({ only: 'downloads' })).items.map(job => job.jobId)).toEqual([waiting]);
  });

  it('goes on past the first page, newest first, each once', async () => {
    await test.platform.database.pool.query(
      `insert into person_job (person_id, kind, type, input, title, state, created_at, expires_at)
       select $1, 'test.download', 'records-csv', '{}', 'Raw data ' || n, 'done', now() - n / 2 * interval '1 minute', '2100-01-01'
         from generate_series(1, 60) n`,
      [person.id],
    );
    const [first, second, third] = [
      await page({ page: 1, size: 50 }),
      await page({ page: 2, size: 50 }),
      await page({ page: 3, size: 50 }),
    ];
    const all = [...first.items, ...second.items];
    expect([first.total, first.items.length, second.items.length, third.items.length]).toEqual([60, 50, 10, 0]);
    expect(new Set(all.map(job => job.jobId)).size).toBe(60);
    expect(all.map(job => job.createTime)).toEqual(all.map(job => job.createTime).toSorted((a, b) => b - a));
  });

  it('says generating with its rows, generated, failed with a reason, or cancelled (P4.34, S4.29, S4.30)', async () => {
    let goOn = () => {};
    before = async ({ reportRows }) => {
      reportRows(250, 1000);
      await new Promise<void>(resolve => (goOn = resolve));
    };
    const jobId = await start();
    const running = run(jobId);
    await vi.waitFor(async () => expect((await one(jobId)).job.rows).toEqual({ done: 250, total: 1000 }), {
      timeout: 10_000,
      interval: 50,
    });
    expect((await one(jobId)).job).toMatchObject({ state: 'running', progress: 0.25, progressWord: 'writing' });
    goOn();
    await running;
    expect((await one(jobId)).job.state).toBe('done');
    before = async () => {
      throw new Error('broken');
    };
    const failing = await start();
    await expect(run(failing)).rejects.toThrow('broken');
    expect((await one(failing)).job).toMatchObject({ state: 'failed', reason: expect.stringMatching(/./) });
    const cancelled = await start();
    await test.call(jobCalls.cancel, { jobId: cancelled }, asPerson(person));
    expect((await one(cancelled)).job.state).toBe('cancelled');
  });
});

describe('again', () => {
  const again = (jobId: string) => startAgain(test.platform, kinds, { personId: person.id, sessionId: '' }, jobId);

  it('makes the same once more, as a job of its own', async () => {
    const first = await made('records-sav', 'the same bytes');
    const second = await again(first);
    expect((await one(second)).job).toMatchObject({ state: 'waiting', title: 'Raw data', type: 'records-sav' });
    await run(second);
    const { address } = await one(second);
    expect((await test.app.inject({ url: address! })).body).toBe('the same bytes');
    expect((await page()).items.map((job: Job) => job.jobId)).toEqual([second, first]);
  });

  it('asks for the right anew', async () => {
    const first = await made();
    await removeAllRights(test.platform.database.pool, person.id, { kind: 'questionnaire', id: scrollId });
    await expect(again(first)).rejects.toMatchObject({ errorName: 'noPermission' });
    expect((await page()).total).toBe(1);
  });

  it('takes no place that is not there, and none of what still runs or is somebody else’s', async () => {
    const first = await made();
    const waiting = await start();
    await expect(again(waiting)).rejects.toMatchObject({ errorName: 'jobNotFound' });
    const stranger = { personId: creator.id, sessionId: '' };
    await expect(startAgain(test.platform, kinds, stranger, first)).rejects.toMatchObject({
      errorName: 'jobNotFound',
    });
    const asked = await Promise.allSettled(Array.from({ length: 9 }, () => again(first)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });

  it('is a call, which refuses a kind that is no more', async () => {
    const first = await made();
    expect((await test.call(jobCalls.again, { jobId: first }, asPerson(person))).code).toBe(
      errorCodes.jobNotFound.code,
    );
  });
});

describe('a file on its way', () => {
  const LINE = 'öffentlich 数据\n';

  it('that breaks off goes on where it stopped, byte for byte, and only if it is still the same file', async () => {
    const text = LINE.repeat(100_000);
    const whole = Buffer.from(text);
    const { address } = await one(await made('records-csv', text));
    const url = address!;
    const broken = await test.app.inject({ url, headers: { range: 'bytes=0-1234566' } });
    expect([broken.statusCode, broken.headers['content-range']]).toEqual([206, `bytes 0-1234566/${whole.length}`]);
    const { etag } = broken.headers;
    const resume = (ifRange: string) =>
      test.app.inject({ url, headers: { range: 'bytes=1234567-', 'if-range': ifRange } });
    const rest = await resume(String(etag));
    expect(rest.statusCode).toBe(206);
    expect(Buffer.concat([broken.rawPayload, rest.rawPayload]).equals(whole)).toBe(true);
    const other = await one(await made('records-csv', text));
    const otherTag = (await test.app.inject({ url: other.address!, headers: { range: 'bytes=0-1' } })).headers.etag;
    const changed = await resume(String(otherTag));
    expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, whole.length]);
  });

  it('is downloading as long as somebody takes its bytes (S4.30)', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    // More than the two sockets hold between them.
    const jobId = await made('records-csv', LINE.repeat(600_000));
    const { address, job } = await one(jobId);
    expect(job.isDownloading).toBe(false);
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${address} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
    // Some bytes are taken and no more: the rest waits.
    await new Promise(resolve => socket.once('data', resolve));
    socket.pause();
    const isDownloading = async () => (await one(jobId)).job.isDownloading;
    await vi.waitFor(async () => expect(await isDownloading()).toBe(true), { timeout: 10_000, interval: 50 });
    socket.destroy();
    await vi.waitFor(async () => expect(await isDownloading()).toBe(false), { timeout: 10_000, interval: 50 });
  });
});
