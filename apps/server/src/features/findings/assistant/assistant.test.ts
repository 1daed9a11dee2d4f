import { type Exhibit, leafHeads, type Table } from '@wenshu/analysis';
import {
  analysisCalls,
  assistantCalls,
  type CallData,
  LONGEST_ASKED,
  MOST_ASKED_STEPS,
  MOST_CONVERSATIONS,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedKeys, askedTitles, buildAskedSurvey } from '../../../testing/assistant/asked-survey.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { describePerson } from '../own-data/describe-person.ts';

type Asked = CallData<typeof assistantCalls.ask>;
type Answer = CallData<typeof assistantCalls.answer>;

let test: TestApp;
let owner: TestPerson;
let northern: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  owner = await buildPerson(test.platform);
  northern = await buildPerson(test.platform);
  survey = await buildAskedSurvey(test, owner);
  const range = { kind: 'channel', channels: ['north'] } as const;
  await giveRights(
    test.platform,
    northern,
    survey.scrollId,
    ['statistics.view', 'analysis.cross', 'analysis.model'],
    range,
  );
}, 180_000);
afterAll(() => test.close());

const tryAsk = (question: string, more: object = {}, person = owner) =>
  test.call(assistantCalls.ask, { scrollId: survey.scrollId, question, ...more }, asPerson(person));
const ask = async (question: string, more: object = {}, person = owner) => {
  const answer = await tryAsk(question, more, person);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as Asked;
};
const tryAnswer = ({ conversationId, step }: Asked, person = owner, lang: 'zh' | 'en' = 'zh') =>
  test.call(
    assistantCalls.answer,
    { scrollId: survey.scrollId, conversationId, step: step.step },
    { ...asPerson(person), lang },
  );
const answerOf = async (asked: Asked, person = owner, lang: 'zh' | 'en' = 'zh') => {
  const answer = await tryAnswer(asked, person, lang);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as Answer;
};
const firstTable = (exhibits: readonly unknown[]) =>
  (exhibits as Exhibit[]).find((one): one is Table => one.kind === 'table')!;
const listed = async (person = owner) =>
  (await test.call(assistantCalls.conversations, {}, asPerson(person))).data as CallData<
    typeof assistantCalls.conversations
  >;

describe('a question in words', () => {
  it('is answered with the very numbers that the analysis screens show for the same request (S2.32, P2.20)', async () => {
    for (const [question, kind] of [
      ['男性和女性的满意度有差别吗？', 'compareMeans'],
      ['按性别看联系方式有什么不同？', 'cross'],
      ['大家通过哪些方式联系我们？', 'summary'],
      ['哪些方面最影响总体满意度？', 'keyDrivers'],
      ['速度满意度和总体满意度有关系吗？', undefined],
    ] as const) {
      const { parts } = await answerOf(await ask(question));
      expect(parts).toHaveLength(1);
      const [{ analysis, exhibits }] = parts as [Answer['parts'][number]];
      if (kind) expect(analysis.kind).toBe(kind);
      const screen = await test.call(analysisCalls.run, { scrollId: survey.scrollId, ...analysis } as never, {
        ...asPerson(owner),
        lang: 'zh',
      });
      expect((screen.data as CallData<typeof analysisCalls.run>).exhibits).toEqual(exhibits);
    }
  });

  it('says what was computed: of what, of whom, of how many', async () => {
    const { parts } = await answerOf(await ask('女性通过哪些方式联系我们？'));
    // 72 of the 180 are women, and a seventh of all did not answer.
    const women = Array.from({ length: 180 }, (_, at) => at).filter(at => at % 5 < 2 && at % 7 !== 0);
    expect(parts).toMatchObject([{ variables: [askedTitles.contact], people: women.length }]);
    expect(parts[0]!.filter).toContain('女');
  });

  it('looks through all groupings and shows those that stand when all tests are counted', async () => {
    const asked = await ask('哪些人群的满意度更低？差异显著吗？');
    expect(asked.step.plan).toMatchObject({ kind: 'groups', isByAny: true, subjects: [askedTitles.satisfied] });
    const { parts, said } = await answerOf(asked);
    expect(parts.map(({ variables }) => variables)).toEqual([[askedTitles.satisfied, askedTitles.gender]]);
    expect(said).toEqual([
      `“${askedTitles.satisfied}”在以下分组间有显著差异：“${askedTitles.gender}”（95% 置信水平，按 2 次检验作 Holm 校正）。`,
    ]);
    const means = firstTable(parts[0]!.exhibits);
    const at = means.columns.findIndex(({ id }) => id === 'mean');
    const [men, women] = means.cells.map(cells => Number(cells[at]!.values[0]));
    expect(leafHeads(means.rows).map(({ head }) => head.text)).toEqual(['男', '女']);
    expect(women!).toBeLessThan(men!);
    const english = await answerOf(asked, owner, 'en');
    expect(english.said[0]).toMatch(/differs significantly by “您的性别” \(95% level, Holm/);
  });

  it('is answered of the reader’s own records alone: where nobody differs, nothing is said to', async () => {
    const asked = await ask('哪些人群的满意度更低？', {}, northern);
    const { parts, said } = await answerOf(asked, northern);
    expect(parts).toEqual([]);
    expect(said).toEqual([expect.stringContaining('没有发现显著差异')]);
    const [counted] = (await answerOf(await ask('大家通过哪些方式联系我们？', {}, northern), northern)).parts;
    const [all] = (await answerOf(await ask('大家通过哪些方式联系我们？'))).parts;
    expect([counted!.people, all!.people]).toEqual([51, 154]);
  });

  it('is refused in words to whoever may not run what it needs', async () => {
    const [stranger, reader] = [await buildPerson(test.platform), await buildPerson(test.platform)];
    expect(await tryAsk('满意度怎么样？', {}, stranger)).toMatchObject({ code: '9104' });
    await giveRights(test.platform, reader, survey.scrollId, ['statistics.view']);
    const shares = await ask('按性别看联系方式有什么不同？', {}, reader);
    expect(await tryAnswer(shares, reader)).toMatchObject({ code: '9104', message: expect.stringContaining('权限') });
    const means = await ask('男性和女性的满意度有差别吗？', {}, reader);
    expect(await tryAnswer(means, reader)).toMatchObject({ code: '9104', message: expect.stringContaining('权限') });
    expect((await answerOf(await ask('大家通过哪些方式联系我们？', {}, reader), reader)).parts).toHaveLength(1);
  });

  it('that two questions fit as well is asked back, and what is picked is meant', async () => {
    const { step, conversationId } = await ask('外观、速度的分布');
    expect(step.is).toBe('which');
    expect(step.choices.map(({ label }) => label).sort()).toEqual([askedTitles.looks, askedTitles.speed].sort());
    const again = await ask('外观、速度的分布', { conversationId, picked: [askedKeys.speed] });
    expect(again.step).toMatchObject({ is: 'plan', plan: { subjects: [askedTitles.speed] } });
  });

  it('that is not understood is told so, with questions that are', async () => {
    const { step } = await ask('zzqx');
    expect(step).toMatchObject({ is: 'unclear', plan: null });
    for (const lang of ['zh', 'en'] as const) {
      const ideas = (await test.call(assistantCalls.ideas, { scrollId: survey.scrollId }, { ...asPerson(owner), lang }))
        .data as readonly string[];
      expect(ideas).toHaveLength(6);
      const kinds = await Promise.all(ideas.map(async idea => (await ask(idea)).step.plan));
      expect(kinds.map(plan => plan && [plan.kind, plan.subjects[0]])).toEqual([
        ['groups', askedTitles.satisfied],
        ['groups', askedTitles.satisfied],
        ['drivers', askedTitles.satisfied],
        ['distribution', askedTitles.contact],
        ['answers', askedTitles.why],
        ['trend', askedTitles.satisfied],
      ]);
      expect(kinds[1]!.by).toEqual([askedTitles.gender]);
    }
  });

  it('on time is refused in words while all records came at once, and answered when they came in several weeks', async () => {
    const asked = await ask('总体满意度随时间有什么变化？');
    const came = (odd: number, even: number) =>
      test.platform.database.pool.query(
        `update answer_record set changed = pg_current_xact_id(),
           submitted_at = $2::timestamptz - make_interval(days => case when serial % 2 = 0 then $4::int else $3::int end) where scroll_id = $1`,
        [survey.scrollId, test.clock.now(), odd, even],
      );
    await came(2, 2);
    expect(await tryAnswer(asked)).toMatchObject({ code: '9958', message: expect.stringContaining('时间段') });
    await came(2, 17);
    const { parts } = await answerOf(asked);
    expect(parts[0]!.analysis.kind).toBe('trend');
  });
});

describe('a conversation', () => {
  it('goes on from a step: other people, another grouping, and the rest as it was', async () => {
    const first = await ask('大家通过哪些方式联系我们？');
    const { conversationId } = first;
    const women = await ask('只看女性呢？', { conversationId, after: 1 });
    expect(women.step).toMatchObject({
      step: 2,
      after: 1,
      plan: {
        kind: 'distribution',
        subjects: [askedTitles.contact],
        only: [{ label: askedTitles.gender, options: ['女'] }],
      },
    });
    const byAge = await ask('按年龄段分开看', { conversationId, after: 2 });
    expect(byAge.step.plan).toMatchObject({
      kind: 'groups',
      subjects: [askedTitles.contact],
      by: [askedTitles.age],
      only: [{ options: ['女'] }],
    });
    const fromFirst = await ask('按年龄段分开看', { conversationId, after: 1 });
    expect(fromFirst.step).toMatchObject({ step: 4, after: 1, plan: { only: [] } });
    const share = await ask('作为占全部人数的百分比', { conversationId, after: 4 });
    const [part] = (await answerOf(share)).parts;
    expect(part!.analysis.request).toMatchObject({ measures: ['totalPercent', 'count'] });
  });

  it('is kept for its person alone, with its questions and without a number', async () => {
    const asked = await ask('哪些方面最影响总体满意度？');
    await answerOf(asked);
    const { conversationId } = asked;
    const other = await buildPerson(test.platform);
    await giveRights(test.platform, other, survey.scrollId, ['statistics.view', 'analysis.model']);
    for (const call of [assistantCalls.conversation, assistantCalls.remove] as const)
      expect(await test.call(call, { conversationId }, asPerson(other))).toMatchObject({ code: '9955' });
    expect(await tryAnswer(asked, other)).toMatchObject({ code: '9955' });
    expect(await tryAsk('只看女性', { conversationId, after: 1 }, other)).toMatchObject({ code: '9955' });
    const look = await test.call(assistantCalls.conversation, { conversationId }, asPerson(owner));
    expect(look.data).toMatchObject({ scrollName: 'Imported', steps: [{ step: 1, plan: { kind: 'drivers' } }] });
    expect((await listed()).find(one => one.conversationId === conversationId)).toMatchObject({
      name: '哪些方面最影响总体满意度？',
    });
    const { rows } = await test.platform.database.pool.query(
      'select reading from assistant_step where conversation_id = $1',
      [conversationId],
    );
    expect(rows).toEqual([{ reading: { is: 'plan', plan: expect.anything() } }]);
    expect(await describePerson(test.platform, owner.id)).toMatchObject({
      conversations: expect.arrayContaining([expect.objectContaining({ questions: ['哪些方面最影响总体满意度？'] })]),
    });
  });

  it('is renamed and removed', async () => {
    const { conversationId } = await ask('大家通过哪些方式联系我们？');
    await test.call(assistantCalls.rename, { conversationId, name: '联系方式' }, asPerson(owner));
    expect((await listed()).find(one => one.conversationId === conversationId)).toMatchObject({ name: '联系方式' });
    await test.call(assistantCalls.remove, { conversationId }, asPerson(owner));
    expect((await listed()).map(one => one.conversationId)).not.toContain(conversationId);
  });

  it('shows its own words alone to whoever may not see the statistics any more', async () => {
    const leaver = await buildPerson(test.platform);
    await giveRights(test.platform, leaver, survey.scrollId, ['statistics.view']);
    const asked = await ask('大家通过哪些方式联系我们？', {}, leaver);
    await test.platform.database.pool.query('delete from right_row where person_id = $1', [leaver.id]);
    const { conversationId } = asked;
    const look = await test.call(assistantCalls.conversation, { conversationId }, asPerson(leaver));
    expect(look.data).toMatchObject({
      scrollName: null,
      steps: [{ question: '大家通过哪些方式联系我们？', plan: null }],
    });
    expect(JSON.stringify(look.data)).not.toContain(askedTitles.contact);
    expect(await listed(leaver)).toMatchObject([{ scrollName: null }]);
    expect((await tryAnswer(asked, leaver)).code).not.toBe('0000');
  });

  it('says that numbers have changed since they were seen, and not because somebody else’s records are another range', async () => {
    const mine = await buildPerson(test.platform);
    const small = await buildAskedSurvey(test, mine);
    const own = { scrollId: small.scrollId };
    const asked = (await test.call(assistantCalls.ask, { ...own, question: '哪些方式联系' }, asPerson(mine)))
      .data as Asked;
    const again = async () =>
      (
        await test.call(
          assistantCalls.answer,
          { ...own, conversationId: asked.conversationId, step: 1 },
          asPerson(mine),
        )
      ).data as Answer;
    expect(await again()).toMatchObject({ hasChanged: false });
    expect(await again()).toMatchObject({ hasChanged: false });
    await test.platform.database.pool.query(
      'update answer_record set status = 3, changed = pg_current_xact_id() where scroll_id = $1 and serial = 2',
      [small.scrollId],
    );
    expect(await again()).toMatchObject({ hasChanged: true });
    expect(await again()).toMatchObject({ hasChanged: false });
  });

  it('is bounded: a question’s letters, its steps, and how many a person has', async () => {
    expect(await tryAsk('问'.repeat(LONGEST_ASKED + 1))).toMatchObject({ code: '9001' });
    const person = await buildPerson(test.platform);
    await giveRights(test.platform, person, survey.scrollId, ['statistics.view']);
    const { conversationId } = await ask('联系方式', {}, person);
    const { pool } = test.platform.database;
    await pool.query('update assistant_conversation set last_step = $2 where conversation_id = $1', [
      conversationId,
      MOST_ASKED_STEPS,
    ]);
    expect(await tryAsk('联系方式', { conversationId }, person)).toMatchObject({ code: '9956' });
    await pool.query(
      `insert into assistant_conversation (conversation_id, person_id, scroll_id, name, changed_at)
       select 'many' || n, $1, $2, 'x', now() from generate_series(2, $3) n`,
      [person.id, survey.scrollId, MOST_CONVERSATIONS - 1],
    );
    // One place is left, and two ask for it at once.
    const codes = (await Promise.all([tryAsk('联系方式', {}, person), tryAsk('联系方式', {}, person)])).map(
      one => one.code,
    );
    expect(codes.sort()).toEqual(['0000', '9957']);
  });

  it('of another survey takes no question with the right on this one', async () => {
    const other = await buildAskedSurvey(test, owner);
    const { conversationId } = await ask('联系方式');
    const crossed = { scrollId: other.scrollId, conversationId, question: '联系方式' };
    expect(await test.call(assistantCalls.ask, crossed, asPerson(owner))).toMatchObject({ code: '9955' });
    const answered = { scrollId: other.scrollId, conversationId, step: 1 };
    expect(await test.call(assistantCalls.answer, answered, asPerson(owner))).toMatchObject({ code: '9955' });
  });
});
