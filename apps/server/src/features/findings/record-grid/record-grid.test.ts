import { answerCalls, type CallData, type CallRequest, recordCalls, recordGridCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  buildSurvey,
  choiceId,
  optionA,
  optionB,
  sentAnswers,
  type TestSurvey,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildMixedSurvey, drinkCodes, drinkId, type MixedSurvey } from '../../../testing/mixed-survey.ts';
import { openDataSet } from '../data-set/index.ts';
import { KeptOrders } from './kept-orders.ts';
import { queryRecords } from './query-records.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
const words = ['张三喝咖啡', '阿姨不喝', 'Bitter', '李四', '王五', 'bitter again', '=1+1'];
const ids = words.map((_word, place) => `grid${String(place).padStart(16, '0')}`);

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
  for (const [place, text] of words.entries()) await submit(ids[place]!, place % 2 === 0 ? optionA : optionB, text);
}, 180_000);
afterAll(() => test.close());

async function submit(id: string, option: string, text: string): Promise<void> {
  const sent = sentAnswers(survey, id, option);
  const own = { questionId: textId, topQuestionId: textId, itemId: '', answerValue: text, answerValueType: 0 as const };
  sent.answerInfoList.push(own as never);
  expect((await test.call(answerCalls.submitAnswer, sent)).code).toBe('0000');
}

type Query = CallRequest<typeof recordGridCalls.query>;
const query = async (input: Partial<Query> = {}, person = creator) => {
  const asked = { scrollId: survey.scrollId, columns: ['fact:serial', textId], ...input } as Query;
  const answer = await test.call(recordGridCalls.query, asked, asPerson(person));
  expect(answer.code).toBe('0000');
  return answer.data as CallData<typeof recordGridCalls.query>;
};
const textsOf = ({ items }: CallData<typeof recordGridCalls.query>) => items.map(({ values }) => values[1]);
const serialsOf = ({ items }: CallData<typeof recordGridCalls.query>) => items.map(({ values }) => values[0]);

describe('the rows of a grid', () => {
  it('come newest first, as values of the columns that are asked for', async () => {
    const page = await query({ columns: ['fact:serial', choiceId, 'fact:status', 'nowhere'], count: 2 });
    expect(page.total).toBe(7);
    expect(page.items).toEqual([
      { answerRecordId: ids[6], values: [7, 1, 2, null] },
      { answerRecordId: ids[5], values: [6, 2, 2, null] },
    ]);
  });

  it('have the values that one record has by itself, for whatever variable (S2.11)', async () => {
    const [first] = (await query({ columns: ['fact:serial', choiceId, textId, 'fact:status'], count: 1 })).items;
    const asked = { scrollId: survey.scrollId, answerRecordId: first!.answerRecordId };
    const { row } = (await test.call(recordCalls.get, asked, asPerson(creator))).data as CallData<
      typeof recordCalls.get
    >;
    expect([row['fact:serial'], row[choiceId], row[textId], row['fact:status']]).toEqual(first!.values);
  });

  it('stay where they are while others come, as long as the order is named', async () => {
    const first = await query({ count: 3 });
    await submit('gridlate00000001', optionA, 'late');
    const second = await query({ from: 3, count: 3, order: first.order });
    expect([...serialsOf(first), ...serialsOf(second)]).toEqual([7, 6, 5, 4, 3, 2]);
    expect(second.order).toBe(first.order);
    expect((await query({ count: 1 })).total).toBe(8);
    const remove = { scrollId: survey.scrollId, answerRecordIds: ['gridlate00000001'] };
    await test.call(recordCalls.delete, remove, asPerson(creator));
  });

  it('begin with the first ones while the rest is put in order, which is of the same records or of another order', async () => {
    const { scrollId } = survey;
    const own = openDataSet(test.platform, { scrollId, range: undefined });
    let comes: (() => Promise<unknown>) | undefined;
    const dataSet = {
      ...own,
      // Before the rest is asked for, which names the moment of the first rows.
      askTogether: async (...asked: Parameters<typeof own.askTogether>) => {
        if (asked[1].moment !== undefined) await comes?.();
        return own.askTogether(...asked);
      },
    };
    const orders = new KeptOrders({ headRows: 3 });
    const sort = [{ variable: 'fact:serial' }];
    const asked = { scrollId, columns: ['fact:serial'], sort, search: '', list: 'all' as const, from: 0, count: 3 };
    const top = await queryRecords(dataSet, orders, asked);
    expect([top.total, serialsOf(top)]).toEqual([7, [1, 2, 3]]);
    const rest = await queryRecords(dataSet, orders, { ...asked, from: 2, count: 5, order: top.order });
    expect([rest.total, rest.order, serialsOf(rest)]).toEqual([7, top.order, [3, 4, 5, 6, 7]]);
    expect(serialsOf(await queryRecords(dataSet, orders, { ...asked, from: 5 }))).toEqual([6, 7]);

    comes = async () => {
      comes = undefined;
      await submit('gridlate00000002', optionA, 'late');
      await own.ask({ kind: 'count', by: [] });
    };
    const again = await queryRecords(dataSet, orders, asked);
    expect([again.total, serialsOf(again)]).toEqual([7, [1, 2, 3]]);
    const moved = await queryRecords(dataSet, orders, { ...asked, from: 5, order: again.order });
    expect([moved.total, serialsOf(moved)]).toEqual([8, [6, 7, expect.any(Number)]]);
    expect(moved.order).not.toBe(again.order);
    const remove = { scrollId, answerRecordIds: ['gridlate00000002'] };
    await test.call(recordCalls.delete, remove, asPerson(creator));
  });

  it('are given up when nobody waits for them any more', async () => {
    const { scrollId } = survey;
    const dataSet = openDataSet(test.platform, { scrollId, range: undefined });
    const asked = { scrollId, columns: ['fact:serial'], sort: [], list: 'all' as const, from: 0, count: 3 };
    for (const search of ['', 'bitter']) {
      const given = queryRecords(dataSet, new KeptOrders(), { ...asked, search }, AbortSignal.abort());
      await expect(given).rejects.toMatchObject({ errorName: 'analysisCancelled' });
    }
  });

  it('are sorted by numbers and by texts, Chinese by pinyin where asked', async () => {
    const sorted = async (sort: Query['sort']) => textsOf(await query({ sort }));
    expect(await sorted([{ variable: 'fact:serial' }])).toEqual(words);
    expect(await sorted([{ variable: textId }])).toEqual([
      ...['=1+1', 'Bitter', 'bitter again', '张三喝咖啡', '李四', '王五', '阿姨不喝'],
    ]);
    const byPinyin = await sorted([{ variable: textId, isByPinyin: true }]);
    expect(byPinyin.filter(text => /[\u4e00-\u9fff]/.test(text as string))).toEqual([
      ...['阿姨不喝', '李四', '王五', '张三喝咖啡'],
    ]);
  });

  it('are found by texts, by the words of a choice and by their number', async () => {
    const found = async (search: string) => serialsOf(await query({ search, sort: [{ variable: 'fact:serial' }] }));
    expect(await found('BITTER')).toEqual([3, 6]);
    expect(await found(' 喝')).toEqual([1, 2]);
    expect(await found('yes')).toEqual([1, 3, 5, 7]);
    expect(await found('4')).toEqual([4]);
    expect(await found('nothing like it')).toEqual([]);
  });

  it('are filtered, and what cannot be asked is refused', async () => {
    const filter = { test: 'choice', variable: choiceId, is: 'any-of', codes: [2] } as never;
    expect(serialsOf(await query({ filter }))).toEqual([6, 4, 2]);
    const bad = { scrollId: survey.scrollId, columns: [], filter: { test: 'sql' } as never };
    expect((await test.call(recordGridCalls.query, bad, asPerson(creator))).code).toBe('9606');
    const sort = [{ variable: choiceId }, { variable: 'nowhere' }];
    const unknown = { scrollId: survey.scrollId, columns: [], sort };
    expect((await test.call(recordGridCalls.query, unknown, asPerson(creator))).code).toBe('9606');
  });

  it('show in each list what belongs there', async () => {
    const act = (call: 'markInvalid' | 'delete', id: string) =>
      test.call(
        recordCalls[call],
        { scrollId: survey.scrollId, answerRecordIds: [id], ...(call === 'markInvalid' && { reason: 'x' }) } as never,
        asPerson(creator),
      );
    await act('markInvalid', ids[0]!);
    await act('delete', ids[1]!);
    const serials = async (list: Query['list']) =>
      serialsOf(await query({ list, sort: [{ variable: 'fact:serial' }] }));
    expect(await serials('all')).toEqual([1, 3, 4, 5, 6, 7]);
    expect(await serials('success')).toEqual([3, 4, 5, 6, 7]);
    expect(await serials('invalid')).toEqual([1]);
    expect(await serials('deleted')).toEqual([2, 8, 9]);
    expect(await serials('unfinished')).toEqual([]);
  });

  it('are none of a questionnaire that was never published', async () => {
    const { scrollId } = await buildQuestionnaire(test, creator);
    expect(await query({ scrollId })).toMatchObject({ total: 0, items: [] });
  });

  it('are shown to nobody without the right, and an order of another’s selection is of no use', async () => {
    const stranger = await buildPerson(test.platform);
    const asked = { scrollId: survey.scrollId, columns: [] };
    expect((await test.call(recordGridCalls.query, asked, asPerson(stranger))).code).not.toBe('0000');
    await giveRights(test.platform, stranger, survey.scrollId, ['records.export']);
    expect((await test.call(recordGridCalls.query, asked, asPerson(stranger))).code).not.toBe('0000');
    const { order } = await query({ list: 'deleted' });
    expect((await query({ list: 'success', order })).total).toBe(5);
  });
});

describe('the rows of a survey whose records differ in everything', () => {
  let mixed: MixedSurvey;
  beforeAll(async () => {
    mixed = await buildMixedSurvey(test, creator);
  });
  const found = async (input: Partial<Query>, person = creator) => {
    const { items, total } = await query({ scrollId: mixed.scrollId, columns: [], ...input }, person);
    expect(total).toBe(items.length);
    return items.map(({ answerRecordId }) => mixed.nameOf(answerRecordId)!).toSorted();
  };

  it('stand in the list where they belong: what was set aside is not among the unfinished', async () => {
    expect(await found({ list: 'unfinished' })).toEqual(['unfinished']);
    expect(await found({ list: 'success' })).toEqual(['north', 'retired', 'south', 'southToo', 'unsaid', 'unsure']);
    expect(await found({ list: 'invalid' })).toEqual(['invalid', 'unfinishedInvalid']);
    expect(await found({ list: 'deleted' })).toEqual(['deleted', 'unfinishedDeleted']);
    expect(await found({ list: 'declined' })).toEqual(['declined', 'declinedToo']);
    expect(await found({ list: 'all' })).toHaveLength(12);
  });

  it('are found by the words of any option that was chosen, also one of several, and one that is given up', async () => {
    expect(await found({ search: 'MARKET', list: 'success' })).toEqual(['north', 'south', 'unsure']);
    expect(await found({ search: 'in a shop', list: 'success' })).toEqual(['north', 'retired', 'southToo']);
    expect(await found({ search: 'milk', list: 'success' })).toEqual(['retired']);
    expect(await found({ search: 'nowhere', list: 'success' })).toEqual([]);
  });

  it('are only those of the channels that somebody may see, in every list and whatever they look for', async () => {
    const helper = await buildPerson(test.platform);
    const range = { kind: 'channel', channels: ['north'] } as const;
    await giveRights(test.platform, helper, mixed.scrollId, ['records.view'], range);
    expect(await found({ list: 'success' }, helper)).toEqual(['north', 'retired', 'unsaid']);
    expect(await found({ list: 'unfinished' }, helper)).toEqual([]);
    expect(await found({ list: 'deleted' }, helper)).toEqual(['deleted']);
    expect(await found({ search: 'market', list: 'success' }, helper)).toEqual(['north']);
    const filter = { test: 'choice', variable: drinkId, is: 'any-of', codes: [drinkCodes.coffee] } as never;
    expect(await found({ filter, list: 'all' }, helper)).toEqual(['invalid']);
    // An order that somebody else has asked for shows them nothing more.
    const { order } = await query({ scrollId: mixed.scrollId, list: 'success' });
    expect(await found({ list: 'success', order }, helper)).toEqual(['north', 'retired', 'unsaid']);
  });
});
