import {
  type CallData,
  codingCalls,
  codingFrameCalls,
  codingRoundCalls,
  errorCodes,
  transcriptCalls,
  transcriptCodingCalls,
  transcriptProjectCalls,
} from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import type { Transcript } from '@wenshu/transcripts';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';

let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
});
afterAll(() => test.close());

async function ask<Call extends Parameters<TestApp['call']>[0]>(call: Call, input: object, person = maker) {
  const answer = await test.call(call, input as never, asPerson(person));
  if (answer.code !== '0000') throw new Error(`${call.path}: ${answer.code} ${answer.message}`);
  return answer.data as never as CallData<Call>;
}

const group = `主持人：大家平时怎么买茶？
李女士：我在网上买，便宜。
王先生：我去店里，店里可以试喝。
李女士：店里太贵了。`;
const talk = `Moderator: Why tea?
李女士: It is cheap online, and I like the taste.
Moderator: Really?`;

/** 1 价格 › 2 太贵, 3 渠道 › 4 店里, 5 口味 */
async function coded() {
  const { scrollId } = await ask(transcriptProjectCalls.create, { name: 'Tea groups', languageId: 1 });
  const bring = async (title: string, text: string) => {
    const read = await ask(transcriptCalls.readText, { scrollId, title, text });
    const people = (await ask(transcriptProjectCalls.project, { scrollId })).people;
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
    { does: 'add', parent: null, zh: '口味', en: 'Taste' },
  ];
  const { frameId } = await ask(codingFrameCalls.create, { name: 'Reasons', commands });
  const { codingId } = await ask(codingCalls.setUp, { scrollId, variable: 'talktext', frameId });
  const give = (turn: number, add: readonly number[], span?: readonly [number, number], of = first) =>
    ask(codingCalls.code, {
      scrollId,
      codingId,
      answerRecordIds: [of.turns[turn]!.id],
      add,
      ...(span && { span: { from: span[0], to: span[1] } }),
    });
  await give(0, [3]);
  await give(1, [3], [2, 5]);
  await give(1, [1], [6, 8]);
  await give(2, [4]);
  await give(3, [2], [2, 5]);
  await give(3, [4], [0, 2]);
  await give(1, [1], [6, 11], second);
  await give(1, [5], [24, 40], second);
  const city = { id: 'attribcity', name: '城市', kind: 'choice', choices: ['上海', '成都'] };
  await ask(transcriptProjectCalls.saveAttributes, { scrollId, attributes: [city] });
  const known = { role: 'participant', values: { attribcity: '成都' } };
  await ask(transcriptProjectCalls.savePerson, { scrollId, no: 3, name: '王先生', ...known });
  return { scrollId, codingId, frameId, first, second };
}

describe('codings of transcripts', () => {
  it('tell how much of each transcript is coded, and what its turns have', async () => {
    const { scrollId, codingId, first, second } = await coded();
    const of = { scrollId, codingId };
    const { items: listed } = await ask(transcriptCodingCalls.coded, of);
    // Both came in at one moment of the test's clock.
    expect(listed.toSorted((one, other) => other.turns - one.turns)).toEqual([
      { transcriptId: first.transcriptId, turns: 4, coded: 4, codes: 4, blind: 0 },
      { transcriptId: second.transcriptId, turns: 3, coded: 1, codes: 2, blind: 0 },
    ]);
    const { items } = await ask(transcriptCodingCalls.marks, { ...of, transcriptId: second.transcriptId });
    expect(
      items.map(({ answerRecordId, marks }) => [answerRecordId, marks.map(({ code, span }) => [code, span])]),
    ).toEqual([
      [
        second.turns[1]!.id,
        [
          [1, { from: 6, to: 11 }],
          [5, { from: 24, to: 40 }],
        ],
      ],
    ]);
  });

  it('are counted by person, role, transcript and attribute; a number leads to its quotes, word for word', async () => {
    const { scrollId, codingId, first, second } = await coded();
    const of = { scrollId, codingId };
    const people = await ask(transcriptCodingCalls.matrix, { ...of, by: 'person', hasNoModerators: true });
    expect(people.columns.map(({ title, turns, coded: some, words }) => [title, turns, some, words])).toEqual([
      ['李女士', 3, 3, 7 + 5 + 9],
      ['王先生', 1, 1, 10],
    ]);
    const row = (code: number) => people.rows.find(one => one.code === code)!;
    expect(row(1)).toMatchObject({ turns: 3, people: 1, words: 2 + 3 + 1 });
    expect(row(3).cells).toEqual([
      [2, 1, 3 + 2],
      [1, 1, 10],
    ]);
    const roles = await ask(transcriptCodingCalls.matrix, { ...of, by: 'role' });
    expect(roles.columns.map(({ key, turns, people: who }) => [key, turns, who])).toEqual([
      ['moderator', 3, 2],
      ['participant', 4, 2],
      ['other', 0, 0],
    ]);
    const cities = await ask(transcriptCodingCalls.matrix, {
      ...of,
      by: 'attribcity',
      hasNoModerators: true,
    });
    expect(cities.columns.map(({ key, turns }) => [key, turns])).toEqual([
      ['上海', 0],
      ['成都', 1],
      ['', 3],
    ]);
    const quoted = { ...of, codes: [3], by: 'person', key: '2' };
    const { total, items } = await ask(transcriptCodingCalls.quotes, quoted);
    expect(total).toBe(2);
    expect(items.map(({ turnId, text, spans }) => [turnId, spans.map(({ from, to }) => text.slice(from, to))])).toEqual(
      [
        [first.turns[1]!.id, ['网上买']],
        [first.turns[3]!.id, ['店里']],
      ],
    );
    const english = { ...of, codes: [1], by: 'transcript', key: second.transcriptId };
    expect((await ask(transcriptCodingCalls.quotes, english)).items.map(({ text }) => text)).toEqual([
      'It is cheap online, and I like the taste.',
    ]);
  });

  it('that are together are counted in turns and on the same words', async () => {
    const { scrollId, codingId } = await coded();
    const of = { scrollId, codingId };
    const { pairs } = await ask(transcriptCodingCalls.together, { ...of, way: 'turn' });
    expect(pairs.map(({ one, other, turns }) => [one, other, turns])).toEqual([
      [1, 3, 2],
      [2, 4, 1],
      [1, 5, 1],
      [1, 4, 1],
      [2, 3, 1],
    ]);
    expect(pairs[0]!.jaccard).toBeCloseTo(2 / 5);
    expect((await ask(transcriptCodingCalls.together, { ...of, way: 'words' })).pairs).toEqual([]);
    const both = await ask(transcriptCodingCalls.quotes, { ...of, codes: [1, 5] });
    expect(both.items.map(({ text, spans }) => spans.map(({ from, to }) => text.slice(from, to)))).toEqual([
      ['cheap', 'I like the taste'],
    ]);
  });

  it('go out as a workbook with all of it', async () => {
    const { scrollId, codingId } = await coded();
    const url = `/api${transcriptCodingCalls.exportMatrix.path}?${new URLSearchParams({ scrollId, codingId, by: 'person' })}`;
    const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${maker.token}` } });
    expect(answer.statusCode).toBe(200);
    const { sheets } = await readXlsx(answer.rawPayload);
    expect(sheets[0]!.rows.map(row => row.map(String))).toEqual([
      ['编码', '主持人', '李女士', '王先生', 'Moderator', '合计'],
      ['价格', '0', '3', '0', '0', '3'],
      ['　太贵', '0', '1', '0', '0', '1'],
      ['渠道', '1', '2', '1', '0', '4'],
      ['　店里', '0', '1', '1', '0', '2'],
      ['口味', '0', '1', '0', '0', '1'],
      ['全部发言', '1', '3', '1', '2', '7'],
      ['有编码的发言', '1', '3', '1', '0', '5'],
    ]);
    const quotes = sheets.find(({ name }) => name === '原话')!.rows.map(row => row.slice(0, 4));
    expect(quotes).toContainEqual(['店里', '店里', '李女士', '第一组']);
    expect(quotes).toContainEqual(['口味', 'I like the taste', '李女士', 'Second']);
  });

  it('hide from a coder what others gave in an open round, and whole transcripts from whoever sees some records', async () => {
    const { scrollId, codingId, first } = await coded();
    const of = { scrollId, codingId };
    const coder = await buildPerson(test.platform);
    await giveRights(test.platform, coder, scrollId, ['questionnaire.view', 'analysis.transcript']);
    const coders = [maker.id, coder.id];
    await ask(codingRoundCalls.make, { ...of, name: 'One', coders, count: 7, among: 'all' });
    const hidden = await ask(transcriptCodingCalls.matrix, { ...of, by: 'role' }, coder);
    expect([hidden.blind, hidden.total.turns]).toEqual([7, 0]);
    const { items: listed } = await ask(transcriptCodingCalls.coded, of, coder);
    expect(listed.find(one => one.transcriptId === first.transcriptId)).toMatchObject({ coded: 0, blind: 4 });
    const { items } = await ask(transcriptCodingCalls.marks, { ...of, transcriptId: first.transcriptId }, coder);
    expect(items.map(({ isBlind, marks }) => [isBlind, marks.length])).toEqual(Array(4).fill([true, 0]));
    const stranger = await buildPerson(test.platform);
    await giveRights(test.platform, stranger, scrollId, ['questionnaire.view', 'records.view']);
    const refused = await test.call(transcriptCodingCalls.matrix, { ...of, by: 'role' } as never, asPerson(stranger));
    expect(refused.code).toBe(errorCodes.noPermission.code);
  });
});
