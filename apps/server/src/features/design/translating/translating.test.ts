import {
  type CallData,
  HELPER_AGREEMENT_VERSION,
  helperCalls,
  itemCalls,
  jobCalls,
  languageCalls,
  questionCalls,
  scrollCalls,
  type TranslationProposals,
  translatingCalls,
} from '@wenshu/api-contract';
import { countTranslations, type Questionnaire, type RichText } from '@wenshu/survey-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId, optionA, optionB, textId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type ModelBehaviour, ModelServer, modelDoes } from '../../../testing/fakes/model-server.ts';
import { runJob } from '../../people/jobs/index.ts';
import { personJobs } from '../../person-jobs.ts';
import { deleteTranslationRunsBefore } from './index.ts';

const ENGLISH = 2;
const kinds = new Map(personJobs.map(job => [job.kind, job]));
const server = new ModelServer();
/** One without a model, one with. */
let house: TestApp;
let test: TestApp;
let place = '';
beforeAll(async () => {
  const url = await server.start();
  place = new URL(url).host;
  house = await buildTestApp();
  test = await buildTestApp({ env: { HELPER_URL: url, HELPER_MODEL: 'small-1', HELPER_TIMEOUT_SECONDS: '5' } });
});
afterAll(async () => {
  await house.close();
  await test.close();
  await server.stop();
});

interface Made {
  readonly app: TestApp;
  readonly person: TestPerson;
  readonly scrollId: string;
}

/** In Chinese, with English beside it: a question whose words the house knows, and one that it does not. */
async function build(app: TestApp, person?: TestPerson): Promise<Made> {
  const creator = person ?? (await buildPerson(app.platform));
  const { scrollId } = await buildQuestionnaire(app, creator);
  const made = { app, person: creator, scrollId };
  await name(made, choiceId, { text: '您的性别是？' });
  await nameOption(made, optionA, '男');
  await nameOption(made, optionB, '其他：');
  await name(made, textId, { text: '您觉得月球基地的食堂怎么样？' });
  await app.call(
    languageCalls.addLanguage,
    { scrollId, languageId: ENGLISH, name: 'English', tag: 'en' },
    asPerson(creator),
  );
  return made;
}

const name = ({ app, person, scrollId }: Made, questionId: string, title: RichText) =>
  app.call(questionCalls.modifyName, { scrollId, questionId, title } as never, asPerson(person));
const nameOption = ({ app, person, scrollId }: Made, itemId: string, text: string) =>
  app.call(itemCalls.updateItemTitle, { scrollId, questionId: choiceId, itemId, title: { text } }, asPerson(person));
const translate = ({ app, person, scrollId }: Made, texts: readonly object[]) =>
  app.call(languageCalls.translate, { scrollId, languageId: ENGLISH, texts } as never, asPerson(person));
const propose = async ({ app, person, scrollId }: Made, questionId?: string) =>
  (
    await app.call(
      translatingCalls.propose,
      { scrollId, languageId: ENGLISH, ...(questionId !== undefined && { questionId }) },
      asPerson(person),
    )
  ).data as TranslationProposals;
const look = async ({ app, person, scrollId }: Made) =>
  (await app.call(translatingCalls.proposals, { scrollId, languageId: ENGLISH }, asPerson(person)))
    .data as TranslationProposals;
const documentOf = async ({ app, person, scrollId }: Made) =>
  ((await app.call(scrollCalls.get, { scrollId }, asPerson(person))).data as { document: Questionnaire }).document;
const found = ({ proposals }: TranslationProposals) =>
  Object.fromEntries(proposals.map(({ id, field, text }) => [`${id}.${field}`, text.text]));

describe('by the house’s own helper', () => {
  let made: Made;
  beforeEach(async () => {
    made = await build(house);
  });

  it('what it knows is proposed and nothing else, and nothing is written', async () => {
    const run = await propose(made);
    expect(found(run)).toMatchObject({
      [`${choiceId}.title`]: 'What is your gender?',
      [`${optionA}.title`]: 'Male',
      [`${optionB}.title`]: 'Other',
    });
    expect(found(run)).not.toHaveProperty(`${textId}.title`);
    expect(run).toMatchObject({
      jobId: null,
      last: { proposed: run.proposals.length, dropped: 0, leftOver: 0, helped: { by: 'house', because: 'no-model' } },
    });
    expect(run.last!.asked).toBeGreaterThan(run.last!.proposed);
    const option = run.proposals.find(({ id }) => id === optionB)!;
    expect(option).toMatchObject({ source: 'house', isExact: true });
    expect((await documentOf(made)).translations[ENGLISH]).toEqual({});
    expect(await look(made)).toEqual(run);
  });

  it('marks around the words are kept, and what has a quote in the midst is left', async () => {
    await name(made, choiceId, { text: '您的性别是？', html: '<p><strong>您的性别是？</strong></p>' });
    const { proposals } = await propose(made, choiceId);
    const { text } = proposals.find(({ id }) => id === choiceId)!;
    expect(text).toEqual({ text: 'What is your gender?', html: '<p><strong>What is your gender?</strong></p>' });
  });

  it('of one question only what belongs to it is asked for, and what was proposed for others stays', async () => {
    const { last } = await propose(made, textId);
    expect(last).toMatchObject({ asked: 1, proposed: 0 });
    await propose(made);
    const again = await propose(made, choiceId);
    expect(again.last).toMatchObject({ asked: 3, proposed: 3 });
    expect(again.proposals.length).toBeGreaterThan(3);
  });

  it('what this survey and another one have translated is known, an outdated translation is not', async () => {
    const other = await build(house, made.person);
    await translate(other, [{ id: textId, field: 'title', text: { text: 'How is the canteen?' }, isChecked: true }]);
    const first = (await propose(made, textId)).proposals;
    expect(first).toMatchObject([{ text: { text: 'How is the canteen?' }, source: 'other-survey', isExact: true }]);
    const stranger = await build(house);
    expect((await propose(stranger, textId)).proposals).toEqual([]);
    await name(other, textId, { text: '您觉得火星基地的食堂怎么样？' });
    expect((await propose(other, textId)).proposals).toEqual([]);
    expect((await propose(made, textId)).proposals).toEqual([]);
  });

  it('what is translated and checked is not asked for; what is outdated is', async () => {
    const texts = [{ id: textId, field: 'title', text: { text: 'The canteen?' }, isChecked: true }];
    await translate(made, texts);
    const refused = await made.app.call(
      translatingCalls.propose,
      { scrollId: made.scrollId, languageId: ENGLISH, questionId: textId },
      asPerson(made.person),
    );
    expect(refused.code).toBe('9962');
    await name(made, textId, { text: '您的年龄是？' });
    expect(countTranslations(await documentOf(made), ENGLISH).outdated).toBe(1);
    expect(found(await propose(made, textId))).toEqual({ [`${textId}.title`]: 'How old are you?' });
  });

  it('proposals are put away, one or all; they are each person’s own', async () => {
    const { app, person, scrollId } = made;
    const { proposals } = await propose(made);
    const one = { id: optionA, field: 'title' };
    const some = await app.call(
      translatingCalls.decline,
      { scrollId, languageId: ENGLISH, texts: [one] },
      asPerson(person),
    );
    expect((some.data as TranslationProposals).proposals).toEqual(proposals.filter(({ id }) => id !== optionA));
    expect((some.data as TranslationProposals).last!.proposed).toBe(proposals.length);
    const all = await app.call(translatingCalls.decline, { scrollId, languageId: ENGLISH }, asPerson(person));
    expect((all.data as TranslationProposals).proposals).toEqual([]);
  });

  it('answers who may edit alone, and says what is wrong', async () => {
    const { app, person, scrollId } = made;
    const stranger = await buildPerson(app.platform);
    const input = { scrollId, languageId: ENGLISH };
    for (const call of Object.values(translatingCalls)) {
      expect((await app.call(call, input, asPerson(stranger))).code).toBe('9104');
      expect((await app.call(call, input)).code).toBe('9101');
      expect((await app.call(call, { scrollId, languageId: 0 }, asPerson(person))).code).toBe('9001');
    }
    const ask = async (languageId: number) =>
      (await app.call(translatingCalls.propose, { scrollId, languageId }, asPerson(person))).code;
    expect(await ask(7)).toBe('9961');
    expect((await look(made)).last).toBeNull();
  });

  it('is swept a month after it was asked for', async () => {
    await propose(made);
    const { pool } = house.platform.database;
    const now = house.platform.clock.now().getTime();
    await deleteTranslationRunsBefore(pool, new Date(now - 1000));
    expect((await look(made)).last).not.toBeNull();
    await deleteTranslationRunsBefore(pool, new Date(now + 60_000));
    expect(await look(made)).toEqual({ jobId: null, last: null, proposals: [] });
  });
});

/** Answers each text of the portion by what is said of it. */
const translateBy =
  (words: (text: string) => string): ModelBehaviour =>
  exchange => {
    const lines = exchange.asked.messages[1]!.content.split('\n').filter(line => line.startsWith('{'));
    const translations = lines.map(line => {
      const { n, text } = JSON.parse(line) as { n: number; text: string };
      return { n, text: words(text) };
    });
    return modelDoes.say({ translations })(exchange);
  };

describe('by a model', () => {
  let made: Made;
  beforeEach(async () => {
    made = await build(test);
    await test.call(helperCalls.agree, { version: HELPER_AGREEMENT_VERSION, place }, asPerson(made.person));
  });
  const run = async ({ jobId }: TranslationProposals) => {
    await runJob(test.platform, kinds, jobId!);
    return look(made);
  };
  const tokens = async () =>
    ((await test.call(helperCalls.state, {}, asPerson(made.person))).data as CallData<typeof helperCalls.state>)
      .tokensLeft;

  it('what the house knows is there at once, the rest is a job of the person; a second press waits for it', async () => {
    server.will(translateBy(text => `EN ${text}`));
    const begun = await propose(made);
    expect(begun.jobId).not.toBeNull();
    expect(found(begun)).toMatchObject({ [`${optionA}.title`]: 'Male' });
    const { scrollId, person } = made;
    const again = await test.call(translatingCalls.propose, { scrollId, languageId: ENGLISH }, asPerson(person));
    expect(again.code).toBe('9960');
    const ended = await run(begun);
    expect(ended).toMatchObject({ jobId: null, last: { dropped: 0, helped: { by: 'model', because: null } } });
    expect(ended.last!.proposed).toBe(ended.last!.asked);
    expect(found(ended)[`${textId}.title`]).toBe('EN 您觉得月球基地的食堂怎么样？');
    expect(server.asked[0]!.messages[1]!.content).not.toContain('您的性别是');
    expect(server.asked[0]!.messages[0]!.content).toContain('into English');
  });

  it('what loses a mark is dropped and counted, and what was of use stays', async () => {
    await name(made, textId, { text: '月球食堂怎么样？', html: '<p>月球<strong>食堂</strong>怎么样？</p>' });
    server.will(translateBy(text => text.replace(/\[\[.*?\]\]/g, '')));
    const ended = await run(await propose(made));
    expect(found(ended)).not.toHaveProperty(`${textId}.title`);
    expect(ended.last).toMatchObject({ dropped: 1, helped: { by: 'model' } });
    expect(ended.last!.proposed).toBe(ended.last!.asked - 1);
  });

  it('what hides of people leaves as marks and comes back as words', async () => {
    await name(made, textId, { text: '有疑问请写信给 wang@example.com，好吗？' });
    server.will(translateBy(text => text.replace(/有疑问请写信给|，好吗？/g, ' ')));
    const ended = await run(await propose(made, textId));
    expect(server.asked[0]!.messages[1]!.content).not.toContain('wang@example.com');
    expect(found(ended)[`${textId}.title`]).toContain('wang@example.com');
  });

  it.each([
    ['cut off', modelDoes.breakOff(), 'cut-off'],
    ['no JSON', modelDoes.say('I would rather not'), 'wrong-shape'],
    ['of use for nothing', translateBy(() => ''), 'not-good-enough'],
  ])(
    'an answer that is %s leaves what the house knows, says why, and writes nothing',
    async (_, behaviour, because) => {
      const before = await tokens();
      server.will(behaviour);
      const ended = await run(await propose(made));
      expect(ended).toMatchObject({ jobId: null, last: { helped: { by: 'house', because } } });
      expect(found(ended)).toMatchObject({ [`${optionA}.title`]: 'Male' });
      expect(found(ended)).not.toHaveProperty(`${textId}.title`);
      if (because !== 'not-good-enough') expect(await tokens()).toBe(before);
      expect((await documentOf(made)).translations[ENGLISH]).toEqual({});
    },
  );

  it('what was kept before somebody stopped it stays, and is not paid for twice when it is begun again', async () => {
    server.will(translateBy(text => `EN ${text}`));
    const begun = await propose(made);
    await test.call(jobCalls.cancel, { jobId: begun.jobId! }, asPerson(made.person));
    expect(await look(made)).toMatchObject({ jobId: null, last: { helped: null } });
    expect(found(await look(made))).toEqual(found(begun));
    const ended = await run(await propose(made));
    const asked = server.asked.length;
    expect(ended.last!.proposed).toBe(ended.last!.asked);
    const { id: personId } = made.person;
    const { rows } = await test.platform.database.pool.query<{ id: string }>(
      `update person_job set state = 'waiting', lease = null, finished_at = null where person_id = $1 and state = 'done' returning id`,
      [personId],
    );
    await runJob(test.platform, kinds, rows[0]!.id);
    expect(server.asked).toHaveLength(asked);
    expect(found(await look(made))).toEqual(found(ended));
  });

  it('asks nobody who has not agreed, and shows what would leave', async () => {
    const stranger = await build(test);
    server.will(translateBy(text => `EN ${text}`));
    const run = await propose(stranger);
    expect(run.jobId).toBeNull();
    expect(run.last!.helped).toMatchObject({ by: 'house', because: 'not-agreed' });
    expect(run.last!.helped!.wouldLeave!.join('\n')).toContain('您觉得月球基地的食堂怎么样？');
    expect(server.asked).toHaveLength(0);
  });

  it('a right that is lost before the job runs ends it, and nothing leaves', async () => {
    server.will(translateBy(text => `EN ${text}`));
    const begun = await propose(made);
    await test.platform.database.pool.query('update questionnaire set creator_id = $2 where scroll_id = $1', [
      made.scrollId,
      (await buildPerson(test.platform)).id,
    ]);
    await test.platform.database.pool.query('delete from right_row where object_id = $1', [made.scrollId]);
    await runJob(test.platform, kinds, begun.jobId!);
    expect(server.asked).toHaveLength(0);
  });
});
