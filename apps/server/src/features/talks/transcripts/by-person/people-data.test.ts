import {
  type CallData,
  codingCalls,
  codingFrameCalls,
  codingRoundCalls,
  errorCodes,
  talkPeopleDataCalls,
  transcriptCalls,
  transcriptProjectCalls,
} from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import type { Transcript } from '@wenshu/transcripts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { openDataSet } from '../../../findings/data-set/index.ts';

let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
});
afterAll(() => test.close());

const raw = (call: Parameters<TestApp['call']>[0], input: object, by = maker) =>
  test.call(call, input as never, asPerson(by));

async function ask<Call extends Parameters<TestApp['call']>[0]>(call: Call, input: object) {
  const answer = await raw(call, input);
  if (answer.code !== '0000') throw new Error(`${call.path}: ${answer.code} ${answer.message}`);
  return answer.data as never as CallData<Call>;
}

const group = `主持人：大家平时怎么买茶？
李女士：我在网上买，便宜。
王先生：我去店里，店里可以试喝。
李女士：店里太贵了。`;
const talk = `Moderator: Why tea?
李女士: It is cheap online, and I like the taste.`;

/** 1 价格 › 2 太贵, 3 渠道 › 4 店里; 李女士 speaks in both, 王先生 is from 成都. */
async function coded() {
  const { scrollId } = await ask(transcriptProjectCalls.create, { name: 'Tea groups', languageId: 1 });
  const bring = async (title: string, text: string) => {
    const read = await ask(transcriptCalls.readText, { scrollId, title, text });
    const { people } = await ask(transcriptProjectCalls.project, { scrollId });
    const speakers = read.speakers.map(({ proposed }) => {
      const known = people.find(({ name }) => name === proposed.name);
      return known ? { ...proposed, no: known.no } : proposed;
    });
    const { draftId, language } = read;
    const { transcriptId } = await ask(transcriptCalls.confirm, { scrollId, draftId, title, language, speakers });
    const { document } = await ask(transcriptCalls.get, { scrollId, transcriptId });
    return { transcriptId, turns: inOrder((document as unknown as Transcript).turns) };
  };
  const [first, second] = [await bring('第一组', group), await bring('Second', talk)];
  const commands = [
    { does: 'add', parent: null, zh: '价格' },
    { does: 'add', parent: 1, zh: '太贵' },
    { does: 'add', parent: null, zh: '渠道' },
    { does: 'add', parent: 3, zh: '店里' },
  ];
  const { frameId } = await ask(codingFrameCalls.create, { name: 'Reasons', commands });
  const { codingId } = await ask(codingCalls.setUp, { scrollId, variable: 'talktext', frameId });
  const give = (turn: { readonly id: string }, add: readonly number[]) =>
    ask(codingCalls.code, { scrollId, codingId, answerRecordIds: [turn.id], add });
  await give(first.turns[0]!, [3]);
  await give(first.turns[1]!, [1, 3]);
  await give(first.turns[2]!, [4]);
  await give(first.turns[3]!, [2, 4]);
  await give(second.turns[1]!, [1]);
  const city = { id: 'attribcity', name: '居住地', kind: 'choice', choices: ['上海', '成都'] };
  const nick = { id: 'attribnick', name: '昵称', kind: 'text', choices: [] };
  await ask(transcriptProjectCalls.saveAttributes, { scrollId, attributes: [city, nick] });
  const known = { role: 'participant', values: { attribcity: '成都', attribnick: '小王' } };
  await ask(transcriptProjectCalls.savePerson, { scrollId, no: 3, name: '王先生', ...known });
  return { scrollId, codingId, give, first, second };
}

async function valuesOf(scrollId: string) {
  const dataSet = openDataSet(test.platform, { scrollId, range: undefined });
  const variables = await dataSet.listVariables('zh');
  const { rows } = await test.platform.database.pool.query<{ id: string }>(
    'select answer_record_id as id from answer_record where scroll_id = $1 order by serial',
    [scrollId],
  );
  const records = await dataSet.readRecords(rows.map(({ id }) => id));
  return Object.fromEntries(
    variables.map(({ key, label, categories }) => {
      const words = new Map(categories?.map(({ code, label: word }) => [code, word]));
      const told = rows.map(({ id }) => {
        const value = records.get(id)![key] ?? null;
        return Array.isArray(value)
          ? value.map(code => words.get(code as number))
          : (words.get(value as number) ?? value);
      });
      return [label, told];
    }),
  );
}

const made = async (of: { readonly scrollId: string; readonly codingId: string }) =>
  ask(talkPeopleDataCalls.make, { scrollId: of.scrollId, codingId: of.codingId, name: '按人' });

describe('data by person', () => {
  it('has a row for each person: what is known of them, how much they say, and their codes with the turns of each', async () => {
    const of = await coded();
    const { scrollId, people } = await made(of);
    expect(people).toBe(4);
    const values = await valuesOf(scrollId);
    expect(values).toMatchObject({
      编号: [1, 2, 3, 4],
      角色: ['主持人', '受访者', '受访者', '主持人'],
      居住地: [null, null, '成都', null],
      参加的笔录数: [1, 2, 1, 1],
      发言次数: [1, 3, 1, 1],
      编码: [['渠道'], ['价格', '太贵', '渠道', '店里'], ['渠道', '店里'], []],
      // A code above stands wherever one of its own does.
      '发言次数：价格': [0, 3, 0, 0],
      '发言次数：太贵': [0, 1, 0, 0],
      '发言次数：渠道': [1, 2, 1, 0],
      '发言次数：店里': [0, 1, 1, 0],
    });
    expect(values['字数（中文按字，其他文字按词）']![1]).toBe(7 + 5 + 9);
    // What may be hidden in the project one day is not told elsewhere.
    expect(JSON.stringify(values)).not.toMatch(/李女士|王先生|昵称|小王/);
  });

  it('is made again from what the project has by then, and stays the task that it is', async () => {
    const of = await coded();
    const { scrollId } = await made(of);
    await of.give(of.second.turns[1]!, [4]);
    expect((await valuesOf(scrollId))['发言次数：店里']).toEqual([0, 1, 1, 0]);
    expect(await ask(talkPeopleDataCalls.renew, { scrollId })).toEqual({ people: 4 });
    expect((await valuesOf(scrollId))['发言次数：店里']).toEqual([0, 2, 1, 0]);
    const { items } = await ask(talkPeopleDataCalls.list, { scrollId: of.scrollId });
    expect(items).toMatchObject([{ scrollId, name: '按人', codingId: of.codingId, people: 4, mayRenew: true }]);
  });

  it('forgets whoever is erased from the project, and nobody else', async () => {
    const of = await coded();
    const [one, other] = [await made(of), await made(of)];
    await ask(transcriptProjectCalls.erasePerson, { scrollId: of.scrollId, no: 2 });
    for (const { scrollId } of [one, other]) {
      expect((await valuesOf(scrollId)).编号).toEqual([1, 3, 4]);
      const { rows } = await test.platform.database.pool.query(
        'select collected from live_survey where scroll_id = $1',
        [scrollId],
      );
      expect(rows).toEqual([{ collected: 3 }]);
    }
  });

  it('takes in nobody of whom its maker sees a part only, and is made again by nobody who has not the project', async () => {
    const of = await coded();
    const colleague = await buildPerson(test.platform);
    const { scrollId } = await made(of);
    await giveRights(test.platform, colleague, scrollId, ['analysis.import', 'records.view']);
    expect((await raw(talkPeopleDataCalls.renew, { scrollId }, colleague)).code).not.toBe('0000');
    expect(
      (await raw(talkPeopleDataCalls.make, { ...of, scrollId: of.scrollId, name: 'Mine' }, colleague)).code,
    ).not.toBe('0000');
    await giveRights(test.platform, colleague, of.scrollId, [
      'analysis.transcript',
      'records.view',
      'analysis.collate',
    ]);
    expect((await raw(talkPeopleDataCalls.renew, { scrollId }, colleague)).code).toBe('0000');
  });

  it('is refused while turns are coded by several who must not see each other', async () => {
    const of = await coded();
    const second = await buildPerson(test.platform);
    await giveRights(test.platform, second, of.scrollId, ['analysis.transcript', 'records.view', 'analysis.collate']);
    const coders = [maker.id, second.id];
    await ask(codingRoundCalls.make, {
      scrollId: of.scrollId,
      codingId: of.codingId,
      name: 'One',
      coders,
      count: 4,
      among: 'all',
    });
    const refused = await raw(talkPeopleDataCalls.make, {
      scrollId: of.scrollId,
      codingId: of.codingId,
      name: 'Early',
    });
    expect([refused.code, refused.message]).toEqual([
      errorCodes.transcriptNotPossible.code,
      expect.stringContaining('独立编码'),
    ]);
  });
});
