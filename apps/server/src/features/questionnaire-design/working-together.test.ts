import {
  type CallData,
  editCalls,
  errorCodes,
  presenceCalls,
  questionCalls,
  questionReadCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId } from '../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

type Presence = CallData<typeof presenceCalls.presence>;
type Since = CallData<typeof editCalls.since>;

let test: TestApp;
let creator: TestPerson;
let colleague: TestPerson;
let reader: TestPerson;
let scrollId: string;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  colleague = await buildPerson(test.platform);
  reader = await buildPerson(test.platform);
  ({ scrollId } = await buildQuestionnaire(test, creator));
  await giveRights(test.platform, colleague, scrollId, ['questionnaire.view', 'questionnaire.edit']);
  await giveRights(test.platform, reader, scrollId, ['questionnaire.view']);
});
afterAll(() => test.close());

const say = (person: TestPerson, pageId: string, more: object = {}) =>
  test.call(presenceCalls.presence, { scrollId, pageId, ...more }, asPerson(person));
const others = async (...args: Parameters<typeof say>) => ((await say(...args)).data as Presence).others;

describe('who else has a questionnaire open', () => {
  it('is told to everybody who has, until they leave or fall silent', async () => {
    expect(await others(creator, 'page000001')).toEqual([]);
    expect(await others(colleague, 'page000002', { questionId: choiceId })).toMatchObject([
      { personId: creator.id, nickName: creator.nickName, questionId: null, isSelf: false },
    ]);
    expect(await others(creator, 'page000001')).toMatchObject([{ personId: colleague.id, questionId: choiceId }]);
    await say(colleague, 'page000002', { isLeaving: true });
    expect(await others(creator, 'page000001')).toEqual([]);
    await say(colleague, 'page000002');
    test.clock.advanceSeconds(31);
    expect(await others(creator, 'page000001')).toEqual([]);
  });

  it('counts a person’s other page, and marks it as theirs', async () => {
    await say(creator, 'page000003');
    expect(await others(creator, 'page000001')).toMatchObject([{ pageId: 'page000003', isSelf: true }]);
  });

  it('cannot be said in another person’s place, nor by a stranger', async () => {
    await say(colleague, 'page000003', { isLeaving: true });
    await say(colleague, 'page000003', { questionId: choiceId });
    expect(await others(creator, 'page000001')).toMatchObject([
      { pageId: 'page000003', personId: creator.id, questionId: null },
    ]);
    const stranger = await buildPerson(test.platform);
    expect((await say(stranger, 'page000009')).code).toBe(errorCodes.noPermission.code);
    expect((await say(creator, 'no!')).code).toBe(errorCodes.inputInvalid.code);
  });
});

describe('waiting for a colleague’s edit', () => {
  const since = (version: number, waitSeconds: number) =>
    test.call(editCalls.since, { scrollId, version, waitSeconds }, asPerson(creator));

  it('ends as soon as one is made', async () => {
    const { version } = (await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as { version: number };
    const waiting = since(version, 20);
    await test.call(
      questionCalls.modifyName,
      { scrollId, questionId: choiceId, title: { text: 'New' } },
      asPerson(colleague),
    );
    const { version: newest, changes } = (await waiting).data as Since;
    expect([newest, changes.length > 0]).toEqual([version + 1, true]);
  });

  it('ends without one when the time is over, and answers at once when there is something', async () => {
    const { version } = (await since(0, 20)).data as Since;
    expect((await since(version, 0.05)).data).toEqual({ version, changes: [] });
    expect((await since(version, 60)).code).toBe(errorCodes.inputInvalid.code);
  });

  it('does not keep a server from stopping', async () => {
    const own = await buildTestApp();
    const person = await buildPerson(own.platform);
    const made = await buildQuestionnaire(own, person);
    const waiting = own.call(
      editCalls.since,
      { scrollId: made.scrollId, version: 3, waitSeconds: 25 },
      asPerson(person),
    );
    await new Promise(resolve => setTimeout(resolve, 100));
    const begun = Date.now();
    await own.close();
    expect((await waiting).code).toBe('0000');
    expect(Date.now() - begun).toBeLessThan(5000);
  });
});

describe('the question-type permission list', () => {
  const permissions = async (person: TestPerson, id = scrollId) =>
    test.call(questionReadCalls.typePermissions, { scrollId: id }, asPerson(person));
  const allowed = async (person: TestPerson) => {
    const { questionTypes, permissionCodes } = (await permissions(person)).data as CallData<
      typeof questionReadCalls.typePermissions
    >;
    return { types: questionTypes.filter(type => type.isAllowed).map(type => type.type), permissionCodes };
  };

  it('gives the creator everything, a colleague all but label questions, a reader nothing', async () => {
    expect((await allowed(creator)).types).toEqual(expect.arrayContaining(['single-choice', 'label']));
    expect((await allowed(creator)).permissionCodes).toEqual(['p016', 'word-import']);
    const colleagues = (await allowed(colleague)).types;
    expect([colleagues.includes('single-choice'), colleagues.includes('label')]).toEqual([true, false]);
    expect(await allowed(reader)).toEqual({ types: [], permissionCodes: [] });
  });

  it('says so when it cannot be had', async () => {
    await giveRights(test.platform, reader, 'nothing001', ['questionnaire.view']);
    expect((await permissions(reader, 'nothing001')).code).toBe(errorCodes.questionTypesNotLoaded.code);
  });
});

describe('labels', () => {
  it('are listed for label questions', async () => {
    const { groups } = (
      (await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as {
        document: { groups: Record<string, unknown> };
      }
    ).document;
    await test.call(
      questionCalls.addTopQuestion,
      {
        ...{
          scrollId,
          groupId: Object.keys(groups)[0]!,
          questionId: 'label00001',
          order: 'zz',
          type: 'label',
          seqName: 'Q4',
        },
        title: { text: 'Who?' },
        items: [{ itemId: 'vip0000001', order: 'a', title: { text: 'VIP' } }],
      } as never,
      asPerson(creator),
    );
    const listed = [{ questionId: 'label00001', seqName: 'Q4', tags: [{ itemId: 'vip0000001', title: 'VIP' }] }];
    const list = (input: object) =>
      test.call(questionReadCalls.getTagList, { scrollId, ...input } as never, asPerson(reader));
    expect((await list({})).data).toEqual(listed);
    expect((await list({ questionId: choiceId })).data).toEqual([]);
    expect((await list({ questionId: 'nothing001' })).code).toBe(errorCodes.editRefused.code);
  });
});
