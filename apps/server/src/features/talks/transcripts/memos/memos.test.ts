import {
  type CallData,
  codingCalls,
  codingFrameCalls,
  errorCodes,
  transcriptCalls,
  transcriptHidingCalls,
  transcriptMemoCalls,
  transcriptProjectCalls,
} from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import { type Transcript, transcriptChanges } from '@wenshu/transcripts';
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

async function noted() {
  const { scrollId } = await ask(transcriptProjectCalls.create, { name: 'Tea groups', languageId: 1 });
  const text = '主持人：为什么？\n李女士：我叫王小明推荐的。\n李女士：也便宜。\n主持人：谢谢。';
  const read = await ask(transcriptCalls.readText, { scrollId, title: 'One', text });
  const speakers = read.speakers.map(({ proposed }) => proposed);
  const { draftId, language } = read;
  const { transcriptId } = await ask(transcriptCalls.confirm, { scrollId, draftId, title: 'One', language, speakers });
  const of = { scrollId, transcriptId };
  const { document, version } = await ask(transcriptCalls.get, of);
  const transcript = document as unknown as Transcript;
  const turns = inOrder(transcript.turns);
  const note = (turnId: string | undefined, words: string) =>
    ask(transcriptMemoCalls.saveMemo, { ...of, ...(turnId && { turnId }), words });
  return { of, version, turns, note };
}

/** By their words: the test's clock gives all of them one moment. */
const memosOf = async (scrollId: string, person = maker) => {
  const { items } = await ask(transcriptMemoCalls.memos, { scrollId }, person);
  return items.toSorted((one, other) => one.words.localeCompare(other.words));
};

describe('memos', () => {
  it('are on a turn, a transcript or a code; only who wrote one writes it anew or removes it', async () => {
    const { of, turns, note } = await noted();
    const { scrollId } = of;
    const { frameId } = await ask(codingFrameCalls.create, {
      name: 'Reasons',
      commands: [{ does: 'add', parent: null, zh: '价格' }],
    });
    const { codingId } = await ask(codingCalls.setUp, { scrollId, variable: 'talktext', frameId });
    const first = await note(turns[2]!.id, 'Price again');
    await note(undefined, 'A good talk');
    await ask(transcriptMemoCalls.saveMemo, { scrollId, codingId, code: 1, words: 'Too wide?' });
    expect((await memosOf(scrollId)).map(({ words, turnId, code, isOwn }) => [words, turnId, code, isOwn])).toEqual([
      ['A good talk', null, null, true],
      ['Price again', turns[2]!.id, null, true],
      ['Too wide?', null, 1, true],
    ]);
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, scrollId, ['questionnaire.view', 'analysis.transcript']);
    expect((await memosOf(scrollId, colleague)).map(({ isOwn }) => isOwn)).toEqual([false, false, false]);
    const sent = { scrollId, memoId: first.memoId, words: 'Mine' };
    for (const call of [transcriptMemoCalls.saveMemo, transcriptMemoCalls.removeMemo])
      expect(
        (await test.call(call as typeof transcriptMemoCalls.saveMemo, sent as never, asPerson(colleague))).code,
      ).toBe(errorCodes.transcriptNotPossible.code);
    await ask(transcriptMemoCalls.saveMemo, sent);
    expect((await memosOf(scrollId))[1]).toMatchObject({ words: 'Mine', turnId: turns[2]!.id });
    await ask(transcriptMemoCalls.removeMemo, { scrollId, memoId: first.memoId });
    // What was thought of a code outlives the coding.
    await ask(codingCalls.remove, { scrollId, codingId });
    expect((await memosOf(scrollId)).map(({ words, code, codingId: on }) => [words, code, on])).toEqual([
      ['A good talk', null, null],
      ['Too wide?', null, null],
    ]);
  });

  it('go with a turn that is joined to another, and with one that is removed', async () => {
    const { of, version, turns, note } = await noted();
    await note(turns[2]!.id, 'Joined');
    await note(turns[3]!.id, 'Gone');
    const joined = transcriptChanges.merge(turns.slice(1, 3));
    const edit = (baseVersion: number, changes: readonly object[]) =>
      ask(transcriptCalls.edit, {
        ...of,
        editId: `memoedit${String(baseVersion).padStart(4, '0')}`,
        baseVersion,
        changes,
      });
    await edit(version, joined);
    expect((await memosOf(of.scrollId)).map(({ words, turnId }) => [words, turnId])).toEqual([
      ['Gone', turns[3]!.id],
      ['Joined', turns[1]!.id],
    ]);
    await edit(version + 1, [{ path: ['turns', turns[3]!.id] }]);
    expect((await memosOf(of.scrollId)).map(({ words }) => words)).toEqual(['Joined']);
  });

  it('do not say what was hidden, and nothing of somebody who was erased', async () => {
    const { of, turns, note } = await noted();
    const { scrollId, transcriptId } = of;
    await note(turns[0]!.id, 'Ask 王小明');
    await note(turns[1]!.id, 'Of a friend');
    const items = [{ kind: 'person', words: ['王小明'], shown: '［人物1］' }];
    await ask(transcriptHidingCalls.hide, { scrollId, transcriptIds: [transcriptId], items });
    expect((await memosOf(scrollId)).map(({ words }) => words)).toEqual(['Ask ［人物1］', 'Of a friend']);
    await ask(transcriptProjectCalls.erasePerson, { scrollId, no: 2 });
    expect((await memosOf(scrollId)).map(({ words }) => words)).toEqual(['Ask ［人物1］']);
  });
});
