// The writer that leaves held surveys apart beside the one that waits for them, by turns in the same run, on the same pool.
import { setTimeout as wait } from 'node:timers/promises';
import { circumstancesOf } from '../../apps/server/src/features/collect/answering/circumstances.ts';
import type { Submission } from '../../apps/server/src/features/collect/answering/submission.ts';
import { SubmissionWriter } from '../../apps/server/src/features/collect/answering/submission-writer.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { choiceId, optionA, type TestSurvey } from '../../apps/server/src/testing/build-survey.ts';
import { publishOnFleet } from '../../apps/server/src/testing/fleet-survey.ts';
import type { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { median } from './median.ts';
import { OneWriter } from './one-writer.ts';

type Writer = Pick<SubmissionWriter, 'submit'>;

const SLICE_MS = 500;
const HELD_MS = 300;
const circumstances = circumstancesOf('', '127.0.0.1');
let turn = 0;

/** Submissions per second of every case; `slices` of each writer. */
export async function raceWriters(fleet: ServerFleet, slices: number): Promise<void> {
  const surveys: TestSurvey[] = [];
  for (let n = 0; n < 33; n++) surveys.push(await publishOnFleet(fleet));
  const [held, ...others] = surveys as [TestSurvey, ...TestSurvey[]];
  const database = openDatabase(fleet.databaseUrl, { max: 10 });
  const writers: readonly Writer[] = [new SubmissionWriter(database), new OneWriter(database)];
  const cases: readonly (readonly [name: string, run: (writer: Writer) => Promise<number>])[] = [
    ['one survey, 64 at once', writer => submitFor(writer, others.slice(0, 1), 64)],
    ['2 surveys, 64 at once', writer => submitFor(writer, others.slice(0, 2), 64)],
    ['32 surveys, 64 at once', writer => submitFor(writer, others, 64)],
    ['32 surveys, 8 at once', writer => submitFor(writer, others, 8)],
    [
      'one survey beside a held one',
      writer => whileHeld(database, held, writer, () => submitFor(writer, others.slice(0, 1), 64)),
    ],
  ];
  console.log('\nsubmissions stored per second: held surveys apart, and one writer that waits for all');
  try {
    for (const [name, run] of cases) await race(name, writers, run, slices);
  } finally {
    await database.close();
  }
}

async function race(
  name: string,
  writers: readonly Writer[],
  run: (writer: Writer) => Promise<number>,
  slices: number,
): Promise<void> {
  const seen: [number[], number[]] = [[], []];
  for (let slice = -1; slice < slices; slice++) {
    // The first slice warms up. Who begins changes, so that neither always runs on a fuller disk.
    const order = slice % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const at of order) {
      const perSecond = await run(writers[at]!);
      if (slice >= 0) seen[at].push(perSecond);
    }
  }
  const [own, reference] = seen;
  const ratio = median(own.map((perSecond, slice) => perSecond / reference[slice]!));
  console.log(
    `${name.padEnd(30)} ${median(own).toFixed(0).padStart(6)}/s  one writer ${median(reference).toFixed(0)}/s  ratio ${ratio.toFixed(2)}`,
  );
}

async function submitFor(writer: Writer, surveys: readonly TestSurvey[], atOnce: number): Promise<number> {
  const start = performance.now();
  let stored = 0;
  const respondent = async (at: number) => {
    while (performance.now() - start < SLICE_MS) {
      await writer.submit(submissionTo(surveys[at % surveys.length]!));
      stored++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => respondent(at)));
  return (stored / (performance.now() - start)) * 1000;
}

/** Somebody holds the survey's row for a while, as publishing does, while one respondent of it submits. */
async function whileHeld(
  database: Database,
  { scrollId, ...survey }: TestSurvey,
  writer: Writer,
  run: () => Promise<number>,
): Promise<number> {
  let waiting: Promise<unknown> = Promise.resolve();
  let running: Promise<number> = Promise.resolve(0);
  await database.transaction(async client => {
    await client.query('select 1 from live_survey where scroll_id = $1 for update', [scrollId]);
    waiting = writer.submit(submissionTo({ scrollId, ...survey }));
    running = run();
    await wait(HELD_MS);
  });
  await waiting;
  return running;
}

function submissionTo({ scrollId, linkCode, versionTime }: TestSurvey): Submission {
  return {
    answerRecordId: `writer${String(++turn).padStart(14, '0')}`,
    outcome: 'finished',
    dropped: [],
    shownOrders: null,
    operandsOf: () => ({}),
    answers: { [choiceId]: { item: optionA } },
    circumstances,
    pages: { first: choiceId, at: null, said: null },
    trapsFailed: null,
    flatGrids: [],
    nowMs: Date.now(),
    arrival: {
      scrollId,
      kind: 'link',
      code: linkCode,
      respondentId: null,
      versionTime,
      languageId: 1,
      cookieId: null,
      deviceId: 'bench',
      clientAddress: '127.0.0.1',
      userAgent: '',
      channel: '',
      labels: [],
      parameters: {},
      timeZone: 'Asia/Shanghai',
      passwordMark: null,
      openedMs: null,
      signed: null,
    },
  };
}
