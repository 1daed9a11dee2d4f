import { liveSettingsCalls } from '@wenshu/api-contract';
import { qualityFlags } from '@wenshu/survey-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson, buildSurvey, choiceId, optionA, type TestSurvey } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { whileRowsAreHeld } from '../../../../testing/hold-rows.ts';
import { circumstancesOf } from './circumstances.ts';
import type { Arrival, Submission } from './submission.ts';
import { SubmissionWriter } from './submission-writer.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});
afterAll(() => test.close());

const submissionOf = (answerRecordId: string, arrival: Partial<Arrival> = {}): Submission => ({
  answerRecordId,
  outcome: 'finished',
  dropped: [],
  shownOrders: null,
  operandsOf: () => ({}),
  answers: { [choiceId]: { item: optionA } },
  circumstances: circumstancesOf('', '127.0.0.1'),
  pages: { first: null, at: null, said: null },
  trapsFailed: null,
  flatGrids: [],
  nowMs: test.clock.now().getTime(),
  arrival: {
    scrollId: survey.scrollId,
    kind: 'link',
    code: survey.linkCode,
    respondentId: null,
    versionTime: survey.versionTime,
    languageId: 1,
    cookieId: null,
    deviceId: 'device',
    clientAddress: '127.0.0.1',
    userAgent: '',
    channel: '',
    labels: [],
    parameters: {},
    timeZone: 'Asia/Shanghai',
    passwordMark: null,
    openedMs: null,
    signed: null,
    ...arrival,
  },
});

/** A database that cannot store this one record, whoever it comes with. */
async function refuseToStore(answerRecordId: string): Promise<void> {
  await test.platform.database.pool.query(`
    create function refuse_one() returns trigger language plpgsql as $$ begin raise 'cannot be stored'; end $$;
    create trigger refuse_one before insert on answer_record for each row
      when (new.answer_record_id = '${answerRecordId}') execute function refuse_one()`);
}

it('stores the others of a group when one of them cannot be stored', async () => {
  const ids = Array.from({ length: 9 }, (_, index) => `group${String(index).padStart(15, '0')}`);
  const bad = ids[4]!;
  await refuseToStore(bad);
  const writer = new SubmissionWriter(test.platform.database);
  // The first is written alone; all others come while it is, and make the next group together.
  const results = await Promise.allSettled(ids.map(id => writer.submit(submissionOf(id))));
  expect(results.map(({ status }) => status)).toEqual(ids.map(id => (id === bad ? 'rejected' : 'fulfilled')));
  const { rows } = await test.platform.database.pool.query(
    `select q.collected, array(select r.answer_record_id from answer_record r where r.scroll_id = q.scroll_id order by 1) as ids
       from live_survey q where q.scroll_id = $1`,
    [survey.scrollId],
  );
  expect(rows[0]).toEqual({ collected: 8, ids: ids.filter(id => id !== bad) });
  // The writer is free again.
  expect(await writer.submit(submissionOf('afterwards0000000001'))).toMatchObject({ isSubmit: true });
});

const member = {
  isGenuine: true,
  personId: 'm1',
  parameters: { uid: 'm1' },
  mark: 'mark-of-m1',
  expiresMs: Date.parse('2040-01-01'),
} as const;

it.each([
  ['device', { deviceLimit: { window: 'wholePeriod', most: 1 } }, { deviceId: 'device0001' }],
  ['address', { addressLimit: { window: 'wholePeriod', most: 1 } }, { clientAddress: '203.0.113.9' }],
  // Of a signed link nobody answers twice, whatever is set: the other system pays by the record.
  ['person', {}, { signed: member }],
] as const)('holds the limit per %s also within a group', async (name, limit, from) => {
  const own = await buildSurvey(test, creator);
  const settings = { scrollId: own.scrollId, captchaMode: 'off' as const, ...limit };
  expect((await test.call(liveSettingsCalls.updateLiveSettings, settings, asPerson(creator))).code).toBe('0000');
  const { scrollId, linkCode: code, versionTime } = own;
  const writer = new SubmissionWriter(test.platform.database);
  // The first comes from elsewhere and is written alone; the other two are one group.
  const ids = ['elsewhere', 'one', 'other'].map(one => `${name}${one}`.padEnd(20, '0'));
  const results = await Promise.all(
    ids.map((id, at) => writer.submit(submissionOf(id, { scrollId, code, versionTime, ...(at > 0 && from) }))),
  );
  expect(results).toMatchObject([{ isSubmit: true }, { isSubmit: true }, { refused: 'alreadyAnswered' }]);
});

it('finds the same answers of one device again also when both are in one group', async () => {
  const { scrollId, linkCode: code, versionTime } = await buildSurvey(test, creator);
  const writer = new SubmissionWriter(test.platform.database);
  // The first comes from elsewhere and is written alone; the other two are one group, and nothing is stored of their device before.
  const from = [
    { deviceId: 'elsewhere1', clientAddress: '203.0.113.1' },
    { deviceId: 'twins00001', clientAddress: '203.0.113.2' },
    { deviceId: 'twins00001', clientAddress: '203.0.113.3' },
  ];
  const ids = from.map((_, at) => `twin${at}`.padEnd(20, '0'));
  await Promise.all(
    from.map((where, at) => writer.submit(submissionOf(ids[at]!, { scrollId, code, versionTime, ...where }))),
  );
  const { rows } = await test.platform.database.pool.query(
    'select flags from answer_record where scroll_id = $1 order by answer_record_id',
    [scrollId],
  );
  expect(rows.map(row => row.flags)).toEqual([[], [], [qualityFlags.sameDevice]]);
});

describe('while the row of one survey is held', () => {
  const idsOf = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${word}${String(index).padStart(20 - word.length, '0')}`);
  const sentTo = ({ scrollId, linkCode: code, versionTime }: TestSurvey, id: string) =>
    submissionOf(id, { scrollId, code, versionTime });
  const rowOf = ({ scrollId }: TestSurvey) => ({
    text: 'select 1 from live_survey where scroll_id = $1 for update',
    values: [scrollId],
  });

  it('those of another are stored, and its own afterwards', async () => {
    const [held, other] = [await buildSurvey(test, creator), await buildSurvey(test, creator)];
    const writer = new SubmissionWriter(test.platform.database);
    // The row is let go only after those of the other survey have been stored: one that waited for it would wait for ever.
    const [outcomes] = await whileRowsAreHeld(
      test.platform.database,
      rowOf(held),
      () => {
        const own = idsOf('held', 40).map(id => writer.submit(sentTo(held, id)));
        return [Promise.all(own)];
      },
      () => Promise.all(idsOf('other', 40).map(id => writer.submit(sentTo(other, id)))),
    );
    expect(outcomes).toHaveLength(40);
    for (const { scrollId } of [held, other]) {
      const { rows } = await test.platform.database.pool.query(
        'select collected, last_serial as serial from live_survey where scroll_id = $1',
        [scrollId],
      );
      expect(rows).toEqual([{ collected: 40, serial: 40 }]);
    }
    expect(writer.surveys).toBe(0);
  });

  it('there is a connection left for whoever does not submit, however many surveys are held', async () => {
    const surveys: TestSurvey[] = [];
    for (let n = 0; n < 5; n++) surveys.push(await buildSurvey(test, creator));
    // A pool of four, as small as one may be set: two for the writer, one for the lock of this test, one for whoever asks.
    const { database } = test.platform;
    const writer = new SubmissionWriter(database);
    const lock = {
      text: 'select 1 from live_survey where scroll_id = any($1) for update',
      values: [surveys.map(one => one.scrollId)],
    };
    const running = surveys.map((survey, n) => () => writer.submit(sentTo(survey, idsOf(`many${n}`, 1)[0]!)));
    const outcomes = await whileRowsAreHeld(
      database,
      lock,
      () => [Promise.all(running.map(start => start()))],
      async () => {
        expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      },
    );
    expect(outcomes.flat()).toHaveLength(5);
    expect(writer.surveys).toBe(0);
  });
});
