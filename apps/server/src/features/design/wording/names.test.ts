import {
  type CallData,
  HELPER_AGREEMENT_VERSION,
  helperCalls,
  questionCalls,
  scrollCalls,
  wordingCalls,
} from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId, matrixId, textId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { ModelServer, modelDoes } from '../../../testing/fakes/model-server.ts';
import { nameQuestion } from './house/name-question.ts';
import { judgeNames } from './judge-names.ts';

describe('a name by the words of a title', () => {
  const options = { a: { id: 'a', order: 'a', title: { text: 'x' }, settings: {} } };
  it.each([
    ['总体来说，您对我们的满意程度如何？', 'zh', 'sat_overall'],
    ['您对配送服务满意吗？', 'zh', 'sat_service'],
    ['您有多大可能把我们推荐给朋友？', 'zh', 'recommend'],
    ['您的年龄是？', 'zh', 'age'],
    ['您多久去一次门店？', 'zh', 'freq_store'],
    ['How satisfied are you with the price?', 'en', 'sat_price'],
    ['What is your gender?', 'en', 'gender'],
    ['Why did you choose this brand?', 'en', 'reason_brand'],
    ['月球好看吗？', 'zh', undefined],
    ['Please look at the moon', 'en', undefined],
  ] as const)('%s', (text, language, expected) =>
    expect(nameQuestion({ title: { text }, items: {} }, language)).toBe(expected),
  );
  it('is that of a group where there are groups to choose from', () =>
    expect(nameQuestion({ title: { text: '您的年龄是？' }, items: options }, 'zh')).toBe('age_group'));
});

it('names are such as programs take, a second one has a number, and what is none is dropped and counted', () => {
  const write = (...names: string[]) => names.map((name, at) => ({ questionId: `q${at}`, name }));
  const found = judgeNames(write('Sat_', 'sat', 'sat', '满意', '1st', 'with', 'Q4', 'x'.repeat(21), 'price'), [
    'PRICE',
  ]);
  expect(found.proposals.map(({ name }) => name)).toEqual(['sat', 'sat_2', 'sat_3', 'price_2']);
  expect(found.dropped).toBe(5);
  const long = judgeNames(write('x'.repeat(20), 'x'.repeat(20)), []).proposals[1]!.name;
  expect(long).toBe(`${'x'.repeat(18)}_2`);
  expect(judgeNames([...write('one'), ...write('two')], [])).toMatchObject({
    proposals: [{ name: 'one' }],
    dropped: 1,
  });
});

describe('asked for a survey', () => {
  const server = new ModelServer();
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
  const build = async (app: TestApp) => {
    const person = await buildPerson(app.platform);
    const { scrollId } = await buildQuestionnaire(app, person);
    const rename = (questionId: string, text: string) =>
      app.call(questionCalls.modifyName, { scrollId, questionId, title: { text } } as never, asPerson(person));
    await rename(choiceId, '您的性别是？');
    await rename(textId, '您对价格满意吗？');
    return { app, person, scrollId };
  };
  interface Made {
    readonly app: TestApp;
    readonly person: TestPerson;
    readonly scrollId: string;
  }
  const ask = async ({ app, person, scrollId }: Made) =>
    (await app.call(wordingCalls.names, { scrollId }, asPerson(person))).data as CallData<typeof wordingCalls.names>;

  it('the house names what it knows, and what is taken is an edit by which variables are named', async () => {
    const made = await build(house);
    const { app, person, scrollId } = made;
    const found = await ask(made);
    expect(found).toMatchObject({ asked: 3, dropped: 0, helped: { by: 'house', because: 'no-model' } });
    expect(found.proposals).toEqual([
      { questionId: choiceId, name: 'gender' },
      { questionId: textId, name: 'sat_price' },
    ]);
    const names = found.proposals.map(({ questionId, name }) => ({ questionId, seqName: name }));
    await app.call(questionCalls.modifySeqNames, { scrollId, names } as never, asPerson(person));
    const { document } = (await app.call(scrollCalls.get, { scrollId }, asPerson(person))).data as {
      document: Questionnaire;
    };
    expect(document.questions[textId]!.seqName).toBe('sat_price');
    // What has a name is not asked for again.
    expect(await ask(made)).toMatchObject({ asked: 1, proposals: [] });
  });

  it('a model names them by their numbers in the list, and marks of people are hidden', async () => {
    const made = await build(test);
    const { person, scrollId } = made;
    await test.call(helperCalls.agree, { version: HELPER_AGREEMENT_VERSION, place }, asPerson(person));
    const title = { text: '写信给 wang@example.com 了吗？' };
    await test.call(questionCalls.modifyName, { scrollId, questionId: matrixId, title } as never, asPerson(person));
    server.will(
      modelDoes.say({
        names: [
          { n: 3, name: 'wrote' },
          { n: 1, name: 'sex' },
          { n: 2, name: '价格' },
          { n: 9, name: 'x' },
        ],
      }),
    );
    const found = await ask(made);
    expect(found.proposals).toEqual([
      { questionId: matrixId, name: 'wrote' },
      { questionId: choiceId, name: 'sex' },
    ]);
    expect(found).toMatchObject({ asked: 3, dropped: 1, helped: { by: 'model' } });
    expect(server.asked[0]!.messages[1]!.content).not.toContain('wang@example.com');
    server.will(modelDoes.breakOff());
    expect(await ask(made)).toMatchObject({
      helped: { by: 'house', because: 'cut-off' },
      proposals: [{ name: 'gender' }, { name: 'sat_price' }],
    });
  });

  it('answers who may edit alone', async () => {
    const { app, person, scrollId } = await build(house);
    const codeFor = async (who?: TestPerson, of = scrollId) =>
      (await app.call(wordingCalls.names, { scrollId: of }, who && asPerson(who))).code;
    expect(await codeFor(await buildPerson(app.platform))).toBe('9104');
    expect(await codeFor()).toBe('9101');
    expect(await codeFor(person, '')).toBe('9001');
    for (const [questionId, seqName] of [
      [choiceId, 'A'],
      [textId, 'B'],
      [matrixId, 'C'],
    ])
      await app.call(questionCalls.modifySeqName, { scrollId, questionId, seqName } as never, asPerson(person));
    expect(await codeFor(person)).toBe('9972');
  });
});
