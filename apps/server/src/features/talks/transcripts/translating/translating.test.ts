import {
  errorCodes,
  talkTermCalls,
  talkTranslatingCalls,
  transcriptFileCalls,
  transcriptHidingCalls,
  transcriptProjectCalls,
} from '@wenshu/api-contract';
import { type Turn, transcriptChanges } from '@wenshu/transcripts';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { buildTalks } from '../../../../testing/talks/build-talks.ts';
import { judgeTurns, requestTurns } from './ask-translations.ts';

let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
});
afterAll(() => test.close());

const talk = '主持人：怎么买茶？\n李女士：我在网上买，一个月三次。\n王先生：网上！\n李女士：便宜。';
const reader = async (scrollId: string, ...rights: Parameters<typeof giveRights>[3]) => {
  const person = await buildPerson(test.platform);
  await giveRights(test.platform, person, scrollId, ['questionnaire.view', ...rights]);
  return person;
};

describe('the glossary of a project', () => {
  it('takes terms once, one by one or from a file, and tells who wrote them', async () => {
    const { scrollId, ask } = await buildTalks(test, maker);
    const { termId } = await ask(talkTermCalls.saveTerm, { scrollId, zh: '网上', en: 'online', note: 'not “web”' });
    const again = await test.call(
      talkTermCalls.saveTerm,
      { scrollId, zh: '网上', en: 'ONLINE' } as never,
      asPerson(maker),
    );
    expect(again).toMatchObject({ code: errorCodes.transcriptNotPossible.code });
    const colleague = await reader(scrollId, 'analysis.transcript');
    const terms = [
      { zh: '网上', en: 'online', note: 'as people say' },
      { zh: '试喝', en: 'tasting' },
      { zh: '试喝', en: 'Tasting' },
      { zh: '网上', en: 'on the web' },
    ];
    expect(await ask(talkTermCalls.importTerms, { scrollId, terms }, colleague)).toEqual({
      added: 2,
      changed: 1,
      same: 1,
    });
    await ask(talkTermCalls.saveTerm, { scrollId, termId, zh: '网上', en: 'over the net', note: '' });
    const { items } = await ask(talkTermCalls.terms, { scrollId });
    expect(items.map(({ zh, en, note, nickName }) => [zh, en, note, nickName])).toEqual([
      ['网上', 'on the web', '', colleague.nickName],
      ['网上', 'over the net', '', maker.nickName],
      ['试喝', 'Tasting', '', colleague.nickName],
    ]);
    await ask(talkTermCalls.removeTerm, { scrollId, termId });
    const gone = await test.call(talkTermCalls.removeTerm, { scrollId, termId } as never, asPerson(maker));
    expect(gone).toMatchObject({ code: errorCodes.transcriptNotPossible.code });
    expect((await ask(talkTermCalls.terms, { scrollId })).items.length).toBe(2);
  });

  it('is read by who sees the records, and written by who may analyse transcripts', async () => {
    const { scrollId, ask } = await buildTalks(test, maker);
    await ask(talkTermCalls.saveTerm, { scrollId, zh: '茶', en: 'tea' });
    const looking = await reader(scrollId, 'records.view');
    expect((await ask(talkTermCalls.terms, { scrollId }, looking)).items.length).toBe(1);
    const refused = await test.call(
      talkTermCalls.saveTerm,
      { scrollId, zh: '杯', en: 'cup' } as never,
      asPerson(looking),
    );
    expect(refused.code).toBe(errorCodes.noPermission.code);
  });

  it('loses what was hidden, and whoever was erased', async () => {
    const { scrollId, ask, bring } = await buildTalks(test, maker);
    const transcriptId = await bring(talk);
    for (const [zh, en] of [
      ['李女士', 'Ms Li'],
      ['华信茶行', 'Huaxin Tea'],
      ['王先生', 'Mr Wang'],
      ['便宜', 'cheap'],
    ])
      await ask(talkTermCalls.saveTerm, { scrollId, zh, en });
    const items = [{ kind: 'person', words: ['王先生'], shown: '［人物1］' }];
    await ask(transcriptHidingCalls.hide, { scrollId, transcriptIds: [transcriptId], items });
    const { people } = await ask(transcriptProjectCalls.project, { scrollId });
    const { no } = people.find(({ name }) => name === '李女士')!;
    await ask(transcriptProjectCalls.erasePerson, { scrollId, no });
    const left = await ask(talkTermCalls.terms, { scrollId });
    expect(left.items.map(({ zh }) => zh)).toEqual(['便宜', '华信茶行']);
  });
});

describe('what was said before', () => {
  it('is found in the transcripts that the reader sees: the same words first, then something like it', async () => {
    const { scrollId, ask, bring, edit, open } = await buildTalks(test, maker);
    const [one, other] = [await bring(talk, '第一组'), await bring(talk, '第二组')];
    await edit(one, ([, second, third, fourth]) => [
      ...transcriptChanges.translate(second!, 'I buy online, three times a month.', 'hand', 'checked'),
      ...transcriptChanges.translate(third!, 'Online!', 'hand'),
      ...transcriptChanges.translate(fourth!, 'Cheap.', 'hand'),
    ]);
    // What is of other words is nobody's example.
    await edit(one, ([, , , fourth]) => transcriptChanges.text(fourth!, '不便宜。'));
    await edit(other, ([, second]) => transcriptChanges.text(second!, '我也在网上买，一个月五次。'));
    const { turns } = await open(other);
    const alike = async (turn: Turn | undefined, person?: TestPerson) =>
      (await ask(talkTranslatingCalls.alike, { scrollId, transcriptId: other, turnId: turn!.id }, person)).items;
    expect(await alike(turns[2])).toMatchObject([
      { title: '第一组', translation: 'Online!', isSame: true, similarity: 1 },
    ]);
    const [near] = await alike(turns[1]);
    expect(near).toMatchObject({ translation: 'I buy online, three times a month.', isSame: false, isChecked: true });
    expect(near!.similarity).toBeGreaterThan(0.4);
    expect(near!.similarity).toBeLessThan(1);
    expect(await alike(turns[3])).toEqual([]);
    // The turn itself is no example for it.
    const own = (await open(one)).turns;
    const itself = await ask(talkTranslatingCalls.alike, { scrollId, transcriptId: one, turnId: own[2]!.id });
    expect(itself.items.map(({ turnId }) => turnId)).not.toContain(own[2]!.id);
    // Translated since, it is found at once.
    await edit(other, ([, , third]) => transcriptChanges.translate(third!, 'On the web!', 'hand', 'checked'));
    const back = await ask(talkTranslatingCalls.alike, { scrollId, transcriptId: one, turnId: own[2]!.id });
    expect(back.items[0]).toMatchObject({ title: '第二组', translation: 'On the web!' });
  });
});

describe('proposals', () => {
  it('are what the house knows where no model is named, are nobody else’s, and are put away', async () => {
    const { scrollId, ask, bring, edit, open } = await buildTalks(test, maker);
    const [one, other] = [await bring(talk, '第一组'), await bring(talk, '第二组')];
    await edit(one, ([, , third]) => transcriptChanges.translate(third!, 'Online!', 'hand'));
    await ask(talkTermCalls.saveTerm, { scrollId, zh: '便宜 / 不贵', en: 'cheap / low in price' });
    const of = { scrollId, transcriptId: other };
    const { turns } = await open(other);
    const made = await ask(talkTranslatingCalls.propose, of);
    expect(made.proposals.map(({ turnId, text, source }) => [turnId, text, source]).toSorted()).toEqual(
      [
        [turns[2]!.id, 'Online!', 'same'],
        [turns[3]!.id, 'cheap', 'term'],
      ].toSorted(),
    );
    expect(made).toMatchObject({ jobId: null, mayLeave: false, last: { asked: 4, leftOver: 0 } });
    expect(made.last!.helped).toMatchObject({ by: 'house', because: 'no-model', wouldLeave: null });
    // Nothing was written.
    expect((await open(other)).turns.every(({ translation }) => translation === null)).toBe(true);
    const colleague = await reader(scrollId, 'analysis.transcript');
    expect((await ask(talkTranslatingCalls.standing, of, colleague)).proposals).toEqual([]);
    const left = await ask(talkTranslatingCalls.decline, { ...of, turnIds: [turns[2]!.id] });
    expect(left.proposals.map(({ turnId }) => turnId)).toEqual([turns[3]!.id]);
    expect((await ask(talkTranslatingCalls.decline, of)).proposals).toEqual([]);
    // Of one turn, and of nothing.
    const again = await ask(talkTranslatingCalls.propose, { ...of, turnIds: [turns[3]!.id] });
    expect(again.last).toMatchObject({ asked: 1 });
    await edit(other, ([, , third]) => transcriptChanges.translate(third!, 'Online!', 'memory'));
    const nothing = await test.call(
      talkTranslatingCalls.propose,
      { ...of, turnIds: [turns[2]!.id] } as never,
      asPerson(maker),
    );
    expect(nothing.code).toBe(errorCodes.translatingNothing.code);
    const told = await ask(talkTranslatingCalls.standing, of);
    expect(told.writers).toEqual([{ personId: maker.id, nickName: maker.nickName }]);
  });

  it('leave the house only where the owner says so', async () => {
    const { scrollId, ask } = await buildTalks(test, maker);
    const colleague = await reader(scrollId, 'analysis.transcript');
    const refused = await test.call(
      talkTranslatingCalls.letLeave,
      { scrollId, mayLeave: true } as never,
      asPerson(colleague),
    );
    expect(refused.code).toBe(errorCodes.transcriptOwnerDecides.code);
    await ask(talkTranslatingCalls.letLeave, { scrollId, mayLeave: true });
  });

  const wanted = [
    { id: 'turn000001', text: '李露说在网上买', speaker: 2, before: '怎么买？' },
    { id: 'turn000002', text: '便宜', speaker: null, before: '' },
  ];
  const toTranslate = {
    language: 'zh',
    names: ['李露'],
    terms: [
      { zh: '网上', en: 'online', note: '' },
      { zh: '李露', en: 'Lucy', note: '' },
      { zh: '试喝', en: 'tasting', note: '' },
    ],
  } as const;

  it('are asked for with the terms that stand there and without names, which come back as the glossary says', () => {
    const mask = {
      hide: (text: string) => text,
      show: (text: string) => text,
      hideNames: (text: string, places: readonly { from: number; to: number }[]) =>
        places.reduceRight((hidden, { from, to }) => `${hidden.slice(0, from)}〔name-1〕${hidden.slice(to)}`, text),
    };
    const { messages, system } = requestTurns(wanted, toTranslate, mask, undefined);
    const { content } = messages[0]!;
    expect(content).toContain('网上 = online');
    expect(content).not.toContain('试喝');
    expect(content).not.toContain('李露');
    expect(content).not.toContain('Lucy');
    expect(content).toContain('"text":"〔name-1〕说在网上买"');
    expect(system).toContain('from Chinese into English');
    const answer = {
      translations: [
        { n: 2, text: ' Cheap. ' },
        { n: 1, text: '李露 says she buys online' },
        { n: 1, text: 'twice' },
        { n: 7, text: 'nobody asked' },
      ],
    };
    expect(judgeTurns(wanted, answer, toTranslate).proposals.map(({ turnId, text }) => [turnId, text])).toEqual([
      ['turn000002', 'Cheap.'],
      ['turn000001', 'Lucy says she buys online'],
    ]);
    expect(judgeTurns(wanted, { translations: [{ n: 1, text: '  ' }] }, toTranslate)).toEqual({
      proposals: [],
      dropped: 2,
    });
  });
});

it('tells in lists and files what is translated, checked, and of other words since', async () => {
  const { scrollId, ask, bring, edit } = await buildTalks(test, maker);
  const transcriptId = await bring(talk);
  await edit(transcriptId, ([first, second, third]) => [
    ...transcriptChanges.translate(first!, 'How do you buy tea?', 'hand', 'checked'),
    ...transcriptChanges.translate(second!, 'Online, three times a month.', 'hand'),
    ...transcriptChanges.translate(third!, 'Online!', 'hand', 'checked'),
  ]);
  await edit(transcriptId, ([, , third]) => transcriptChanges.text(third!, '店里！'));
  const { transcripts } = await ask(transcriptProjectCalls.project, { scrollId });
  expect(transcripts[0]).toMatchObject({ turns: 4, translatable: 4, translated: 3, checked: 1, stale: 1 });
  const url = `/api${transcriptFileCalls.export.path}?${new URLSearchParams({ scrollId, transcriptId, format: 'xlsx' })}`;
  const file = await test.app.inject({ url, headers: { authorization: `Bearer ${maker.token}` } });
  const sheet = await readXlsx(file.rawPayload);
  expect(sheet.sheets[0]!.rows.map(row => row.slice(3, 5))).toEqual([
    ['译文', '译文状态'],
    ['How do you buy tea?', '已核对'],
    ['Online, three times a month.', '未核对'],
    ['Online!', '原文已改，待重核'],
    ['', ''],
  ]);
});
