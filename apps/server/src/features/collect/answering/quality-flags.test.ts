import { answerCalls, type CallData, designCalls, questionCalls, recordCalls } from '@wenshu/api-contract';
import { qualityFlags, writeSettings } from '@wenshu/survey-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listGroups } from '../../../../../../packages/analysis/test/plain-groups.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  buildSurvey,
  choiceId,
  optionA,
  optionB,
  publishQuestionnaire,
  sentAnswers,
  type TestSurvey,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import { openDataSet } from '../../findings/data-set/index.ts';

type One = CallData<typeof recordCalls.get>;
const gridId = 'grid000001';
const { tooFast, straightLine, sameDevice, sameAddress, trap } = qualityFlags;

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let turn = 0;
const newRecordId = () => `flags${String(++turn).padStart(15, '0')}`;
const as = () => asPerson(creator);

beforeAll(async () => {
  test = await buildTestApp();
}, 60_000);
beforeEach(async () => {
  // Answering takes its time, and a session ends meanwhile.
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});
afterAll(() => test.close());

const text = (words: string) => ({
  questionId: textId,
  topQuestionId: textId,
  itemId: '',
  answerValue: words,
  answerValueType: 0,
});
const choice = (option: string) => ({
  questionId: choiceId,
  topQuestionId: choiceId,
  itemId: option,
  answerValue: option,
  answerValueType: 1,
});
const row = (rowId: string, item: string) => ({
  questionId: rowId,
  topQuestionId: gridId,
  parentQuestionId: gridId,
  itemId: item,
  answerValue: item,
  answerValueType: 1,
});

interface Sent {
  readonly seconds?: number;
  readonly address?: string;
  readonly device?: string;
  readonly words?: string;
  readonly option?: string;
  readonly rows?: readonly object[];
}

/** Somebody answers: from a device and an address of their own, and with words of their own, where nothing else is said. */
async function answer({
  seconds = 0,
  address,
  device,
  words,
  option = optionA,
  rows = [],
}: Sent = {}): Promise<string> {
  const answerRecordId = newRecordId();
  const from = { remoteAddress: address ?? `10.1.${turn >> 8}.${turn & 255}` };
  const sent = {
    ...sentAnswers(survey, answerRecordId, option, {
      cookieId: device ?? `device${turn}`,
      deviceId: device ?? `device${turn}`,
    }),
    answerInfoList: [choice(option), text(words ?? `because ${turn}`), ...rows],
  };
  if (seconds > 0) {
    const saved = await test.call(answerCalls.submitAnswer, { ...sent, answerStatus: 1, saveSeq: 1 } as never, from);
    expect(saved.code).toBe('0000');
    test.clock.advanceSeconds(seconds);
  }
  const { code } = await test.call(answerCalls.submitAnswer, { ...sent, saveSeq: 2 } as never, from);
  expect(code).toBe('0000');
  return answerRecordId;
}

const one = async (answerRecordId: string) =>
  (await test.call(recordCalls.get, { scrollId: survey.scrollId, answerRecordId }, as())).data as One;
const flagsOf = async (...ids: readonly string[]) => {
  const { rows } = await test.platform.database.pool.query(
    'select answer_record_id as id, flags from answer_record where scroll_id = $1',
    [survey.scrollId],
  );
  return ids.map(id => rows.find(found => found.id === id).flags);
};
const change = async (call: 'markInvalid' | 'delete' | 'restore', ...answerRecordIds: string[]) => {
  const more = call === 'markInvalid' ? { reason: 'looked at' } : {};
  const input = { scrollId: survey.scrollId, answerRecordIds, ...more };
  expect((await test.call(recordCalls[call], input as never, as())).code).toBe('0000');
};

describe('too fast', () => {
  it('is judged once the 30th has come, then of all thirty: 29 s of 100 s are, exactly 30 % are not', async () => {
    const fast = await answer({ seconds: 29 });
    const atTheEdge = await answer({ seconds: 30 });
    for (let n = 0; n < 27; n++) await answer({ seconds: 100 });
    // 29 records: nobody knows what is usual.
    expect(await flagsOf(fast, atTheEdge)).toEqual([[], []]);
    const thirtieth = await answer({ seconds: 100 });
    expect(await flagsOf(fast, atTheEdge, thirtieth)).toEqual([[tooFast], [], []]);
    const late = await answer({ seconds: 29 });
    expect(await flagsOf(late)).toEqual([[tooFast]]);
    expect((await one(late)).flags).toEqual([
      { flag: 'tooFast', durationMs: 29_000, median: { ms: 100_000, samples: 31 } },
    ]);
  }, 120_000);

  it('follows the median both ways, so that two with the same time are never told apart', async () => {
    const slow = await answer({ seconds: 4 });
    for (let n = 0; n < 29; n++) await answer({ seconds: 10 });
    expect(await flagsOf(slow)).toEqual([[]]);
    // Of 60 the 30th took 10 s and the 31st 20 s: the median is 15 s, and 4 s are less than 4.5 s.
    for (let n = 0; n < 30; n++) await answer({ seconds: 20 });
    expect(await flagsOf(slow)).toEqual([[tooFast]]);
    expect((await one(slow)).flags).toEqual([
      { flag: 'tooFast', durationMs: 4_000, median: { ms: 15_000, samples: 60 } },
    ]);
    // Another of 10 s: the 31st of 61 took 10 s.
    await answer({ seconds: 10 });
    expect(await flagsOf(slow)).toEqual([[]]);
  }, 120_000);

  it('is judged of a record that somebody is writing to at that moment', async () => {
    const fast = await answer({ seconds: 29 });
    for (let n = 0; n < 28; n++) await answer({ seconds: 100 });
    const { pool } = test.platform.database;
    const writer = await pool.connect();
    await writer.query('begin');
    await writer.query(
      `update answer_record set memo = 'x', changed = pg_current_xact_id() where scroll_id = $1 and answer_record_id = $2`,
      [survey.scrollId, fast],
    );
    const thirtieth = answer({ seconds: 100 });
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    await writer.query('commit');
    writer.release();
    await thirtieth;
    expect(await flagsOf(fast)).toEqual([[tooFast]]);
  }, 120_000);

  it('does not count who is set aside, and forgets the measure below 30', async () => {
    const fast = await answer({ seconds: 10 });
    const others: string[] = [];
    for (let n = 0; n < 29; n++) others.push(await answer({ seconds: 100 }));
    expect(await flagsOf(fast)).toEqual([[tooFast]]);
    await change('markInvalid', others[0]!);
    expect(await flagsOf(fast)).toEqual([[]]);
    await change('restore', others[0]!);
    expect(await flagsOf(fast)).toEqual([[tooFast]]);
    // Set aside it keeps what it was flagged for, though without a measure there would be none.
    await change('delete', fast);
    expect(await flagsOf(fast)).toEqual([[tooFast]]);
    expect((await one(fast)).flags).toEqual([{ flag: 'tooFast', durationMs: 10_000, median: null }]);
    // Restored it is the 30th again.
    await change('restore', fast);
    expect(await flagsOf(fast)).toEqual([[tooFast]]);
    await change('delete', fast);
    await change('delete', ...others.slice(0, 5));
    await change('restore', fast);
    expect(await flagsOf(fast)).toEqual([[]]);
  }, 120_000);
});

describe('a straight line', () => {
  const rowIds = ['first00001', 'second0001', 'third00001', 'fourth0001', 'fifth00001'];
  beforeEach(async () => {
    const { scrollId, groupId } = await buildQuestionnaire(test, creator);
    const named = (ids: readonly string[], name: 'itemId' | 'rowId') =>
      ids.map((id, n) => ({ [name]: id, order: `a${n}`, title: { text: id } }));
    const added = await test.call(
      questionCalls.addTopQuestion,
      {
        scrollId,
        groupId,
        questionId: gridId,
        order: 'zz',
        type: 'matrix-single',
        seqName: 'Q4',
        title: { text: 'And the rest?' },
        items: named(['much000001', 'less000001'], 'itemId'),
        rows: named(rowIds, 'rowId'),
      } as never,
      as(),
    );
    expect(added.code).toBe('0000');
    survey = await publishQuestionnaire(test, creator, scrollId);
  });

  it('is five rows of a grid with one answer, and told by the question’s name; four answered rows are none', async () => {
    const line = await answer({ rows: rowIds.map(id => row(id, 'much000001')) });
    const four = await answer({ rows: rowIds.slice(1).map(id => row(id, 'much000001')) });
    const mixed = await answer({ rows: rowIds.map((id, n) => row(id, n === 4 ? 'less000001' : 'much000001')) });
    expect(await flagsOf(line, four, mixed)).toEqual([[straightLine], [], []]);
    expect((await one(line)).flags).toEqual([
      { flag: 'straightLine', grids: [{ seqName: 'Q4', title: 'And the rest?' }] },
    ]);
  });
});

describe('the same answers again', () => {
  const same = { words: 'because' };

  it('are flagged from the same device and from the same address; other answers, or nothing in common, are not', async () => {
    const first = await answer({ ...same, device: 'phone1', address: '10.9.0.1' });
    const device = await answer({ ...same, device: 'phone1', address: '10.9.0.2' });
    const address = await answer({ ...same, device: 'phone3', address: '10.9.0.1' });
    const both = await answer({ ...same, device: 'phone1', address: '10.9.0.1' });
    const otherWords = await answer({ words: 'because!', device: 'phone1', address: '10.9.0.1' });
    const nothing = await answer({ ...same, device: 'phone4', address: '10.9.0.4' });
    expect(await flagsOf(first, device, address, both, otherWords, nothing)).toEqual([
      ...[[], [sameDevice], [sameAddress], [sameDevice, sameAddress], [], []],
    ]);
    expect((await one(both)).flags).toEqual([
      { flag: 'sameDevice', like: { answerRecordId: first, serialNumber: 1 } },
      { flag: 'sameAddress', like: { answerRecordId: first, serialNumber: 1 } },
    ]);
  });

  it('are found within one group of submissions too', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => answer({ ...same, device: 'phone5' })));
    const flags = await flagsOf(...ids);
    expect(flags.filter(found => found.includes(sameDevice))).toHaveLength(7);
  });

  it('say nothing of a device that sends no id: a classroom shares an address and a browser', async () => {
    const [first, second] = [newRecordId(), newRecordId()];
    for (const id of [first, second])
      await test.call(answerCalls.submitAnswer, sentAnswers(survey, id, optionA), { remoteAddress: '10.9.1.1' });
    expect(await flagsOf(first, second)).toEqual([[], [sameAddress]]);
  });

  it('make a twin of no other survey’s records', async () => {
    await answer({ ...same, device: 'phone6', address: '10.9.2.1' });
    survey = await buildSurvey(test, creator);
    expect(await flagsOf(await answer({ ...same, device: 'phone6', address: '10.9.2.1' }))).toEqual([[]]);
  });

  it('leave the second unflagged when the first is set aside, and flag it again when that is restored', async () => {
    const sent = { ...same, device: 'phone7' };
    const [first, second, third] = [await answer(sent), await answer(sent), await answer(sent)];
    await change('delete', first);
    expect(await flagsOf(first, second, third)).toEqual([[], [], [sameDevice]]);
    expect((await one(third)).flags).toEqual([
      { flag: 'sameDevice', like: { answerRecordId: second, serialNumber: 2 } },
    ]);
    await change('restore', first);
    expect(await flagsOf(first, second, third)).toEqual([[], [sameDevice], [sameDevice]]);
    // Both at once: the last one is alone.
    await change('markInvalid', first, second);
    expect(await flagsOf(first, second, third)).toEqual([[], [sameDevice], []]);
    expect((await one(second)).flags).toEqual([{ flag: 'sameDevice', like: null }]);
    await change('delete', first, second);
    await change('restore', second);
    expect(await flagsOf(first, second, third)).toEqual([[], [], [sameDevice]]);
    await change('restore', first);
    expect(await flagsOf(first, second, third)).toEqual([[], [sameDevice], [sameDevice]]);
  });

  it('are judged anew when somebody who was held gets a place: the number is the older one', async () => {
    survey = await buildSurvey(test, creator, { sizeA: 0, sizeB: 1, whenFull: 'hold' });
    const taker = await answer({ option: optionB });
    const sent = { ...same, option: optionB, device: 'phone8' };
    const held = await answer(sent);
    expect(await flagsOf(held)).toEqual([null]);
    await change('delete', taker);
    const later = await answer(sent);
    // The place was the later one's; it is given back, and whoever was held submits again.
    expect(await flagsOf(later)).toEqual([[]]);
    await change('markInvalid', later);
    const again = { ...sentAnswers(survey, held, optionB, { cookieId: 'phone8', deviceId: 'phone8' }), saveSeq: 3 };
    await test.call(answerCalls.submitAnswer, {
      ...again,
      answerInfoList: [choice(optionB), text('because')],
    } as never);
    expect(await flagsOf(held, later)).toEqual([[], []]);
    await test.call(
      recordCalls.restore,
      { scrollId: survey.scrollId, answerRecordIds: [later], mayGoOver: true } as never,
      as(),
    );
    expect(await flagsOf(held, later)).toEqual([[], [sameDevice]]);
  });

  it('that leave everything blank are no answers', async () => {
    const { scrollId } = await buildQuestionnaire(test, creator);
    await test.call(
      designCalls.updateSettings,
      { scrollId, questionId: choiceId, settings: writeSettings({ required: false }) } as never,
      as(),
    );
    survey = await publishQuestionnaire(test, creator, scrollId);
    const ids = [newRecordId(), newRecordId()];
    for (const id of ids) {
      const sent = { ...sentAnswers(survey, id, optionA, { deviceId: 'phone9' }), answerInfoList: [] };
      expect((await test.call(answerCalls.submitAnswer, sent)).code).toBe('0000');
    }
    expect(await flagsOf(...ids)).toEqual([[], []]);
  });
});

it('flags a failed attention check, and an unfinished record has no flags at all', async () => {
  const { scrollId } = await buildQuestionnaire(test, creator);
  const set = (more: object) =>
    test.call(designCalls.updateSettings, { scrollId, questionId: choiceId, ...more } as never, as());
  await set({ settings: writeSettings({ isTrap: true }) });
  await set({ itemId: optionA, settings: writeSettings({ isTrapAnswer: true }) });
  survey = await publishQuestionnaire(test, creator, scrollId);
  const [passed, failed] = [await answer(), await answer({ option: optionB })];
  expect(await flagsOf(passed, failed)).toEqual([[], [trap]]);
  expect((await one(failed)).flags).toEqual([{ flag: 'trap', failed: 1 }]);
  const open = newRecordId();
  const sent = sentAnswers(survey, open, optionB, { answerStatus: 1, cookieId: 'open', saveSeq: 1 });
  await test.call(answerCalls.submitAnswer, sent);
  expect(await flagsOf(open)).toEqual([null]);
});

it('is a variable of the data: counted, filtered alike in memory, in the copy and in the grid, and a column of files', async () => {
  const sent = { words: 'because', device: 'phone10' };
  const [first, second] = [await answer(sent), await answer(sent)];
  const dataSet = openDataSet(test.platform, { scrollId: survey.scrollId, range: undefined });
  const variable = 'fact:flags';
  const { groups } = await dataSet.ask({ kind: 'count', by: [{ variable }] });
  expect(listGroups(groups).map(({ by, count }) => [by[0], count])).toEqual(
    expect.arrayContaining([
      [[], 1],
      [[sameDevice], 1],
    ]),
  );
  const filter = { variable, test: 'choice', is: 'any-of', codes: [sameDevice] } as never;
  const { rows, generation } = await dataSet.ask({ kind: 'order', sort: [], filter });
  const { ids } = await dataSet.ask({ kind: 'ids', generation, rows: [...rows], filter });
  expect(ids).toEqual([second]);
  // The copy follows when a record's flag changes because another one is set aside.
  await change('delete', first);
  expect((await dataSet.ask({ kind: 'order', sort: [], filter })).rows).toHaveLength(0);
  await change('restore', first);
  const words = await exportedFile(test, creator, { scrollId: survey.scrollId, format: 'csv', sets: 'cell' } as never);
  expect(words.text).toContain('Same answers from same device');
  const columns = await exportedFile(test, creator, {
    scrollId: survey.scrollId,
    format: 'csv',
    sets: 'columns',
  } as never);
  expect(columns.text).toContain('Quality flags: Same answers from same device');
}, 60_000);
