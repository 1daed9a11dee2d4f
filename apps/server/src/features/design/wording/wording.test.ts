import {
  type CallData,
  HELPER_AGREEMENT_VERSION,
  helperCalls,
  questionCalls,
  scrollCalls,
  wordingCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId, textId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { ModelServer, modelDoes } from '../../../testing/fakes/model-server.ts';

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

const build = async (app: TestApp) => {
  const person = await buildPerson(app.platform);
  const { scrollId } = await buildQuestionnaire(app, person);
  return { person, scrollId };
};
const rename = (app: TestApp, made: Made, title: object, questionId = choiceId) =>
  app.call(questionCalls.modifyName, { scrollId: made.scrollId, questionId, title } as never, asPerson(made.person));
interface Made {
  readonly person: TestPerson;
  readonly scrollId: string;
}
const askTitle = async (app: TestApp, { person, scrollId }: Made, wish: 'rephrase' | 'shorten' = 'rephrase') =>
  (await app.call(wordingCalls.title, { scrollId, questionId: choiceId, wish }, asPerson(person))).data as CallData<
    typeof wordingCalls.title
  >;
const askOptions = async (app: TestApp, { person, scrollId }: Made) =>
  (await app.call(wordingCalls.options, { scrollId, questionId: choiceId }, asPerson(person))).data as CallData<
    typeof wordingCalls.options
  >;
const textsOf = ({ proposals }: CallData<typeof wordingCalls.title>) => proposals.map(({ title }) => title.text);

describe('by the house’s own helper', () => {
  let made: Made;
  beforeEach(async () => {
    made = await build(house);
  });

  it('a title is shortened, and nothing is written', async () => {
    await rename(house, made, { text: '您好，麻烦您请告诉我们您的年龄是多少呢？' });
    const found = await askTitle(house, made, 'shorten');
    expect(textsOf(found)).toEqual(['您的年龄是多少？']);
    expect(found).toMatchObject({
      helped: { by: 'house', because: 'no-model', model: null, wouldLeave: null },
      of: { text: '您好，麻烦您请告诉我们您的年龄是多少呢？' },
      dropped: 0,
    });
    const { document } = (await house.call(scrollCalls.get, { scrollId: made.scrollId }, asPerson(made.person)))
      .data as {
      document: { questions: Record<string, { title: { text: string } }> };
    };
    expect(document.questions[choiceId]!.title.text).toContain('您好');
  });

  it('two things in one question become a question each, with what marks and quotes they have or not at all', async () => {
    await rename(house, made, { text: '您对我们的价格和服务满意吗？' });
    expect((await askTitle(house, made)).proposals.map(({ mend }) => mend)).toEqual(['one-thing', 'one-thing']);
    const html = '您对我们的<strong>价格</strong>和<em>服务</em>满意吗？';
    await rename(house, made, { text: '您对我们的价格和服务满意吗？', html });
    const found = await askTitle(house, made);
    expect(found.proposals.filter(({ mend }) => mend === 'one-thing')).toEqual([]);
    await rename(house, made, { text: '您好，请问您喜欢咖啡吗？', html: '您好，请问您<strong>喜欢</strong>咖啡吗？' });
    const [first] = (await askTitle(house, made, 'shorten')).proposals;
    expect(first!.title).toEqual({ text: '您喜欢咖啡吗？', html: '您<strong>喜欢</strong>咖啡吗？' });
  });

  it('options come in the survey’s language by the words of the title, and none where it has none', async () => {
    await rename(house, made, { text: '您的性别是？' });
    expect((await askOptions(house, made)).proposals[0]).toEqual({
      name: '性别',
      options: ['男', '女', '其他', '不便透露'],
    });
    await rename(house, made, { text: '您最喜欢哪种水果？' });
    expect(await askOptions(house, made)).toMatchObject({ proposals: [], dropped: 0 });
  });

  it('says where there is nothing to word, and answers who may edit alone', async () => {
    const { scrollId, person } = made;
    const ask = async (questionId: string, who?: TestPerson) =>
      (await house.call(wordingCalls.options, { scrollId, questionId }, who && asPerson(who))).code;
    expect(await ask(textId, person)).toBe('9972');
    expect(await ask('nothing001', person)).toBe('9973');
    expect(await ask(choiceId, await buildPerson(house.platform))).toBe('9104');
    expect(await ask(choiceId)).toBe('9101');
    const wrong = { scrollId, questionId: choiceId, wish: 'praise' } as never;
    expect((await house.call(wordingCalls.title, wrong, asPerson(person))).code).toBe('9001');
    expect((await house.call(wordingCalls.title, { scrollId, questionId: choiceId, wish: 'shorten' })).code).toBe(
      '9101',
    );
  });

  it('is asked so often and no more', async () => {
    const { scrollId, person } = made;
    const ask = () => house.call(wordingCalls.options, { scrollId, questionId: textId }, asPerson(person));
    for (let count = 0; count < 120; count++) expect((await ask()).code).toBe('9972');
    expect((await ask()).code).not.toBe('9972');
  });
});

describe('by a model', () => {
  let made: Made;
  beforeEach(async () => {
    made = await build(test);
    const input = { version: HELPER_AGREEMENT_VERSION, place };
    await test.call(helperCalls.agree, input, asPerson(made.person));
  });

  it('a title gets at most three proposals, and those that lose a quote are dropped and counted', async () => {
    await rename(test, made, { text: '您为什么选择它？', html: '您为什么<strong>选择</strong>它？' });
    server.will(
      modelDoes.say({ proposals: ['是什么让您[[1]]选择[[/1]]它？', '您为何选它？', '您[[1]]选[[/1]]它的原因是？'] }),
    );
    const found = await askTitle(test, made);
    expect(found).toMatchObject({ helped: { by: 'model', because: null, model: 'small-1' }, dropped: 1 });
    expect(found.proposals).toEqual([
      { title: { text: '是什么让您选择它？', html: '是什么让您<strong>选择</strong>它？' }, mend: null },
      { title: { text: '您选它的原因是？', html: '您<strong>选</strong>它的原因是？' }, mend: null },
    ]);
    expect(server.asked[0]!.messages[0]!.content).toContain('Chinese');
    expect(server.asked[0]!.messages[1]!.content).toBe('您为什么[[1]]选择[[/1]]它？');
  });

  it('names and numbers of a title do not leave, and stand in what comes back', async () => {
    await rename(test, made, { text: '您是否同意周衡先生（13900139000）的看法？' });
    server.will(modelDoes.say({ proposals: ['您对〔name-1〕先生（〔phone-1〕）的看法有多同意？'] }));
    expect(textsOf(await askTitle(test, made))).toEqual(['您对周衡先生（13900139000）的看法有多同意？']);
    expect(JSON.stringify(server.asked)).not.toMatch(/周衡|139/);
  });

  it('options that are there are not proposed again', async () => {
    await rename(test, made, { text: '您喝咖啡吗？' });
    server.will(modelDoes.say({ options: ['yes', '有时', '从不', '有时'] }));
    expect(await askOptions(test, made)).toMatchObject({
      proposals: [{ name: null, options: ['有时', '从不'] }],
      dropped: 2,
    });
  });

  it('that gives nothing of use is asked once more, and then the house does it and says why', async () => {
    await rename(test, made, { text: '请问您的性别是？' });
    server.will(modelDoes.say({ proposals: ['请问您的性别是？'] }));
    const found = await askTitle(test, made);
    expect(server.asked).toHaveLength(2);
    expect(found).toMatchObject({ helped: { by: 'house', because: 'not-good-enough', model: 'small-1' } });
    expect(textsOf(found)).toEqual(['您的性别是？']);
    server.will(modelDoes.breakOff());
    expect((await askOptions(test, made)).helped).toMatchObject({ by: 'house', because: 'cut-off' });
  });

  it('is not asked before the person has seen what leaves: the house’s proposals come with it', async () => {
    await test.call(helperCalls.withdraw, {}, asPerson(made.person));
    await rename(test, made, { text: '请问您的性别是？' });
    server.will(modelDoes.say({ proposals: ['x'] }));
    const found = await askTitle(test, made);
    expect(server.asked).toHaveLength(0);
    expect(textsOf(found)).toEqual(['您的性别是？']);
    expect(found.helped).toMatchObject({ by: 'house', because: 'not-agreed' });
    expect(found.helped.wouldLeave!.at(-1)).toBe('请问您的性别是？');
  });
});
