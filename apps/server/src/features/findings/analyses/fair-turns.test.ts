import type { AddressInfo } from 'node:net';
import { defaultSummaryRequest, emptyModelRequest, modelForms } from '@wenshu/analysis';
import { analysisCalls, type CallData } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { columnId, importRecords } from '../../../testing/import-records.ts';

const [PEOPLE, NUMBERS] = [1_200, 30];

let test: TestApp;
let ada: TestPerson;
let bo: TestPerson;
let scrollId: string;

beforeAll(async () => {
  // With two long runs at once, however many cores there are.
  test = await buildTestApp({ env: { WORK_THREADS: '5' } });
  [ada, bo] = [await buildPerson(test.platform), await buildPerson(test.platform)];
  const numbersOf = (column: number) => Array.from({ length: PEOPLE }, (_, row) => ((row * (column + 7)) % 97) / 10);
  const columns = Array.from({ length: NUMBERS }, (_, at) => ({ name: `N${at}`, numbers: numbersOf(at) }));
  const levels = ['Poor', 'Good'];
  const values = Array.from({ length: PEOPLE }, (_, row) => (row % 5 === 0 ? null : levels[row % 2]!));
  ({ scrollId } = await importRecords(test, ada, [...columns, { name: 'Opinion', levels, values }]));
  await giveRights(test.platform, bo, scrollId, ['statistics.view']);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => test.close());

const { slots, options } = emptyModelRequest(modelForms.kmeans);
const variables = Array.from({ length: NUMBERS }, (_, at) => columnId(at));
const kmeans = { kind: 'kmeans', request: { slots: { ...slots, variables }, options: { ...options, clusters: null } } };
const table = {
  kind: 'summary',
  request: { ...defaultSummaryRequest, questions: [{ question: columnId(NUMBERS) }] },
};

async function run(person: TestPerson, asked: object, signal?: AbortSignal): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/analysis/run`, {
    method: 'POST',
    body: JSON.stringify({ scrollId, ...asked }),
    ...(signal && { signal }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, connection: 'close' },
  });
  return ((await answer.json()) as { code: string }).code;
}

async function progressOf(progressId: string): Promise<CallData<typeof analysisCalls.progress>> {
  const { data } = await test.call(analysisCalls.progress, { scrollId, progressId }, asPerson(ada));
  return data as CallData<typeof analysisCalls.progress>;
}

it('another person’s table is answered while one person’s twelve k-means run, and who waits is told their place', async () => {
  const hangUp = new AbortController();
  let ended = 0;
  const twelve = Array.from({ length: 12 }, (_, at) =>
    run(ada, { ...kmeans, progressId: `progress${at}` }, hangUp.signal).then(
      code => {
        ended += 1;
        return code;
      },
      () => 'hung up',
    ),
  );
  const places = () => Promise.all(twelve.map((_, at) => progressOf(`progress${at}`)));
  let told = await places();
  // All but the one or two at work wait, each at a place of its own.
  while (told.filter(({ before }) => before !== null).length < 6) told = await places();
  const before = told.flatMap(one => (one.before === null ? [] : [one.before]));
  expect(new Set(before).size).toBe(before.length);
  expect(told.every(one => one.share === null || one.before === null)).toBe(true);

  const over = ended;
  expect(await run(bo, table)).toBe('0000');
  // By turns of one line it would have been the last of all.
  expect(ended - over).toBeLessThan(5);

  hangUp.abort();
  await Promise.all(twelve);
  // Whoever hung up has no turn any more.
  expect(await run(ada, table)).toBe('0000');
}, 180_000);
