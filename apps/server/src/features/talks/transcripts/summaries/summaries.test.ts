import {
  type CallData,
  codingCalls,
  codingFrameCalls,
  errorCodes,
  transcriptCalls,
  transcriptCodingCalls,
  transcriptHidingCalls,
  transcriptProjectCalls,
  transcriptSummaryCalls,
} from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import type { Transcript } from '@wenshu/transcripts';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';

let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
});
afterAll(() => test.close());

async function ask<Call extends Parameters<TestApp['call']>[0]>(call: Call, input: object) {
  const answer = await test.call(call, input as never, asPerson(maker));
  if (answer.code !== '0000') throw new Error(`${call.path}: ${answer.code} ${answer.message}`);
  return answer.data as never as CallData<Call>;
}

async function talked(text: string) {
  const { scrollId } = await ask(transcriptProjectCalls.create, { name: 'Tea groups', languageId: 1 });
  const read = await ask(transcriptCalls.readText, { scrollId, title: 'One', text });
  const speakers = read.speakers.map(({ proposed }) => proposed);
  const { draftId, language } = read;
  const { transcriptId } = await ask(transcriptCalls.confirm, { scrollId, draftId, title: 'One', language, speakers });
  const { document, version } = await ask(transcriptCalls.get, { scrollId, transcriptId });
  const turns = inOrder((document as unknown as Transcript).turns);
  return { scrollId, transcriptId, version, turns };
}

const group = '主持人：为什么买茶？\n李女士：我听王小明说便宜。\n王先生：店里可以试喝。\n李女士：送得也快。';

async function summed() {
  const of = await talked(group);
  const { scrollId, transcriptId, version, turns } = of;
  const changes = turns.slice(0, 3).map(({ id }) => ({ path: ['turns', id, 'part'], value: '购买' }));
  await ask(transcriptCalls.edit, { scrollId, transcriptId, editId: 'summaryedit01', baseVersion: version, changes });
  const quote = { transcriptId, turnId: turns[1]!.id, from: 2, to: 8, words: '王小明说便宜' };
  const save = (more: object) =>
    test.call(
      transcriptSummaryCalls.saveSummary,
      { scrollId, no: 2, part: '购买', version: 0, words: '因为便宜', quotes: [quote], ...more } as never,
      asPerson(maker),
    );
  const list = async () => (await ask(transcriptSummaryCalls.summaries, { scrollId })).items;
  return { ...of, quote, save, list };
}

describe('summaries', () => {
  it('are written by person and section, with quotes that stand letter for letter in what that person said', async () => {
    const { scrollId, turns, quote, save, list } = await summed();
    const { parts, people } = await ask(transcriptSummaryCalls.summaries, { scrollId });
    expect([parts, people.map(one => [one.name, one.turns])]).toEqual([
      ['购买'],
      [
        ['主持人', [1]],
        ['李女士', [1]],
        ['王先生', [1]],
      ],
    ]);
    expect((await save({})).code).toBe('0000');
    expect(await list()).toMatchObject([
      { no: 2, part: '购买', words: '因为便宜', version: 1, quotes: [{ ...quote, stands: true }] },
    ]);
    for (const wrong of [{ words: '王小明说太贵' }, { turnId: turns[2]!.id, from: 0, to: 2, words: '店里' }])
      expect((await save({ version: 1, quotes: [{ ...quote, ...wrong }] })).code).toBe(
        errorCodes.transcriptNotPossible.code,
      );
    expect((await save({ words: 'Later' })).code).toBe(errorCodes.summarySavedByOthers.code);
    expect((await save({ version: 1, words: '', quotes: [] })).code).toBe('0000');
    expect(await list()).toEqual([]);
  });

  it('follow their words, hide what is hidden, and go with whom they are of', async () => {
    const { scrollId, transcriptId, turns, save, list } = await summed();
    await save({ words: '王小明影响了她' });
    const baseVersion = 1;
    const mended = [{ path: ['turns', turns[1]!.id, 'text'], value: '嗯我听王小明说便宜。' }];
    await ask(transcriptCalls.edit, { scrollId, transcriptId, editId: 'summaryedit02', baseVersion, changes: mended });
    expect((await list())[0]!.quotes[0]).toMatchObject({ from: 3, to: 9, stands: true });
    const items = [{ kind: 'person', words: ['王小明'], shown: '［人物1］' }];
    await ask(transcriptHidingCalls.hide, { scrollId, transcriptIds: [transcriptId], items });
    expect(await list()).toMatchObject([
      { words: '［人物1］影响了她', quotes: [{ words: '［人物1］说便宜', stands: true }] },
    ]);
    await ask(transcriptProjectCalls.mergePeople, { scrollId, no: 2, into: 3 });
    expect((await list()).map(({ no, words }) => [no, words])).toEqual([[3, '［人物1］影响了她']]);
    await ask(transcriptProjectCalls.erasePerson, { scrollId, no: 3 });
    expect(await list()).toEqual([]);
  });

  it('are proposed passages of that person alone, and go out as a workbook and a text', async () => {
    const { scrollId, turns, save } = await summed();
    const found = await ask(transcriptSummaryCalls.proposeQuotes, { scrollId, no: 2, part: '' });
    expect(found.items.map(({ turnId }) => turnId).sort()).toEqual([turns[1]!.id, turns[3]!.id].sort());
    await save({});
    const file = async (format: string) => {
      const url = `/api${transcriptSummaryCalls.exportSummaries.path}?${new URLSearchParams({ scrollId, format })}`;
      const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${maker.token}` } });
      expect(answer.statusCode).toBe(200);
      return answer.rawPayload;
    };
    const { sheets } = await readXlsx(await file('xlsx'));
    expect(sheets[0]!.rows[0]!.map(String)).toEqual(['发言人', '总体', '购买']);
    expect(sheets[0]!.rows[2]!.map(String)).toEqual(['李女士', '', '因为便宜\n“王小明说便宜”']);
    const word = strFromU8(unzipSync(await file('docx'))['word/document.xml']!);
    expect(word).toContain('因为便宜');
    expect(word).toContain('“王小明说便宜”');
  });
});

describe('themes of turns', () => {
  it('are proposed with words and with turns of people, which stand as they were said', async () => {
    const prices = [
      '价格太贵了买不起',
      '价格实在太贵',
      '这个价格太贵了',
      '价格太贵不划算',
      '觉得价格太贵了',
      '价格太贵没有买',
    ];
    const service = [
      '客服态度很差',
      '客服态度真的差',
      '客服态度差极了',
      '客服态度差没人理',
      '客服态度太差',
      '客服态度差劲',
    ];
    const lines = prices.flatMap((price, at) => [`李女士：${price}`, `王先生：${service[at]}`]);
    const { scrollId, turns } = await talked(`主持人：请谈谈您的看法和建议吧\n${lines.join('\n')}`);
    const { frameId } = await ask(codingFrameCalls.create, {
      name: 'R',
      commands: [{ does: 'add', parent: null, zh: '价格' }],
    });
    const { codingId } = await ask(codingCalls.setUp, { scrollId, variable: 'talktext', frameId });
    const asked = { scrollId, codingId, hasNoModerators: true, count: 2, isUncoded: false };
    const { read, themes } = await ask(transcriptCodingCalls.themes, asked);
    expect(read).toBe(12);
    expect(themes.map(({ turns: count }) => count).sort()).toEqual([6, 6]);
    expect(themes.map(({ words }) => words.includes('价格') || words.includes('客服'))).toEqual([true, true]);
    const said = new Map(turns.map(({ id, text }) => [id, text]));
    for (const { quotes } of themes) {
      expect(quotes.length).toBeGreaterThan(0);
      for (const { turnId, text } of quotes) expect(said.get(turnId)).toBe(text);
    }
    const answerRecordIds = turns.filter(({ text }) => text.includes('价格')).map(({ id }) => id);
    await ask(codingCalls.code, { scrollId, codingId, answerRecordIds: answerRecordIds.slice(0, 4), add: [1] });
    // Eight are left: too few to part.
    expect((await ask(transcriptCodingCalls.themes, { ...asked, isUncoded: true })).themes).toEqual([]);
  });
});
