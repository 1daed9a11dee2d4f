import {
  type Exhibit,
  type Figure,
  type Filter,
  type Lines,
  leafHeads,
  type RegionMap,
  type Table,
} from '@wenshu/analysis';
import {
  type CallData,
  errorCodes,
  linkCalls,
  progressCalls,
  questionCalls,
  recordGridCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  buildSurvey,
  choiceId,
  optionA,
  optionB,
  publishQuestionnaire,
  type TestSurvey,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { insertRecords } from '../../../testing/insert-records.ts';
import { buildReward, TestRespondent } from '../../../testing/rewards/build-reward.ts';

type Progress = CallData<typeof progressCalls.read>;

let test: TestApp;
let creator: TestPerson;

beforeAll(async () => {
  // Monday, the second of March 2026, four in the afternoon in Shanghai.
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  // The first look makes the columnar copy.
  await read((await buildSurvey(test, creator)).scrollId);
}, 120_000);
afterAll(() => test.close());

const read = async (scrollId: string, input: object = {}, person = creator, lang: 'zh' | 'en' = 'en') => {
  const answer = await test.call(progressCalls.read, { scrollId, ...input } as never, { ...asPerson(person), lang });
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as Progress;
};
const exhibit = <Kind extends Exhibit>({ exhibits }: Progress, id: string) =>
  (exhibits as readonly object[] as readonly Exhibit[]).find(one => one.id === id) as Kind;
/** Each line's words with its values. */
const linesOf = ({ rows, cells }: Table) =>
  Object.fromEntries(
    leafHeads(rows).map(({ head }, line) => [head.text, cells[line]!.map(({ values, text }) => text ?? values[0])]),
  );
const lines = (progress: Progress, id: string) => linesOf(exhibit<Table>(progress, id));

/** How many records the raw data has behind a number. */
async function behind(scrollId: string, table: Table, line: string, column: string): Promise<number> {
  const row = leafHeads(table.rows).find(({ head }) => head.text === line)!.head;
  const { drill } = leafHeads(table.columns).find(({ head }) => head.text === column)!.head;
  const parts = [row.drill!, drill!].flatMap((one: Filter) => ('all' in one ? one.all : [one]));
  const filter = parts.length > 0 ? { filter: { all: parts } as never } : {};
  const answer = await test.call(recordGridCalls.query, { scrollId, columns: [], ...filter }, asPerson(creator));
  return (answer.data as CallData<typeof recordGridCalls.query>).total;
}

const today = (time: string) => `2026-03-02T${time}+08:00`;
const yesterday = (time: string) => `2026-03-01T${time}+08:00`;

describe('the progress of a survey', () => {
  let survey: TestSurvey;
  beforeAll(async () => {
    survey = await buildSurvey(test, creator);
    await insertRecords(test, survey, [
      // Today five complete ones, of 10, 20, 30, 40 and 90 seconds; the first is of the first second of the day.
      ...[10, 20, 30, 40].map((seconds, at) => ({ submittedAt: today(`0${at}:00:00`), seconds, channel: 'web' })),
      { submittedAt: today('15:59:59'), seconds: 90 },
      { status: 3, submittedAt: today('09:00:00') },
      { status: 4, submittedAt: today('09:30:00') },
      { status: 5, submittedAt: today('09:45:00') },
      { status: 1, startedAt: today('10:00:00') },
      { submittedAt: today('11:00:00'), setAside: 'invalid' },
      { submittedAt: today('11:30:00'), setAside: 'deleted' },
      // Yesterday two: one in its last second, one that was begun the day before.
      { submittedAt: yesterday('23:59:59'), seconds: 50 },
      { startedAt: '2026-02-28T22:00:00+08:00', submittedAt: yesterday('00:00:00'), seconds: 70 },
      { status: 1, startedAt: yesterday('12:00:00') },
      // Long ago.
      { submittedAt: '2026-01-05T12:00:00+08:00', seconds: 600 },
    ]);
    await test.platform.database.pool.query('update survey_link set views = 40 where scroll_id = $1', [
      survey.scrollId,
    ]);
  });

  it('counts by what has become of records, so far, today and yesterday, with rates and the median time (S2.47)', async () => {
    const progress = await read(survey.scrollId);
    expect(lines(progress, 'totals')).toEqual({
      'Success samples': [8, 5, 2],
      'Screened out': [1, 1, 0],
      'Quota full': [2, 2, 0],
      'Not finished': [2, 1, 1],
      Invalid: [1, 1, 0],
      Total: [14, 10, 3],
      Views: [40, null, null],
      // 8 of 40 views.
      'Response rate': [20, null, null],
      'Screen-out rate': [100 / 11, 12.5, 0],
      'Quota-full rate': [200 / 11, 25, 0],
      // 2 unfinished beside 11 submitted; 1 beside 8; 1 beside 2.
      'Abandon rate': [200 / 13, 100 / 9, 100 / 3],
      // 10 20 30 40 50 70 90 600; 10 20 30 40 90; 50 70.
      'Median time': [45, 30, 60],
    });
    expect(progress).toMatchObject({ today: '2026-03-02', hasRecords: true, isWhole: true });
    expect(exhibit<Figure>(progress, 'figure:today')).toMatchObject({ value: 5, before: { value: 2 } });
  });

  it('tells a trend by days with empty ones as 0, the last seven when nothing else is asked for (S2.47, S9.32)', async () => {
    const progress = await read(survey.scrollId);
    expect(progress).toMatchObject({ from: '2026-02-24', to: '2026-03-02', by: 'day' });
    const trend = exhibit<Lines>(progress, 'trend');
    expect(trend.x).toEqual({ of: 'category', names: ['02-24', '02-25', '02-26', '02-27', '02-28', '03-01', '03-02'] });
    const complete = trend.series.find(({ id }) => id === 'complete')!;
    expect(complete.values).toEqual([0, 0, 0, 0, 0, 2, 5]);
    expect(lines(progress, 'trend:table')).toMatchObject({
      '02-28': [0, 0, 0, 0, 0, 0],
      '03-01': [2, 0, 0, 1, 0, 3],
      '03-02': [5, 1, 2, 1, 1, 10],
    });
  });

  it('tells yesterday by hours, at a click (S9.32, S9.33)', async () => {
    const progress = await read(survey.scrollId, { window: 'yesterday' });
    expect(progress).toMatchObject({ from: '2026-03-01', to: '2026-03-01', by: 'hour' });
    const complete = exhibit<Lines>(progress, 'trend').series.find(({ id }) => id === 'complete')!;
    expect(complete.values).toHaveLength(24);
    expect([complete.values[0], complete.values[23]]).toEqual([1, 1]);
    expect(exhibit<Lines>(progress, 'trend').series.find(({ id }) => id === 'incomplete')!.values[12]).toBe(1);
  });

  it('tells weeks from Monday, months, quarters and years (S9.33)', async () => {
    const days = { from: '2026-01-05', to: '2026-03-02' };
    const values = async (by: string) =>
      exhibit<Lines>(await read(survey.scrollId, { ...days, by }), 'trend').series.find(({ id }) => id === 'complete')!
        .values;
    expect(await values('week')).toEqual([1, 0, 0, 0, 0, 0, 0, 2, 5]);
    expect(await values('month')).toEqual([1, 0, 7]);
    expect(await values('quarter')).toEqual([8]);
    expect(await values('year')).toEqual([8]);
  });

  it.each([
    ['hour', '2026-03-01', '2026-03-02'],
    ['day', '2025-12-01', '2026-03-02'],
    ['week', '2025-03-02', '2026-03-02'],
    ['month', '2025-03-02', '2026-03-02'],
    ['quarter', '2025-03-02', '2026-03-02'],
    ['year', '2021-03-02', '2026-03-02'],
    [undefined, '2010-01-01', '2026-03-02'],
    ['day', '2026-03-02', '2026-03-01'],
  ])('refuses what is too long or backwards: by %s from %s to %s (S9.16)', async (by, from, to) => {
    const input = { scrollId: survey.scrollId, from, to, ...(by && { by }) };
    const answer = await test.call(progressCalls.read, input as never, asPerson(creator));
    expect(answer.code).toBe(errorCodes.windowNotUsable.code);
  });

  it('opens the records behind its numbers: every count of the trend, by days and by hours, and of the totals', async () => {
    const { scrollId } = survey;
    const byDay = exhibit<Table>(await read(scrollId), 'trend:table');
    const byHour = exhibit<Table>(await read(scrollId, { window: 'today' }), 'trend:table');
    const totals = exhibit<Table>(await read(scrollId), 'totals');
    for (const [table, line, column, count] of [
      [byDay, '03-02', 'Success samples', 5],
      [byDay, '03-02', 'Total', 10],
      [byDay, '03-01', 'Not finished', 1],
      [byHour, '09:00', 'Quota full', 2],
      [byHour, '15:00', 'Success samples', 1],
      [totals, 'Success samples', 'So far', 8],
      [totals, 'Invalid', 'Today', 1],
      [totals, 'Not finished', 'Yesterday', 1],
      [totals, 'Total', 'So far', 14],
    ] as const)
      expect([line, column, await behind(scrollId, table, line, column)]).toEqual([line, column, count]);
  });

  it('speaks the reader’s language', async () => {
    const progress = await read(survey.scrollId, {}, creator, 'zh');
    expect(lines(progress, 'totals')).toMatchObject({ 成功样本: [8, 5, 2], 中途放弃率: [200 / 13, 100 / 9, 100 / 3] });
  });

  it('shows a reader what lies in their range, and neither views nor quotas nor alerts of the rest', async () => {
    const reader = await buildPerson(test.platform);
    await giveRights(test.platform, reader, survey.scrollId, ['questionnaire.view']);
    await giveRights(test.platform, reader, survey.scrollId, ['records.view'], { kind: 'channel', channels: ['web'] });
    const progress = await read(survey.scrollId, {}, reader);
    expect(lines(progress, 'totals')).toMatchObject({ 'Success samples': [4, 4, 0], Total: [4, 4, 0] });
    expect(Object.keys(lines(progress, 'totals'))).not.toContain('Views');
    expect(lines(progress, 'link')).toEqual({ [survey.linkCode]: [4, 0, 0, 0, 0, 4, 0] });
    expect(progress).toMatchObject({ isWhole: false, rules: [], alerts: [] });
    expect(exhibit(progress, 'quotas')).toBeUndefined();
    expect(exhibit<Figure>(progress, 'figure:response').value).toBeNull();
  });

  it('is for whoever may watch it, also without the raw data, and for nobody else (P6.21)', async () => {
    const member = await buildPerson(test.platform);
    await giveRights(test.platform, member, survey.scrollId, ['progress.view']);
    expect((await read(survey.scrollId, {}, member)).isWhole).toBe(true);
    const [reader, stranger] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    await giveRights(test.platform, reader, survey.scrollId, ['questionnaire.view']);
    for (const refused of [reader, stranger]) {
      const answer = await test.call(progressCalls.read, { scrollId: survey.scrollId }, asPerson(refused));
      expect(answer.code).toBe(errorCodes.noPermission.code);
    }
  });
});

describe('where clocks are changed', () => {
  it('a day has as many hours as it has, and its records are in them (S9.33)', async () => {
    const survey = await buildSurvey(test, creator);
    await test.platform.database.pool.query('update live_survey set time_zone = $2 where scroll_id = $1', [
      survey.scrollId,
      'Europe/Berlin',
    ]);
    await insertRecords(test, survey, [
      // Clocks go from 03:00 back to 02:00: an hour before that, half an hour before and half an hour after.
      { submittedAt: '2025-10-25T23:30:00Z' },
      { submittedAt: '2025-10-26T00:30:00Z' },
      { submittedAt: '2025-10-26T01:30:00Z' },
      { submittedAt: '2025-10-26T02:30:00Z' },
      // The last and the first second around a day of 23 hours.
      { submittedAt: '2025-03-30T21:59:59Z' },
      { submittedAt: '2025-03-30T22:00:00Z' },
    ]);
    const values = async (from: string, to: string, by: string) => {
      const { x, series } = exhibit<Lines>(await read(survey.scrollId, { from, to, by }), 'trend');
      const names = x.of === 'category' ? x.names : [];
      return Object.fromEntries(names.map((name, at) => [name, series[0]!.values[at]]));
    };
    const autumn = await values('2025-10-26', '2025-10-26', 'hour');
    expect(Object.keys(autumn)).toHaveLength(24);
    expect(autumn).toMatchObject({ '01:00': 1, '02:00': 2, '03:00': 1 });
    expect(Object.keys(await values('2025-03-30', '2025-03-30', 'hour'))).not.toContain('02:00');
    expect(await values('2025-03-30', '2025-03-31', 'day')).toEqual({ '03-30': 1, '03-31': 1 });
  });
});

describe('where answers come from', () => {
  it('is told by channel, link with its views, device and region, and each number opens its records', async () => {
    const survey = await buildSurvey(test, creator);
    const { scrollId, linkCode } = survey;
    const second = (
      (await test.call(linkCalls.create, { scrollId, name: 'Poster' }, asPerson(creator))).data as { linkCode: string }
    ).linkCode;
    const submittedAt = today('10:00:00');
    const south = { nation: '中国', province: '广东省', regionCode: '440300' };
    await insertRecords(test, survey, [
      { submittedAt, channel: 'web', terminal: 'mobile', ...south, city: '深圳市' },
      { submittedAt, channel: 'web', terminal: 'mobile', ...south, city: '广州市', regionCode: '440100' },
      { submittedAt, status: 3, channel: 'web', terminal: 'desktop', ...south, city: '深圳市' },
      { submittedAt, terminal: 'desktop', nation: '中国', province: '北京市', city: '北京市', regionCode: '110000' },
      { submittedAt, linkCode: 'secretcode', entrance: 'personal' },
      { status: 1, startedAt: submittedAt, channel: 'web' },
    ]);
    await test.platform.database.pool.query('update survey_link set views = 7 where link_code = $1', [second]);
    const progress = await read(scrollId);
    // Complete, screened out, quota full, not finished, invalid, total, abandon rate.
    expect(lines(progress, 'channel')).toEqual({
      web: [2, 1, 0, 1, 0, 4, 25],
      'No channel': [2, 0, 0, 0, 0, 2, 0],
    });
    expect(lines(progress, 'link')).toEqual({
      [linkCode]: [3, 1, 0, 1, 0, 5, 20, 0],
      Poster: [0, 0, 0, 0, 0, 0, null, 7],
      'One-to-one links': [1, 0, 0, 0, 0, 1, 0, 0],
    });
    expect(lines(progress, 'terminal')).toEqual({
      Phone: [2, 0, 0, 0, 0, 2, 0],
      Computer: [1, 1, 0, 0, 0, 2, 0],
      'Unknown device': [1, 0, 0, 1, 0, 2, 50],
    });
    expect(lines(progress, 'province')).toMatchObject({ 广东省: [2, 1, 0, 0, 0, 3, 0], 北京市: [1, 0, 0, 0, 0, 1, 0] });
    expect(lines(progress, 'city')).toEqual({
      '广东省 · 深圳市': [1, 1, 0, 0, 0, 2, 0],
      '广东省 · 广州市': [1, 0, 0, 0, 0, 1, 0],
      北京市: [1, 0, 0, 0, 0, 1, 0],
    });
    expect(exhibit<RegionMap>(progress, 'map').areas).toMatchObject([
      { code: '440000', name: '广东省', value: 2 },
      { code: '110000', name: '北京市', value: 1 },
    ]);
    for (const [id, line, column, count] of [
      ['channel', 'No channel', 'Success samples', 2],
      ['channel', 'web', 'Total', 4],
      ['link', 'One-to-one links', 'Success samples', 1],
      ['link', linkCode, 'Not finished', 1],
      ['province', '广东省', 'Screened out', 1],
      ['city', '广东省 · 深圳市', 'Total', 2],
      ['terminal', 'Unknown device', 'Total', 2],
    ] as const)
      expect([id, line, await behind(scrollId, exhibit<Table>(progress, id), line, column)]).toEqual([id, line, count]);
    expect(JSON.stringify(progress)).not.toContain('secretcode');
  });

  it('has a last line for what is too much to read', async () => {
    const survey = await buildSurvey(test, creator);
    const records = Array.from({ length: 60 }, (_, at) => ({ submittedAt: today('10:00:00'), channel: `c${at}` }));
    await insertRecords(test, survey, [...records, { submittedAt: today('10:00:00'), channel: 'c59' }]);
    const { rows, cells } = exhibit<Table>(await read(survey.scrollId), 'channel');
    expect(rows).toHaveLength(51);
    expect(rows[0]).toMatchObject({ text: 'c59' });
    expect(rows.at(-1)).toEqual({ id: 'rest', text: 'Others (10)', role: 'category' });
    expect(cells.at(-1)![0]!.values).toEqual([10]);
  });
});

describe('where people leave', () => {
  it('is told by page and by the last question that was answered on it', async () => {
    const { scrollId, groupId } = await buildQuestionnaire(test, creator);
    const add = (question: object) =>
      test.call(questionCalls.addTopQuestion, { scrollId, groupId, ...question } as never, asPerson(creator));
    await add({ questionId: 'break00001', order: 'zc', type: 'page-break', seqName: 'P1', title: { text: '' } });
    await add({ questionId: 'last000001', order: 'zd', type: 'fill-in', seqName: 'Q4', title: { text: 'Else?' } });
    const survey = await publishQuestionnaire(test, creator, scrollId);
    const startedAt = today('10:00:00');
    const open = { status: 1, startedAt };
    const choice = { [choiceId]: { item: optionA } };
    await insertRecords(test, survey, [
      { ...open, pageAt: choiceId },
      { ...open, pageAt: choiceId, answers: choice },
      { ...open, pageAt: choiceId, answers: choice },
      { ...open, pageAt: choiceId, answers: { ...choice, [textId]: 'because' } },
      { ...open, pageAt: 'last000001', answers: choice },
      { ...open, pageAt: 'gone000001' },
      { ...open },
      { submittedAt: today('11:00:00'), pageAt: 'last000001', answers: choice },
      { submittedAt: today('11:00:00'), answers: choice },
      { submittedAt: today('11:00:00'), answers: choice },
    ]);
    const progress = await read(scrollId);
    const table = exhibit<Table>(progress, 'leaving');
    // Of 7 unfinished, and of 10 who began.
    expect(linesOf(table)).toEqual({
      'Before the first page was turned': [1, 100 / 7, 10],
      'Whole page': [4, 400 / 7, 40],
      'Nothing answered on it': [1, 100 / 7, 10],
      'Answered up to Q1': [2, 200 / 7, 20],
      'Answered up to Q2': [1, 100 / 7, 10],
      'Page 2 (from Q4)': [1, 100 / 7, 10],
      'Pages that are no longer there': [1, 100 / 7, 10],
    });
    expect(table.rows[1]).toMatchObject({ text: 'Page 1 (from Q1)', role: 'group' });
    for (const [line, count] of [
      ['Whole page', 4],
      ['Answered up to Q1', 2],
      ['Nothing answered on it', 1],
      ['Page 2 (from Q4)', 1],
      ['Before the first page was turned', 1],
    ] as const)
      expect([line, await behind(scrollId, table, line, 'Left here')]).toEqual([line, count]);
  });
});

describe('quotas', () => {
  it('are told with what came lately and when they will be full at that pace', async () => {
    const survey = await buildSurvey(test, creator, { sizeA: 20, sizeB: 4, whenFull: 'end' });
    const { scrollId } = survey;
    const of = (option: string, submittedAt: string) => ({ submittedAt, answers: { [choiceId]: { item: option } } });
    // Six A in the last seven days, all since the 26th of February; it began before.
    await insertRecords(test, survey, [
      of(optionA, '2026-02-01T12:00:00+08:00'),
      ...Array.from({ length: 6 }, () => of(optionA, '2026-02-26T12:00:00+08:00')),
      ...Array.from({ length: 4 }, () => of(optionB, today('08:00:00'))),
    ]);
    const { pool } = test.platform.database;
    await pool.query(
      `update quota_cell set count = case cell_id when 'cellA00001' then 7 else 4 end where scroll_id = $1`,
      [scrollId],
    );
    await pool.query('update live_survey set cap = 100, collected = 11 where scroll_id = $1', [scrollId]);
    const progress = await read(scrollId);
    const table = exhibit<Table>(progress, 'quotas');
    // Six days and 16 hours: 6.67 days. A: 13 left, 6 in that time: 15 days. All: 89 left, 10 in that time: 60 days.
    expect(linesOf(table)).toEqual({
      'All success samples': [100, 11, 11, 10, 'about 2026-05-01'],
      Yes: [20, 7, 35, 6, 'about 2026-03-17'],
      No: [4, 4, 100, 4, 'Full'],
    });
    expect(await behind(scrollId, table, 'Yes', 'Collected')).toBe(7);
    expect(await behind(scrollId, table, 'Yes', 'Last 7 days')).toBe(6);
  });

  it('without a pace are not foretold: "-"', async () => {
    const survey = await buildSurvey(test, creator, { sizeA: 20, sizeB: 0, whenFull: 'end' });
    const answers = { [choiceId]: { item: optionA } };
    await insertRecords(test, survey, [{ submittedAt: '2026-01-01T12:00:00+08:00', answers }]);
    await test.platform.database.pool.query(
      `update quota_cell set count = 1 where scroll_id = $1 and cell_id = 'cellA00001'`,
      [survey.scrollId],
    );
    expect(lines(await read(survey.scrollId), 'quotas')).toEqual({
      Yes: [20, 1, 5, 0, null],
      No: ['No limit', 0, null, 0, null],
    });
  });
});

describe('a questionnaire that nobody has answered', () => {
  it.each(['published', 'never published'])('that was %s has nought and "-", never NaN', async kind => {
    const { scrollId } =
      kind === 'published' ? await buildSurvey(test, creator) : await buildQuestionnaire(test, creator);
    const progress = await read(scrollId);
    expect(progress.hasRecords).toBe(false);
    expect(JSON.stringify(progress)).not.toMatch(/NaN|Infinity/);
    const totals = lines(progress, 'totals');
    expect(totals).toMatchObject({
      'Success samples': [0, 0, 0],
      Total: [0, 0, 0],
      'Abandon rate': [null, null, null],
      'Median time': [null, null, null],
      'Response rate': [null, null, null],
    });
    expect(exhibit<Lines>(progress, 'trend').series).toMatchObject([{ id: 'complete', values: [0, 0, 0, 0, 0, 0, 0] }]);
    expect(exhibit<Table>(progress, 'leaving').rows).toEqual([]);
  });
});

describe('what a survey gives', () => {
  it('stands in its progress, packet by packet, and for nobody who may not see it (S2.51)', async () => {
    const survey = await buildSurvey(test, creator);
    expect(exhibit(await read(survey.scrollId), 'rewards')).toBeUndefined();
    const loose = { perDevice: 0, perAddress: 0, holdsSuspicious: false };
    const rewardId = await buildReward(test, creator, survey, { ...loose, count: 4, eachFen: 250 });
    // What a link leads to is remembered for a second.
    test.clock.advanceSeconds(2);
    for (let turn = 0; turn < 3; turn++) {
      const somebody = new TestRespondent(test, survey);
      await somebody.answer();
      expect(await somebody.drawn()).toMatchObject({ outcome: 'paid' });
    }
    const table = exhibit<Table>(await read(survey.scrollId), 'rewards');
    expect(table.rows).toMatchObject([{ id: rewardId }]);
    // State, in all, received, on the way, held, not drawn, and yuan: three of four packets of 2.50.
    expect(linesOf(table)).toEqual({ 'Thank you (Fixed packets)': ['Being given out', 4, 3, 0, 0, 1, 7.5] });
    const reader = await buildPerson(test.platform);
    await giveRights(test.platform, reader, survey.scrollId, ['progress.view']);
    expect(exhibit(await read(survey.scrollId, {}, reader), 'rewards')).toBeUndefined();
  });
});
