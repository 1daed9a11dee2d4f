import { codingCalls, codingFrameCalls, transcriptFileCalls } from '@wenshu/api-contract';
import { readQdaProject, type Turn, transcriptChanges } from '@wenshu/transcripts';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildTalks } from '../../../testing/talks/build-talks.ts';
import { codesOnTurns, standingOn } from './codes-on-turns.ts';

let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
});
afterAll(() => test.close());

const talk = '主持人：怎么买茶？\n李女士：我在网上买。\n王先生：我去店里。\n李女士：便宜。';

/** Two codes, given to what was said and to its translation; the second, third and fourth turn are translated. */
async function codedTalk() {
  const talks = await buildTalks(test, maker);
  const { scrollId, ask } = talks;
  const transcriptId = await talks.bring(talk);
  await talks.edit(transcriptId, ([, second, third, fourth]) => [
    ...transcriptChanges.translate(second!, 'I buy online.', 'hand'),
    ...transcriptChanges.translate(third!, 'I go to the shop.', 'hand'),
    ...transcriptChanges.translate(fourth!, 'Cheap.', 'hand'),
  ]);
  const commands = [
    { does: 'add', parent: null, zh: '渠道', en: 'Channel' },
    { does: 'add', parent: null, zh: '价格', en: 'Price' },
  ];
  const { frameId } = await ask(codingFrameCalls.create, { name: 'Reasons', commands });
  const said = await ask(codingCalls.setUp, { scrollId, variable: 'talktext', frameId });
  const translated = await ask(codingCalls.setUp, { scrollId, variable: 'talktran', frameId });
  const { turns } = await talks.open(transcriptId);
  const [, second, third, fourth] = turns as [Turn, Turn, Turn, Turn];
  const code = (codingId: string, turn: Turn, add: number[], span?: object, person?: TestPerson) =>
    ask(codingCalls.code, { scrollId, codingId, answerRecordIds: [turn.id], add, ...(span && { span }) }, person);
  return { ...talks, transcriptId, frameId, said, translated, second, third, fourth, code };
}

it('finds a code once on a turn, whichever language it was given in', async () => {
  const talks = await codedTalk();
  const { scrollId, said, translated, second, third, fourth, code, ask } = talks;
  // 网上, and again by the same person in the translation; "the shop" in the translation only.
  await code(said.codingId, second, [1], { from: 2, to: 4 });
  await code(translated.codingId, second, [1], { from: 6, to: 12 });
  await code(translated.codingId, third, [1], { from: 8, to: 16 });
  await code(said.codingId, fourth, [2]);
  const asked = async () => {
    const { turns } = await talks.open(talks.transcriptId);
    const { onTurns } = await codesOnTurns(test.platform.database.pool, { scrollId, turns, language: 'en' });
    return onTurns;
  };
  const found = await asked();
  expect(found.map(({ turnId, code: one, name, given }) => [turnId, one, name, given.map(({ side }) => side)])).toEqual(
    [
      [second.id, 1, 'Channel', ['text', 'translation']],
      [third.id, 1, 'Channel', ['translation']],
      [fourth.id, 2, 'Price', ['text']],
    ],
  );
  const places = (side: 'text' | 'translation') =>
    found.map(one => standingOn(one, side).map(({ from, to }) => [from, to]));
  expect(places('text')).toEqual([[[2, 4]], [[null, null]], [[null, null]]]);
  expect(places('translation')).toEqual([[[6, 12]], [[8, 16]], [[null, null]]]);

  // The variable of either says the same, and counts each turn once.
  for (const { codingId } of [said, translated]) {
    const counted = await ask(codingCalls.counts, { scrollId, codingId });
    expect([counted.coded, counted.codes.toSorted((one, other) => one.code - other.code)]).toEqual([
      3,
      [
        { code: 1, count: 2 },
        { code: 2, count: 1 },
      ],
    ]);
  }
  // Whoever codes what was said sees what was given to its translation, on all of the turn.
  const { items } = await ask(codingCalls.answers, {
    scrollId,
    codingId: said.codingId,
    list: 'coded',
    sort: 'oldest',
    code: 1,
  });
  expect(items.map(({ answerRecordId, marks }) => [answerRecordId, marks.map(({ span }) => span)])).toEqual([
    [second.id, [{ from: 2, to: 4 }, null]],
    [third.id, [null]],
  ]);
  // And goes with the words of the translation, as long as they stand.
  await talks.edit(talks.transcriptId, ([, , turn]) =>
    transcriptChanges.translate(turn!, 'So I go to the shop.', 'hand'),
  );
  const moved = (await asked()).find(({ turnId }) => turnId === third.id)!;
  expect(standingOn(moved, 'translation').map(({ from, to }) => [from, to])).toEqual([[11, 19]]);
  await talks.edit(talks.transcriptId, ([, , turn]) => transcriptChanges.translate(turn!, 'Offline only.', 'hand'));
  expect((await asked()).map(({ turnId }) => turnId)).toEqual([second.id, fourth.id]);
});

it('tells who gave it, and what one person gave on both sides is not on all of the turn besides', async () => {
  const { scrollId, said, translated, second, code, open, transcriptId } = await codedTalk();
  const other = await buildPerson(test.platform);
  await giveRights(test.platform, other, scrollId, ['questionnaire.view', 'analysis.transcript']);
  await code(said.codingId, second, [1], { from: 0, to: 1 });
  await code(translated.codingId, second, [1], { from: 0, to: 1 });
  await code(translated.codingId, second, [1], { from: 2, to: 5 }, other);
  const { turns } = await open(transcriptId);
  const { onTurns } = await codesOnTurns(test.platform.database.pool, { scrollId, turns, language: 'zh' });
  const [one] = onTurns;
  expect(onTurns.length).toBe(1);
  expect(standingOn(one!, 'text').map(({ from, to, personId }) => [from, to, personId])).toEqual([
    [0, 1, maker.id],
    [null, null, other.id],
  ]);
});

it('takes a code away in both languages, and gives it back in both', async () => {
  const { scrollId, said, translated, second, third, code, ask } = await codedTalk();
  await code(translated.codingId, second, [1], { from: 6, to: 12 });
  await code(said.codingId, second, [1]);
  await code(translated.codingId, third, [1]);
  const coded = async () => (await ask(codingCalls.counts, { scrollId, codingId: translated.codingId })).coded;
  expect(await coded()).toBe(2);
  const { deedId, ended } = await ask(codingCalls.code, {
    scrollId,
    codingId: said.codingId,
    answerRecordIds: [second.id],
    remove: [1],
  });
  expect([ended, await coded()]).toEqual([2, 1]);
  const undone = await ask(codingCalls.undo, { scrollId, codingId: said.codingId, deedId });
  expect([undone.added, await coded()]).toEqual([2, 2]);
  // A coding that goes takes what was given in it alone out of the other.
  await ask(codingCalls.remove, { scrollId, codingId: translated.codingId });
  expect((await ask(codingCalls.counts, { scrollId, codingId: said.codingId })).coded).toBe(1);
});

it('has nothing to do with another frame, and goes out once', async () => {
  const { scrollId, said, translated, second, third, code, ask, transcriptId } = await codedTalk();
  const { frameId } = await ask(codingFrameCalls.create, {
    name: 'Others',
    commands: [{ does: 'add', parent: null, zh: '渠道' }],
  });
  const apart = await ask(codingCalls.setUp, { scrollId, variable: 'talktran', frameId });
  await code(said.codingId, second, [1]);
  await code(translated.codingId, second, [1]);
  await code(translated.codingId, third, [2], { from: 0, to: 4 });
  expect((await ask(codingCalls.counts, { scrollId, codingId: apart.codingId })).coded).toBe(0);
  const file = async ({ path }: { readonly path: string }, input: Readonly<Record<string, string>>) => {
    const url = `/api${path}?${new URLSearchParams(input)}`;
    const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${maker.token}` } });
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  };
  const sheet = await readXlsx(await file(transcriptFileCalls.export, { scrollId, transcriptId, format: 'xlsx' }));
  const [head, ...rows] = sheet.sheets[0]!.rows;
  const place = head!.indexOf('编码');
  expect(rows.map(row => row[place])).toEqual(['', '渠道', '价格', '']);
  const zip = unzipSync(await file(transcriptFileCalls.exportProject, { scrollId }));
  const parts = new Map(Object.entries(zip).map(([name, bytes]) => [name.replace('Sources/', ''), strFromU8(bytes)]));
  const read = readQdaProject(parts.get('project.qde')!, name => parts.get(name));
  if (typeof read === 'string') throw new Error(read);
  const [source] = read.project.sources;
  const coded = source!.spans.filter(({ codings }) => codings.length > 0);
  expect(coded.map(({ from, to, codings }) => [source!.text.slice(from, to), codings.length])).toEqual([
    ['我在网上买。', 1],
    ['我去店里。', 1],
  ]);
});
