import {
  type CallData,
  codingCalls,
  codingFrameCalls,
  transcriptBringingCalls,
  transcriptFileCalls,
  transcriptProjectCalls,
} from '@wenshu/api-contract';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { sendForm } from '../../../../testing/send-form.ts';
import { buildTalks } from '../../../../testing/talks/build-talks.ts';
import { codesOnTurns } from '../codes-on-turns.ts';

let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
});
afterAll(() => test.close());

const talk = '主持人：怎么买茶？\n李女士：我在网上买，便宜。\n王先生：我去店里。';
const other = '主持人：为什么？\n赵女士：近。';

interface Read {
  readonly code: string;
  readonly message: string;
  readonly data: CallData<typeof transcriptBringingCalls.readProject>;
}

const sent = (scrollId: string, content: Uint8Array): Promise<Read> =>
  sendForm(test.app, transcriptBringingCalls.readProject, {
    fields: { scrollId },
    file: { content, name: 'a.qdpx' },
    token: maker.token,
  });

/** Where codes stand, by the words of the turn. */
async function codedWords(talks: Awaited<ReturnType<typeof buildTalks>>, transcriptIds: readonly string[]) {
  const turns = (await Promise.all(transcriptIds.map(id => talks.open(id)))).flatMap(each => each.turns);
  const words = new Map(turns.map(({ id, text }) => [id, text]));
  const { onTurns } = await codesOnTurns(test.platform.database.pool, {
    scrollId: talks.scrollId,
    turns,
    language: 'zh',
  });
  return onTurns.flatMap(({ turnId, name, given }) =>
    given.map(({ from, to }) => `${name}: ${words.get(turnId)!.slice(from ?? 0, to ?? undefined)}`),
  );
}

describe('a project that goes out and comes in elsewhere', () => {
  it('has its people with what is known of them, its words, and its codes where they stood', async () => {
    const from = await buildTalks(test, maker);
    const [first, second] = [await from.bring(talk, '第一组'), await from.bring(other, '第二组')];
    const attributes = [
      { id: 'attribcity', name: '城市', kind: 'choice', choices: ['上海', '成都'] },
      { id: 'attribage', name: '年龄', kind: 'number', choices: [] },
    ];
    await from.ask(transcriptProjectCalls.saveAttributes, { scrollId: from.scrollId, attributes });
    const { people } = await from.ask(transcriptProjectCalls.project, { scrollId: from.scrollId });
    const li = people.find(({ name }) => name === '李女士')!;
    const values = { attribcity: '成都', attribage: 34 };
    await from.ask(transcriptProjectCalls.savePerson, {
      scrollId: from.scrollId,
      no: li.no,
      name: li.name,
      role: li.role,
      values,
    });
    const commands = [
      { does: 'add', parent: null, zh: '渠道', en: '' },
      { does: 'add', parent: null, zh: '价格', en: '' },
    ];
    const { frameId } = await from.ask(codingFrameCalls.create, { name: '理由', commands });
    const { codingId } = await from.ask(codingCalls.setUp, { scrollId: from.scrollId, variable: 'talktext', frameId });
    const { turns } = await from.open(first);
    const code = (at: number, add: number[], span?: object) =>
      from.ask(codingCalls.code, {
        scrollId: from.scrollId,
        codingId,
        answerRecordIds: [turns[at]!.id],
        add,
        ...(span && { span }),
      });
    await code(1, [1], { from: 2, to: 4 });
    await code(1, [2], { from: 6, to: 8 });
    await code(2, [1]);

    const away = await test.app.inject({
      url: `/api${transcriptFileCalls.exportProject.path}?scrollId=${from.scrollId}`,
      headers: { authorization: `Bearer ${maker.token}` },
    });
    const into = await buildTalks(test, maker);
    const read = await sent(into.scrollId, away.rawPayload);
    expect(read).toMatchObject({ code: '0000', data: { codes: 2, codings: 3, remarks: [] } });
    expect(
      read.data.sources.map(({ name, turns: count, codings }) => `${name} ${count} ${codings}`).toSorted(),
    ).toEqual(['第一组 3 3', '第二组 2 0']);
    const { draftId } = read.data;
    const done = await into.ask(transcriptBringingCalls.confirmProject, { scrollId: into.scrollId, draftId });
    expect(done).toMatchObject({ transcripts: 2, people: 4, codings: 3 });
    const project = await into.ask(transcriptProjectCalls.project, { scrollId: into.scrollId });
    expect(project.people.map(({ name, role, turns: count }) => `${name} ${role} ${count}`).toSorted()).toEqual([
      '主持人 moderator 2',
      '李女士 participant 1',
      '王先生 participant 1',
      '赵女士 participant 1',
    ]);
    expect(project.attributes.map(({ name, kind, choices }) => [name, kind, choices])).toEqual([
      ['城市', 'choice', ['成都']],
      ['年龄', 'number', []],
    ]);
    const [city, age] = project.attributes;
    expect(project.people.find(({ name }) => name === '李女士')!.values).toEqual({ [city!.id]: '成都', [age!.id]: 34 });
    const ids = project.transcripts.map(({ transcriptId }) => transcriptId);
    expect((await codedWords(into, ids)).toSorted()).toEqual((await codedWords(from, [first, second])).toSorted());
    // A draft is one once.
    const again = await test.call(
      transcriptBringingCalls.confirmProject,
      { scrollId: into.scrollId, draftId },
      asPerson(maker),
    );
    expect(again.code).toBe('9995');
  });
});

describe('what somebody sends as a project', () => {
  it.each<[string, () => Uint8Array]>([
    ['no zip', () => strToU8('<Project/>')],
    ['a zip without a project', () => zipSync({ 'a.txt': strToU8('x') })],
    ['a codebook', () => zipSync({ 'project.qde': strToU8('<CodeBook/>') })],
    [
      'a document type',
      () => zipSync({ 'project.qde': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><Project>&b;</Project>') }),
    ],
    ['no text in it', () => zipSync({ 'project.qde': strToU8('<Project name="x"/>') })],
    ['nothing', () => new Uint8Array()],
  ])('is refused in words: %s', async (_what, content) => {
    const { scrollId, ask } = await buildTalks(test, maker);
    const answer = await sent(scrollId, content());
    expect(answer.code).not.toBe('0000');
    expect(answer.message).not.toBe('');
    const { transcripts } = await ask(transcriptProjectCalls.project, { scrollId });
    expect(transcripts).toEqual([]);
  });

  it('points nowhere outside of its own folder', async () => {
    const { scrollId } = await buildTalks(test, maker);
    const source = '<TextSource guid="a" name="x" plainTextPath="internal://../../etc/passwd"/>';
    const content = zipSync({ 'project.qde': strToU8(`<Project name="x"><Sources>${source}</Sources></Project>`) });
    expect((await sent(scrollId, content)).code).toBe('9994');
  });

  it('is nobody’s but the sender’s, and of one project', async () => {
    const colleague = await buildPerson(test.platform);
    const talks = await buildTalks(test, maker);
    const { scrollId } = talks;
    await giveRights(test.platform, colleague, scrollId, ['questionnaire.view', 'analysis.transcript']);
    const source =
      '<TextSource guid="a" name="x"><PlainTextContent>Ann: yes&#10;Ann: no&#10;Bob: so</PlainTextContent></TextSource>';
    const content = zipSync({ 'project.qde': strToU8(`<Project name="x"><Sources>${source}</Sources></Project>`) });
    const { draftId } = (await sent(scrollId, content)).data;
    const confirm = (person: TestPerson, of: string) =>
      test.call(transcriptBringingCalls.confirmProject, { scrollId: of, draftId }, asPerson(person));
    expect((await confirm(colleague, scrollId)).code).toBe('9995');
    const elsewhere = await buildTalks(test, maker);
    expect((await confirm(maker, elsewhere.scrollId)).code).toBe('9995');
    expect(await confirm(maker, scrollId)).toMatchObject({
      code: '0000',
      data: { transcripts: 1, people: 2, codingId: null },
    });
  });
});
