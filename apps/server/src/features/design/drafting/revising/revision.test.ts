import {
  designCalls,
  errorCodes,
  HELPER_AGREEMENT_VERSION,
  helperCalls,
  publishCalls,
  questionnaireStatus,
  type Revision,
  revisionCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { orderQuestions, type Questionnaire } from '@wenshu/survey-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../platform/new-id.ts';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  choiceId,
  publishQuestionnaire,
  textId,
} from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { ModelServer, modelDoes } from '../../../../testing/fakes/model-server.ts';

const propose = async (app: TestApp, person: TestPerson, scrollId: string, wish: string) =>
  app.call(revisionCalls.propose, { scrollId, wish }, asPerson(person));
const open = async (app: TestApp, person: TestPerson, scrollId: string) =>
  (await app.call(scrollCalls.get, { scrollId }, asPerson(person))).data as {
    document: Questionnaire;
    version: number;
  };

/** As the editor accepts it: each edit by its own call, in their order. */
async function accept(app: TestApp, person: TestPerson, scrollId: string, { edits }: Revision): Promise<void> {
  for (const { name, input } of edits) {
    const call = designCalls[name as keyof typeof designCalls];
    const { version } = await open(app, person, scrollId);
    const body = { ...input, scrollId, editId: newId(), baseVersion: version };
    expect((await app.call(call, body as never, asPerson(person))).code, name).toBe('0000');
  }
}

describe('a questionnaire changed by words', () => {
  let app: TestApp;
  let person: TestPerson;
  beforeAll(async () => {
    app = await buildTestApp();
    person = await buildPerson(app.platform);
  });
  afterAll(() => app.close());

  it('is proposed without writing anything, and accepted by ordinary edits', async () => {
    const { scrollId } = await buildQuestionnaire(app, person);
    const before = await open(app, person, scrollId);
    const revision = (await propose(app, person, scrollId, '加上NPS')).data as Revision;
    expect(revision).toMatchObject({ helped: { by: 'house' }, parts: [{ does: 'adds' }], refused: [] });
    expect(await open(app, person, scrollId)).toMatchObject({ version: before.version });
    await accept(app, person, scrollId, revision);
    const { document } = await open(app, person, scrollId);
    expect(orderQuestions(document).filter(({ type }) => type === 'nps')).toHaveLength(1);
  });

  it('is for who may edit it, and not while answers are collected; what was published stays', async () => {
    const { scrollId } = await buildQuestionnaire(app, person);
    const stranger = await buildPerson(app.platform);
    expect((await propose(app, stranger, scrollId, '短一点')).code).toBe(errorCodes.noPermission.code);
    expect((await propose(app, person, scrollId, ' ')).code).toBe(errorCodes.inputInvalid.code);
    expect((await propose(app, person, scrollId, '长'.repeat(501))).code).toBe(errorCodes.inputInvalid.code);
    await publishQuestionnaire(app, person, scrollId);
    expect((await propose(app, person, scrollId, '短一点')).code).toBe(errorCodes.suspendBeforeEditing.code);
    await app.call(publishCalls.changeStatus, { scrollId, status: questionnaireStatus.suspended }, asPerson(person));
    const { seqName } = (await open(app, person, scrollId)).document.questions[textId]!;
    const number = /\d+$/.exec(seqName)![0];
    const revision = (await propose(app, person, scrollId, `删除第${number}题`)).data as Revision;
    expect(revision).toMatchObject({ parts: [], edits: [], refused: [{ name: seqName, because: 'published' }] });
  });
});

describe('by a model', () => {
  const server = new ModelServer();
  let app: TestApp;
  let person: TestPerson;
  beforeAll(async () => {
    const url = await server.start();
    app = await buildTestApp({ env: { HELPER_URL: url, HELPER_MODEL: 'small-1', HELPER_TIMEOUT_SECONDS: '5' } });
    person = await buildPerson(app.platform);
    await app.call(
      helperCalls.agree,
      { version: HELPER_AGREEMENT_VERSION, place: new URL(url).host },
      asPerson(person),
    );
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });

  const step = (more: object) => ({
    does: 'add',
    questions: [],
    after: -1,
    type: 'single-choice',
    title: '',
    options: [],
    rows: [],
    isScreening: false,
    screenOut: [],
    isOrderRandom: false,
    ...more,
  });

  it('the same steps are given by a schema, tried like the house’s, and what does not go is said', async () => {
    const { scrollId } = await buildQuestionnaire(app, person);
    const { document } = await open(app, person, scrollId);
    const place = orderQuestions(document).findIndex(({ id }) => id === choiceId) + 1;
    server.will(
      modelDoes.say({
        steps: [
          step({ title: '您家里养猫吗？', options: ['养', '不养'], isScreening: true, screenOut: [2] }),
          step({ does: 'reword', questions: [place], title: '您更喜欢哪一种？' }),
          step({ does: 'remove', questions: [99] }),
          step({ does: 'randomise', questions: [orderQuestions(document).findIndex(({ id }) => id === textId) + 1] }),
        ],
      }),
    );
    const revision = (await propose(app, person, scrollId, '只要养猫的人，第一题问得简单点')).data as Revision;
    expect(revision.helped).toMatchObject({ by: 'model' });
    expect(revision.parts).toMatchObject([
      { does: 'adds', title: '您家里养猫吗？', marks: [{ word: 'ends', texts: ['不养'] }] },
      { does: 'changes', marks: [{ word: 'now', texts: ['您更喜欢哪一种？'] }] },
    ]);
    expect(revision.refused).toMatchObject([{ because: 'not-possible' }]);
    expect(revision.touches).toEqual([choiceId]);
    await accept(app, person, scrollId, revision);
    const now = (await open(app, person, scrollId)).document;
    expect(now.questions[choiceId]!.title.text).toBe('您更喜欢哪一种？');
    expect(orderQuestions(now)[0]!.title.text).toBe('您家里养猫吗？');
  });

  it('what does nothing is asked for once more with the reason, then the house does it', async () => {
    const { scrollId } = await buildQuestionnaire(app, person);
    server.will(modelDoes.say({ steps: [step({ does: 'remove', questions: [99] })] }));
    const revision = (await propose(app, person, scrollId, '加上NPS')).data as Revision;
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]!.messages.at(-1)!.content).toContain('Nothing of it can be done');
    expect(revision).toMatchObject({
      helped: { by: 'house', because: 'not-good-enough' },
      parts: [{ does: 'adds' }],
    });
  });
});
