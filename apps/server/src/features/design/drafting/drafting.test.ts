import {
  aiGptCalls,
  type CallData,
  type Draft,
  draftingCalls,
  enterpriseCalls,
  errorCodes,
  HELPER_AGREEMENT_VERSION,
  helperCalls,
  jobCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { inOrder, type Questionnaire } from '@wenshu/survey-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEnterprise, buildMember, buildProject } from '../../../testing/build-enterprise.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { ModelServer, modelDoes } from '../../../testing/fakes/model-server.ts';
import { runJob } from '../../people/jobs/index.ts';
import { personJobs } from '../../person-jobs.ts';
import { deleteQuestionnaireDraftsBefore } from './index.ts';
import { allQuestions } from './plan/make-plan.ts';

const description = '想了解社区图书馆的读者对馆藏、座位、开放时间的满意度，多久来一次，5分钟以内，匿名。';
const kinds = new Map(personJobs.map(job => [job.kind, job]));

const begin = async (app: TestApp, person: TestPerson, text = description) =>
  (await app.call(draftingCalls.begin, { description: text }, asPerson(person))).data as Draft;
const look = async (app: TestApp, person: TestPerson, draftId: string) =>
  (await app.call(draftingCalls.look, { draftId }, asPerson(person))).data as Draft;
const wish = (app: TestApp, person: TestPerson, { draftId, step }: Draft, words: string) =>
  app.call(draftingCalls.change, { draftId, step, wish: words }, asPerson(person));
const documentOf = async (app: TestApp, person: TestPerson, scrollId: string) =>
  ((await app.call(scrollCalls.get, { scrollId }, asPerson(person))).data as { document: Questionnaire }).document;

describe('by the house’s own helper', () => {
  let app: TestApp;
  let person: TestPerson;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    person = await buildPerson(app.platform);
  });

  it('a description becomes a plan, then a questionnaire in one step (S1.13, S2.19, S7.18)', async () => {
    const draft = await begin(app, person);
    expect(draft).toMatchObject({
      step: 1,
      lastStep: 1,
      jobId: null,
      scrollId: null,
      helped: { by: 'house', because: 'no-model' },
    });
    expect(draft.plan!.facts).toMatchObject({ minutes: 5, isAnonymous: true });
    expect(draft.minutes).toBeLessThanOrEqual(5);
    const listed = (await app.call(draftingCalls.list, {}, asPerson(person))).data as CallData<
      typeof draftingCalls.list
    >;
    expect(listed).toMatchObject([{ draftId: draft.draftId, description }]);
    const { draftId, step } = draft;
    const made = (
      await app.call(aiGptCalls.createAiScroll, { draftId, step, name: '图书馆读者调查' }, asPerson(person))
    ).data as CallData<typeof aiGptCalls.createAiScroll>;
    expect(made.problems).toEqual([]);
    const document = await documentOf(app, person, made.scrollId!);
    expect(document.title.text).toBe('图书馆读者调查');
    const asked = inOrder(document.questions).filter(({ type }) => type !== 'page-break' && type !== 'text-note');
    expect(asked.map(({ title }) => title.text)).toEqual(allQuestions(draft.plan!).map(({ words }) => words.zh!.title));
    expect((await look(app, person, draftId)).scrollId).toBe(made.scrollId);
  });

  it('a description for which there is a template is offered it beside the plan, in the language of whoever reads', async () => {
    const hotel = '我们是一家商务酒店，想了解住客对入住、房间、早餐和前台的满意度。';
    const draft = await begin(app, person, hotel);
    expect(draft.template).toMatchObject({ slug: 'hotel-stay' });
    expect(draft.template!.title).toMatch(/酒店/);
    const english = await app.call(draftingCalls.look, { draftId: draft.draftId }, { ...asPerson(person), lang: 'en' });
    expect((english.data as Draft).template!.title).toMatch(/hotel/i);
    expect((await begin(app, person, '登山队想统计队员的装备尺码和饮食禁忌。')).template).toBeNull();
  });

  it('wishes change it, are taken back and made again, and what is not understood keeps nothing', async () => {
    const first = await begin(app, person);
    const second = (await wish(app, person, first, '短一点')).data as Draft;
    expect(second).toMatchObject({ step: 2, lastStep: 2 });
    expect(second.said.at(-1)).toMatchObject({ wish: '短一点', told: { word: 'shorter' }, by: 'house' });
    const { draftId } = first;
    const back = (await app.call(draftingCalls.go, { draftId, step: 2, to: 1 }, asPerson(person))).data as Draft;
    expect(back.plan).toEqual(first.plan);
    expect(back).toMatchObject({ step: 1, lastStep: 2 });
    const forth = (await app.call(draftingCalls.go, { draftId, step: 1, to: 2 }, asPerson(person))).data as Draft;
    expect(forth.plan).toEqual(second.plan);
    const odd = (await wish(app, person, forth, '唱首歌')).data as Draft;
    expect(odd).toMatchObject({ step: 2, lastStep: 2 });
    expect(odd.said.at(-1)!.told.word).toBe('not-understood');
    expect((await look(app, person, draftId)).said).toHaveLength(2);
    // Whoever goes back and wishes something else has no way forward any more.
    await app.call(draftingCalls.go, { draftId, step: 2, to: 1 }, asPerson(person));
    const other = (await wish(app, person, first, '匿名并且加一个英文版')).data as Draft;
    expect(other).toMatchObject({ step: 2, lastStep: 2, plan: { facts: { languages: ['zh', 'en'] } } });
  });

  it('a person says facts otherwise, drops, moves, words and replaces questions', async () => {
    const first = await begin(app, person);
    const { draftId } = first;
    const facts = (
      await app.call(
        draftingCalls.facts,
        { draftId, step: 1, facts: { minutes: 2, thing: '大学图书馆' } },
        asPerson(person),
      )
    ).data as Draft;
    expect(facts.plan!.facts).toMatchObject({ minutes: 2, thing: '大学图书馆' });
    expect(facts.minutes).toBeLessThanOrEqual(2);
    const [one, two] = allQuestions(facts.plan!);
    const edit = async (step: number, change: object) =>
      app.call(draftingCalls.edit, { draftId, step, edit: change } as never, asPerson(person));
    const dropped = (await edit(2, { does: 'drop', questionId: one!.id })).data as Draft;
    expect(allQuestions(dropped.plan!).map(({ id }) => id)).not.toContain(one!.id);
    const words = { ...two!.words.zh!, title: '请问您怎么看？' };
    const worded = (await edit(3, { does: 'words', questionId: two!.id, language: 'zh', words })).data as Draft;
    expect(allQuestions(worded.plan!).find(({ id }) => id === two!.id)!.words.zh!.title).toBe('请问您怎么看？');
    const wrong = { ...words, items: [...words.items, '多一个'] };
    expect((await edit(4, { does: 'words', questionId: two!.id, language: 'zh', words: wrong })).code).toBe(
      errorCodes.draftWordsWrong.code,
    );
    const others = (await app.call(draftingCalls.others, { draftId, questionId: two!.id }, asPerson(person)))
      .data as CallData<typeof draftingCalls.others>;
    expect(others.length).toBeGreaterThan(0);
    const replaced = (await edit(4, { does: 'replace', questionId: two!.id, entry: others[0]!.entry })).data as Draft;
    expect(allQuestions(replaced.plan!).map(({ entry }) => entry)).toContain(others[0]!.entry);
    expect(replaced.said.map(({ by }) => by)).toEqual(['house', 'person', 'person', 'person', 'person']);
    expect((await edit(5, { does: 'drop', questionId: 'nothing001' })).code).toBe(errorCodes.draftQuestionGone.code);
  });

  it('takes no words that would make a draft that never opens again', async () => {
    const draft = await begin(app, person);
    const [one] = allQuestions(draft.plan!);
    const words = one!.words.zh!;
    const say = (more: object) =>
      app.call(
        draftingCalls.edit,
        {
          draftId: draft.draftId,
          step: 1,
          edit: { does: 'words', questionId: one!.id, language: 'zh', words: { ...words, ...more } },
        },
        asPerson(person),
      );
    for (const title of ['', '   ', '长'.repeat(501)])
      expect((await say({ title })).code).toBe(errorCodes.inputInvalid.code);
    expect((await say({ items: words.items.map(() => ' ') })).code).toBe(errorCodes.inputInvalid.code);
    expect((await look(app, person, draft.draftId)).step).toBe(1);
    expect(((await say({ title: '长'.repeat(500) })).data as Draft).step).toBe(2);
  });

  it('a draft whose plan makes no questionnaire is still shown, and can be gone back from', async () => {
    const { draftId, plan } = (await wish(app, person, await begin(app, person), '短一点')).data as Draft;
    const broken = JSON.parse(JSON.stringify(plan)) as NonNullable<Draft['plan']>;
    Object.assign(allQuestions(broken)[0]!, { type: 'nothing-like-it' });
    await app.platform.database.pool.query(
      'update questionnaire_draft_step set plan = $2 where draft_id = $1 and step = 2',
      [draftId, JSON.stringify(broken)],
    );
    expect(await look(app, person, draftId)).toMatchObject({ step: 2, minutes: 0, findings: [] });
    const back = (await app.call(draftingCalls.go, { draftId, step: 2, to: 1 }, asPerson(person))).data as Draft;
    expect(back.minutes).toBeGreaterThan(0);
  });

  it('other languages leave what was changed by hand; another fact makes the plan anew', async () => {
    const { draftId, plan } = await begin(app, person);
    const [one] = allQuestions(plan!);
    const call = (step: number, facts: object) =>
      app.call(draftingCalls.facts, { draftId, step, facts } as never, asPerson(person));
    const words = { ...one!.words.zh!, title: '您自己写的一道题？' };
    await app.call(
      draftingCalls.edit,
      { draftId, step: 1, edit: { does: 'words', questionId: one!.id, language: 'zh', words } },
      asPerson(person),
    );
    const { thing, audience, minutes } = plan!.facts;
    const both = (await call(2, { thing, audience, minutes, languages: ['zh', 'en'] })).data as Draft;
    expect(both).toMatchObject({ step: 3, plan: { facts: { languages: ['zh', 'en'] } } });
    expect(both.said.at(-1)!.told.word).toBe('languages');
    expect(allQuestions(both.plan!)[0]!.words.zh!.title).toBe('您自己写的一道题？');
    const english = (await call(3, { languages: ['en'] })).data as Draft;
    expect(english.minutes).toBeGreaterThan(0);
    expect(english.plan!.introduction.en).toBeTruthy();
    const anew = (await call(4, { minutes: 3 })).data as Draft;
    expect(anew.said.at(-1)!.told.word).toBe('facts');
    expect(JSON.stringify(anew.plan)).not.toContain('您自己写的一道题？');
  });

  it('is its person’s alone, and a tab that is behind changes nothing', async () => {
    const draft = await begin(app, person);
    const { draftId } = draft;
    const stranger = await buildPerson(app.platform);
    for (const answer of [
      await app.call(draftingCalls.look, { draftId }, asPerson(stranger)),
      await wish(app, stranger, draft, '短一点'),
      await app.call(aiGptCalls.createAiScroll, { draftId, step: 1, name: '别人的问卷' }, asPerson(stranger)),
      await app.call(draftingCalls.remove, { draftId }, asPerson(stranger)),
    ])
      expect(answer.code).toBe(errorCodes.draftGone.code);
    expect((await app.call(draftingCalls.look, { draftId })).code).toBe(errorCodes.signInNeeded.code);
    expect((await app.call(draftingCalls.begin, { description: 'x' }, asPerson(person))).code).toBe(
      errorCodes.inputInvalid.code,
    );
    await wish(app, person, draft, '短一点');
    expect((await wish(app, person, draft, '短一点')).code).toBe(errorCodes.draftMovedOn.code);
    const late = await app.call(aiGptCalls.createAiScroll, { draftId, step: 1, name: '晚了一步' }, asPerson(person));
    expect(late.code).toBe(errorCodes.draftMovedOn.code);
    expect((await app.call(draftingCalls.go, { draftId, step: 2, to: 9 }, asPerson(person))).code).toBe(
      errorCodes.draftMovedOn.code,
    );
    await app.call(draftingCalls.remove, { draftId }, asPerson(person));
    expect((await app.call(draftingCalls.look, { draftId }, asPerson(person))).code).toBe(errorCodes.draftGone.code);
  });

  it('is swept a month after it was last worked on', async () => {
    const { draftId } = await begin(app, person);
    const { pool } = app.platform.database;
    const now = app.platform.clock.now().getTime();
    await deleteQuestionnaireDraftsBefore(pool, new Date(now - 1000));
    expect((await look(app, person, draftId)).draftId).toBe(draftId);
    await deleteQuestionnaireDraftsBefore(pool, new Date(now + 60_000));
    expect((await app.call(draftingCalls.look, { draftId }, asPerson(person))).code).toBe(errorCodes.draftGone.code);
  });
});

const question = (title: string, more: object = {}) => ({
  take: '',
  type: 'single-choice',
  place: 'core',
  construct: 'x',
  why: 'it was asked for',
  isRequired: true,
  words: [{ title, options: ['很差', '较差', '一般', '较好', '很好'], rows: [] }],
  screenOut: [],
  exclusive: [],
  isOrderRandom: false,
  showWhen: null,
  quota: null,
  ...more,
});
const good = {
  titles: ['图书馆问卷'],
  introductions: ['您好！本问卷不记名，大约需要 1 分钟。'],
  questions: [
    question('您上一次来图书馆是什么时候？', {
      place: 'screening',
      words: [
        {
          title: '您上一次来图书馆是什么时候？',
          options: ['一周以内', '一周以上、一个月以内', '一个月以前', '从来没有'],
          rows: [],
        },
      ],
      screenOut: [4],
    }),
    question('您觉得馆内的座位怎么样？'),
    question('', { take: 'open-improve-one', words: [], place: 'open' }),
  ],
};

describe('by a model', () => {
  const server = new ModelServer();
  let app: TestApp;
  let person: TestPerson;
  let place = '';
  beforeAll(async () => {
    const url = await server.start();
    place = new URL(url).host;
    app = await buildTestApp({ env: { HELPER_URL: url, HELPER_MODEL: 'small-1', HELPER_TIMEOUT_SECONDS: '5' } });
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });
  beforeEach(async () => {
    person = await buildPerson(app.platform);
    await app.call(helperCalls.agree, { version: HELPER_AGREEMENT_VERSION, place }, asPerson(person));
  });
  const run = async (draft: Draft) => {
    await runJob(app.platform, kinds, draft.jobId!);
    return look(app, person, draft.draftId);
  };
  const tokens = async () =>
    ((await app.call(helperCalls.state, {}, asPerson(person))).data as CallData<typeof helperCalls.state>).tokensLeft;

  it('a plan is worked out as a job of the person, by the bank and its own words, and compiled with its logic', async () => {
    server.will(modelDoes.say(good));
    const begun = await begin(app, person);
    expect(begun).toMatchObject({ step: 0, plan: null });
    expect(begun.jobId).not.toBeNull();
    expect((await wish(app, person, begun, '短一点')).code).toBe(errorCodes.draftBusy.code);
    const draft = await run(begun);
    expect(draft).toMatchObject({ step: 1, jobId: null, helped: { by: 'model', model: 'small-1' } });
    expect(allQuestions(draft.plan!).map(({ entry, why }) => [entry, why])).toEqual([
      [undefined, 'model'],
      [undefined, 'model'],
      ['open-improve-one', 'model'],
    ]);
    expect(draft.plan!.rules).toHaveLength(1);
    expect(server.asked[0]!.messages[1]!.content).toContain('satisfaction-overall');
    const made = await app.call(
      aiGptCalls.createAiScroll,
      { draftId: draft.draftId, step: 1, name: '模型问卷' },
      asPerson(person),
    );
    const document = await documentOf(app, person, (made.data as { scrollId: string }).scrollId);
    expect(document.description.text).toBe(good.introductions[0]);
  });

  it('what does not stand is asked for once more with the reason, then the house does it and what was asked for counts', async () => {
    const before = await tokens();
    server.will(
      modelDoes.say({
        ...good,
        questions: [question('半个问题', { words: [{ title: '半个问题', options: ['一'], rows: [] }] })],
      }),
    );
    const draft = await run(await begin(app, person));
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]!.messages.at(-1)!.content).toContain('too few options');
    expect(draft).toMatchObject({ step: 1, jobId: null, helped: { by: 'house', because: 'not-good-enough' } });
    expect(allQuestions(draft.plan!).length).toBeGreaterThan(3);
    expect(await tokens()).toBe(before - 2 * (120 + 34));
  });

  it.each([
    ['cut off', modelDoes.breakOff()],
    ['ending early', modelDoes.endEarly()],
    ['no JSON', modelDoes.say('I would rather not')],
    ['another shape', modelDoes.say({ plan: [] })],
  ])(
    'a server that is %s leaves a whole plan by the house, nobody at work, and nothing charged',
    async (_, behaviour) => {
      const before = await tokens();
      server.will(behaviour);
      const draft = await run(await begin(app, person));
      expect(draft).toMatchObject({ step: 1, jobId: null, helped: { by: 'house' } });
      expect(allQuestions(draft.plan!).length).toBeGreaterThan(3);
      expect(await tokens()).toBe(before);
    },
  );

  it('is stopped by its person: nothing is kept of it, and the draft can be worked on', async () => {
    server.will(modelDoes.neverSpeak());
    const begun = await begin(app, person);
    const running = runJob(app.platform, kinds, begun.jobId!);
    await app.call(jobCalls.cancel, { jobId: begun.jobId! }, asPerson(person));
    await running;
    const stopped = await look(app, person, begun.draftId);
    expect(stopped).toMatchObject({ step: 0, plan: null, jobId: null });
    server.will(modelDoes.say(good));
    const again = (await app.call(draftingCalls.again, { draftId: begun.draftId, step: 0 }, asPerson(person)))
      .data as Draft;
    expect((await run(again)).step).toBe(1);
  });

  it('a step back ends what is being worked out for another', async () => {
    server.will(modelDoes.say(good));
    const draft = await run(await begin(app, person));
    const { jobId } = (await wish(app, person, draft, '问问灯光')).data as Draft;
    const input = { draftId: draft.draftId, step: draft.step, to: 1 };
    expect((await app.call(draftingCalls.go, input, asPerson(person))).code).toBe('0000');
    const { rows } = await app.platform.database.pool.query('select state from person_job where id = $1', [jobId]);
    expect(rows).toEqual([{ state: 'cancelled' }]);
  });

  it('a wish changes the plan by naming what stays, with what hung on it', async () => {
    server.will(modelDoes.say(good));
    const draft = await run(await begin(app, person));
    const [screening, seats] = allQuestions(draft.plan!);
    const keep = (id: string, more: object) => question('', { take: id, words: [], ...more });
    server.will(
      modelDoes.say({
        ...good,
        questions: [keep(screening!.id, { place: 'screening' }), keep(seats!.id, {}), question('您觉得灯光怎么样？')],
      }),
    );
    const changed = await run((await wish(app, person, draft, '问问灯光')).data as Draft);
    expect(
      allQuestions(changed.plan!)
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual([screening!.id, seats!.id]);
    expect(changed.plan!.rules).toEqual(draft.plan!.rules);
    expect(changed.said.at(-1)).toMatchObject({ wish: '问问灯光', told: { word: 'by-model' }, by: 'model' });
    expect(server.asked[0]!.messages[1]!.content).toContain(seats!.id);
  });

  it('a wish that the model fails at and the house does not understand is answered all the same', async () => {
    server.will(modelDoes.say(good));
    const draft = await run(await begin(app, person));
    server.will(modelDoes.say('I would rather not'));
    const odd = await run((await wish(app, person, draft, '唱首歌')).data as Draft);
    expect(odd).toMatchObject({ step: 1, halted: null, helped: { by: 'house' } });
    expect(odd.said.at(-1)).toMatchObject({ step: 1, wish: '唱首歌', told: { word: 'not-understood' } });
    expect((await look(app, person, draft.draftId)).said).toHaveLength(2);
    // With the next wish it is no news any more.
    server.will(modelDoes.say({ ...good, titles: ['另一个名字'] }));
    const next = await run((await wish(app, person, odd, '换个名字')).data as Draft);
    expect(next.said.map(({ wish }) => wish)).toEqual([null, '换个名字']);
  });

  it('a wish whose job was stopped is still there to be tried again, until the draft moves on', async () => {
    server.will(modelDoes.say(good));
    const draft = await run(await begin(app, person));
    server.will(modelDoes.neverSpeak());
    const wished = (await wish(app, person, draft, '问问灯光')).data as Draft;
    expect(wished.halted).toBeNull();
    const running = runJob(app.platform, kinds, wished.jobId!);
    await app.call(jobCalls.cancel, { jobId: wished.jobId! }, asPerson(person));
    await running;
    const stopped = await look(app, person, draft.draftId);
    expect(stopped).toMatchObject({ step: 1, jobId: null, halted: { wish: '问问灯光' } });
    expect(stopped.plan).toEqual(draft.plan);
    server.will(modelDoes.say({ ...good, titles: ['灯光'] }));
    const done = await run((await wish(app, person, stopped, '问问灯光')).data as Draft);
    expect(done).toMatchObject({ step: 2, halted: null });
  });

  it('a draft that was begun in an enterprise is read by whoever lost their seat there, and worked on, paid and made no more', async () => {
    const own = await buildEnterprise(app);
    const member = await buildMember(app, own);
    const { projectId } = await buildProject(app, own, member);
    const asked = { enterpriseId: own.enterpriseId, isOn: true };
    expect((await app.call(helperCalls.switch, asked, asPerson(own.administrator))).code).toBe('0000');
    await app.call(helperCalls.agree, { version: HELPER_AGREEMENT_VERSION, place }, asPerson(member));
    server.will(modelDoes.say(good));
    const begun = (await app.call(draftingCalls.begin, { description, projectId }, asPerson(member))).data as Draft;
    await runJob(app.platform, kinds, begun.jobId!);
    const draft = await look(app, member, begun.draftId);
    const { draftId, step } = draft;
    expect(draft.helped).toMatchObject({ by: 'model' });
    // Still waiting for its turn when the seat is lost.
    const waiting = (await wish(app, member, draft, '问问灯光')).data as Draft;
    const gone = { enterpriseId: own.enterpriseId, userId: member.id };
    expect((await app.call(enterpriseCalls.moveOut, gone, asPerson(own.administrator))).code).toBe('0000');
    server.will(modelDoes.say(good));
    await runJob(app.platform, kinds, waiting.jobId!);
    expect(server.asked).toEqual([]);
    const questionId = allQuestions(draft.plan!)[0]!.id;
    for (const [call, input] of [
      [draftingCalls.change, { draftId, step, wish: '短一点' }],
      [draftingCalls.again, { draftId, step }],
      [draftingCalls.facts, { draftId, step, facts: { minutes: 2 } }],
      [draftingCalls.edit, { draftId, step, edit: { does: 'drop', questionId } }],
      [aiGptCalls.createAiScroll, { draftId, step, name: '离开以后' }],
    ] as const)
      expect((await app.call(call, input as never, asPerson(member))).code, call.path).toBe(
        errorCodes.noPermission.code,
      );
    expect(server.asked).toEqual([]);
    // What they wrote is still theirs to read, and to remove.
    expect(await look(app, member, draftId)).toMatchObject({ step, scrollId: null, plan: draft.plan });
    expect((await app.call(draftingCalls.remove, { draftId }, asPerson(member))).code).toBe('0000');
  });

  it('is not asked before the person has agreed: the house’s plan comes at once, with what would leave', async () => {
    await app.call(helperCalls.withdraw, {}, asPerson(person));
    server.will(modelDoes.say(good));
    const draft = await begin(app, person, `${description}请联系周衡先生 13900139000。`);
    expect(server.asked).toHaveLength(0);
    expect(draft).toMatchObject({ step: 1, jobId: null, helped: { by: 'house', because: 'not-agreed' } });
    expect(draft.helped!.wouldLeave!.join('')).toContain('馆藏');
    expect(draft.helped!.wouldLeave!.join('')).not.toMatch(/13900139000/);
  });
});
