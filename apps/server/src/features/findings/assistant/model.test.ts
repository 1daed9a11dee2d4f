import { assistantCalls, type CallData, HELPER_AGREEMENT_VERSION, helperCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askedTitles, buildAskedSurvey } from '../../../testing/assistant/asked-survey.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { ModelServer, modelDoes } from '../../../testing/fakes/model-server.ts';

type Asked = CallData<typeof assistantCalls.ask>;

const server = new ModelServer();
let test: TestApp;
let place = '';
let person: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  const url = await server.start();
  place = new URL(url).host;
  test = await buildTestApp({ env: { HELPER_URL: url, HELPER_MODEL: 'small-1', HELPER_TIMEOUT_SECONDS: '5' } });
  person = await buildPerson(test.platform);
  survey = await buildAskedSurvey(test, person);
}, 180_000);
afterAll(async () => {
  await test.close();
  await server.stop();
});
beforeEach(async () => {
  await test.call(helperCalls.agree, { version: HELPER_AGREEMENT_VERSION, place }, asPerson(person));
});

const ask = async (question: string, more: object = {}) =>
  (await test.call(assistantCalls.ask, { scrollId: survey.scrollId, question, ...more }, asPerson(person)))
    .data as Asked;
const plan = { kind: 'groups', subjects: ['v3'], by: ['v1'], byAny: false, only: [], shown: 'usual' } as const;

it('a model turns words into a plan, which is compiled and worked out as the house’s own is', async () => {
  server.will(modelDoes.say(plan));
  const asked = await ask('谁更开心一点，男生还是女生');
  expect(asked.step).toMatchObject({
    is: 'plan',
    plan: { kind: 'groups', subjects: [askedTitles.satisfied], by: [askedTitles.gender] },
    helped: { by: 'model', model: 'small-1' },
  });
  const answer = await test.call(
    assistantCalls.answer,
    { scrollId: survey.scrollId, conversationId: asked.conversationId, step: 1 },
    asPerson(person),
  );
  expect(answer.data).toMatchObject({ parts: [{ analysis: { kind: 'compareMeans' } }] });
  // What is worked out asks no model.
  expect(server.asked).toHaveLength(1);
});

it('a model is told names and options and nothing that a respondent wrote', async () => {
  server.will(modelDoes.say(plan));
  await ask('男生女生一样吗，联系 13912345678');
  const sent = JSON.stringify(server.asked);
  expect(sent).toContain(askedTitles.why);
  expect(sent).not.toContain('等太久');
  expect(sent).not.toContain('13912345678');
});

it.each([
  ['a thing that is not there', { ...plan, subjects: ['v99'] }],
  ['an option that nobody has', { ...plan, only: [{ thing: 'v1', options: [77] }] }],
  ['what does not go together', { ...plan, by: ['v7'] }],
  ['nothing', { ...plan, subjects: [] }],
])('a model that plans %s is asked once more, then the house reads', async (_what, wrong) => {
  server.will(modelDoes.say(wrong));
  const { step } = await ask('男性和女性的总体满意度有差别吗？');
  expect(server.asked).toHaveLength(2);
  expect(step).toMatchObject({
    plan: { subjects: [askedTitles.satisfied], by: [askedTitles.gender] },
    helped: { by: 'house', because: 'not-good-enough' },
  });
});

it.each([
  ['breaks off', modelDoes.breakOff(), 'cut-off'],
  ['is no model', modelDoes.send(500, 'no'), 'refused-by-server'],
  ['says that it does not understand', modelDoes.say({ ...plan, kind: 'unclear', subjects: [] }), 'not-good-enough'],
] as const)('where a model %s the house reads, and says why', async (_what, behaviour, because) => {
  server.will(behaviour);
  const { step } = await ask('大家通过哪些方式联系我们？');
  expect(step).toMatchObject({ plan: { subjects: [askedTitles.contact] }, helped: { by: 'house', because } });
});

it('whoever has not agreed is shown what would leave, and nothing has', async () => {
  await test.call(helperCalls.withdraw, {}, asPerson(person));
  server.will(modelDoes.say(plan));
  const { step } = await ask('大家通过哪些方式联系我们？');
  expect(server.asked).toHaveLength(0);
  expect(step.helped).toMatchObject({ by: 'house', because: 'not-agreed' });
  expect(step.helped!.wouldLeave!.join('\n')).toContain(askedTitles.contact);
});
