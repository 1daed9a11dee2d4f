import {
  type CallData,
  linkCalls,
  liveSettingsCalls,
  quotaProgressCalls,
  type Right,
  scrollCalls,
  scrollListCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { insertRecords } from '../testing/insert-records.ts';
import { findSight } from './record-range.repository.ts';
import { channelsOf, type RecordRange } from './record-range.ts';
import { seesAllRecords } from './visible-questionnaires.repository.ts';

const mail: RecordRange = { kind: 'channel', channels: ['Mail'] };
const old: RecordRange = { kind: 'label', labels: ['old'] };

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator, { sizeA: 5, sizeB: 7, whenFull: 'end' });
});
afterAll(() => test.close());

type Given = readonly (readonly [Right, RecordRange?])[];

async function buildReader(given: Given): Promise<TestPerson> {
  const person = await buildPerson(test.platform);
  for (const [right, range] of given) await giveRights(test.platform, person, survey.scrollId, [right], range);
  return person;
}

const cases: readonly (readonly [what: string, given: Given, sight: RecordRange])[] = [
  ['all of what is given on all', [['questionnaire.view'], ['records.view']], { kind: 'all' }],
  ['all of it without any record', [['questionnaire.view']], { kind: 'all' }],
  ['the range of the right itself', [['questionnaire.view', mail]], mail],
  ['the records that are seen, though the right is on all', [['questionnaire.view'], ['records.view', mail]], mail],
  ['the range of the right, though all records are seen', [['questionnaire.view', old], ['records.view']], old],
  [
    'one range that both have',
    [
      ['questionnaire.view', mail],
      ['records.view', mail],
    ],
    mail,
  ],
  [
    'what both ranges show',
    [
      ['questionnaire.view', old],
      ['records.view', mail],
    ],
    { kind: 'both', of: [old, mail] },
  ],
  ['nothing without the right', [['records.export']], { kind: 'nothing' }],
];

it.each(cases)('somebody may know by counts %s, and lists say the same', async (_what, given, sight) => {
  const reader = await buildReader(given);
  const { pool } = test.platform.database;
  const actor = { personId: reader.id };
  expect(await findSight(pool, actor, survey.scrollId, 'questionnaire.view')).toEqual(sight);
  const seesAll = seesAllRecords({ scrollId: '$2::text', person: '$1', right: 'questionnaire.view' });
  const { rows } = await pool.query(`select ${seesAll} as "seesAll"`, [reader.id, survey.scrollId]);
  expect(rows[0].seesAll).toBe(sight.kind === 'all');
});

it.each<[RecordRange, readonly string[] | undefined]>([
  [{ kind: 'all' }, undefined],
  [{ kind: 'nothing' }, []],
  [mail, ['Mail']],
  [old, undefined],
  [{ kind: 'any', of: [mail, { kind: 'channel', channels: ['Poster'] }] }, ['Mail', 'Poster']],
  [{ kind: 'any', of: [mail, old] }, undefined],
  [{ kind: 'both', of: [{ kind: 'channel', channels: ['Poster', 'Mail'] }, old, mail] }, ['Mail']],
  [{ kind: 'both', of: [old] }, undefined],
])('records of the range %j come through the channels %j', (range, channels) => {
  expect(channelsOf(range)).toEqual(channels);
});

describe('whoever may know of one channel', () => {
  let reader: TestPerson;
  beforeAll(async () => {
    const add = async (channel: string) =>
      (await test.call(linkCalls.create, { scrollId: survey.scrollId, channel }, asPerson(creator))).data as CallData<
        typeof linkCalls.create
      >;
    const [byMail, byPoster] = [await add('Mail'), await add('Poster')];
    await add('Radio');
    const submittedAt = '2026-03-02T08:00:00Z';
    await insertRecords(test, survey, [
      { channel: 'Mail', linkCode: byMail.linkCode, submittedAt },
      { channel: 'Poster', linkCode: byPoster.linkCode, submittedAt },
      // Before the link was moved to another channel.
      { channel: 'Mail', linkCode: byPoster.linkCode, submittedAt },
    ]);
    reader = await buildReader([['questionnaire.view'], ['links.view'], ['records.view', mail]]);
  });
  const ask = async <C extends Parameters<TestApp['call']>[0]>(call: C, person: TestPerson) =>
    (await test.call(call, { scrollId: survey.scrollId } as never, asPerson(person))).data as CallData<C>;

  it('sees the links of it with what came of it, and not how often they were opened', async () => {
    const shown = (await ask(linkCalls.list, reader)).map(({ channel, collected, views }) => [
      channel,
      collected,
      views,
    ]);
    expect(shown).toEqual([
      ['Mail', 1, null],
      ['Poster', 1, null],
    ]);
    expect(await ask(linkCalls.overview, reader)).toMatchObject({ collected: 2, views: null });
    expect(await ask(linkCalls.count, reader)).toEqual({ anonymous: 2, personal: null, identity: 0 });
    expect((await ask(linkCalls.list, creator)).map(({ collected }) => collected)).toEqual([0, 1, 2, 0]);
  });

  it('is told sizes of quotas and not how full they are', async () => {
    const cells = await ask(quotaProgressCalls.progress, reader);
    expect(cells.map(({ size, count }) => [size, count])).toEqual([
      [5, null],
      [7, null],
    ]);
    expect((await ask(quotaProgressCalls.progress, creator)).map(({ count }) => count)).toEqual([0, 0]);
  });

  it('is told the cap and not how many of its places are taken', async () => {
    const { pool } = test.platform.database;
    await pool.query('update live_survey set cap = 40, collected = 3 where scroll_id = $1', [survey.scrollId]);
    const shown = [
      await ask(liveSettingsCalls.getLiveSettings, reader),
      await ask(liveSettingsCalls.getLiveSettings, creator),
    ];
    expect(shown.map(({ cap, taken }) => [cap, taken])).toEqual([
      [40, null],
      [40, 3],
    ]);
  });

  it('finds no total in lists, nor in their order', async () => {
    const other = await buildSurvey(test, creator);
    await giveRights(test.platform, reader, other.scrollId, ['questionnaire.view']);
    const { pool } = test.platform.database;
    const orders = [];
    for (const collected of [0, 9]) {
      await pool.query('update live_survey set collected = $2 where scroll_id = $1', [survey.scrollId, collected]);
      await pool.query('update live_survey set collected = 5 where scroll_id = $1', [other.scrollId]);
      const query = { orderBy: 'collected', direction: 'desc' } as const;
      const { data } = await test.call(scrollListCalls.search, query, asPerson(reader));
      orders.push((data as CallData<typeof scrollListCalls.search>).rows.map(row => row.collected));
    }
    expect(orders).toEqual([
      [5, null],
      [5, null],
    ]);
    expect((await ask(scrollCalls.get, reader)).collected).toBeNull();
    expect((await ask(scrollCalls.get, creator)).collected).toBe(9);
  });
});
