import {
  type CallData,
  collaboratorCalls,
  editCalls,
  errorCodes,
  presenceCalls,
  publishCalls,
  questionCalls,
  questionReadCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DocumentWatch } from '../../../platform/together/document-watch.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { endOverdueSurveys } from '../live-settings/index.ts';
import { lookSince } from './look-since.ts';
import { wakeEditors, watchQuestionnaires } from './questionnaire-watch.ts';

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

  it('says where they write just now', async () => {
    await say(colleague, 'page000002', { questionId: choiceId, isTyping: true });
    expect(await others(creator, 'page000001')).toMatchObject([{ questionId: choiceId, isTyping: true }]);
    await say(colleague, 'page000002', { isLeaving: true });
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

describe('waiting for news', () => {
  const ask = (person: TestPerson, input: object) =>
    test.call(editCalls.since, { scrollId, version: 0, waitSeconds: 20, ...input }, asPerson(person));
  const now = async (pageId?: string) => (await ask(creator, { waitSeconds: 0, pageId })).data as Since;
  const rename = (text: string) =>
    test.call(
      questionCalls.modifyName,
      { scrollId, questionId: choiceId, title: { text }, editId: `rename${text}` },
      asPerson(colleague),
    );

  it('ends as soon as an edit is made, and says whose it is', async () => {
    const { version } = await now();
    const waiting = ask(creator, { version });
    await rename('New001');
    const { version: newest, changes, edits } = (await waiting).data as Since;
    expect([newest, changes.length > 0]).toEqual([version + 1, true]);
    expect(edits).toMatchObject([
      { version: newest, editId: 'renameNew001', personId: colleague.id, nickName: colleague.nickName, isSelf: false },
    ]);
    expect(edits[0]?.touched).toContain(`${choiceId}.title`);
  });

  it('does not wait for the next look when the edit is made in the same process', async () => {
    // No timer runs: what ends the wait is the edit.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const watch = watchQuestionnaires(test.platform.database, test.clock);
    try {
      const waiting = watch.wait(scrollId, { version: 1 }, 20_000);
      wakeEditors(test.platform.database, 'another0001');
      expect(await Promise.race([waiting.then(() => 'ended'), 'waits'])).toBe('waits');
      wakeEditors(test.platform.database, scrollId);
      await waiting;
    } finally {
      watch.stop();
      vi.useRealTimers();
    }
  });

  it('ends for a hundred at once, each from where they stand', async () => {
    const { version } = await now();
    const waiting = Array.from({ length: 100 }, (_one, at) => ask(at % 2 ? creator : colleague, { version }));
    await rename('New002');
    const answers = (await Promise.all(waiting)).map(({ data }) => data as Since);
    expect(new Set(answers.map(answer => answer.version))).toEqual(new Set([version + 1]));
    expect(answers.map(({ edits }) => edits[0]?.isSelf)).toEqual(answers.map((_one, at) => at % 2 === 0));
  });

  it('ends without news when the time is over, and answers at once when there is some', async () => {
    const { version } = (await ask(creator, { version: 0 })).data as Since;
    expect((await ask(creator, { version, waitSeconds: 0.05 })).data).toMatchObject({
      version,
      changes: [],
      edits: [],
    });
    expect((await ask(creator, { version, waitSeconds: 60 })).code).toBe(errorCodes.inputInvalid.code);
  });

  it('ends when somebody comes or goes to another question, for pages that show it', async () => {
    const { version, presence, others: before } = await now('page000001');
    const waiting = ask(creator, { version, pageId: 'page000001', presence });
    await say(colleague, 'page000002', { questionId: choiceId });
    const { presence: then, others: after = [] } = (await waiting).data as Since;
    expect(then).not.toBe(presence);
    expect(after.length).toBe((before ?? []).length + 1);
    expect(after).toContainEqual(expect.objectContaining({ pageId: 'page000002', questionId: choiceId }));
  });

  it('ends when it is published by somebody else, and says that it may no longer be edited', async () => {
    const { version, status, mayEdit } = await now();
    expect([status, mayEdit]).toEqual([0, true]);
    const waiting = ask(creator, { version, status });
    await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, asPerson(creator));
    expect((await waiting).data).toMatchObject({ status: 1 });
    await test.call(publishCalls.changeStatus, { scrollId, status: 2 }, asPerson(creator));
  });

  it('says whether another status is one’s own doing, a colleague’s or nobody’s, and names no id', async () => {
    const { scrollId: own } = await buildQuestionnaire(test, creator);
    await giveRights(test.platform, colleague, own, ['questionnaire.view', 'questionnaire.publish']);
    await giveRights(test.platform, reader, own, ['questionnaire.view']);
    const newsFor = async (person: TestPerson) => (await ask(person, { scrollId: own, waitSeconds: 0 })).data as Since;
    const seen = async () =>
      (await Promise.all([creator, colleague, reader].map(newsFor))).map(({ statusBy }) => statusBy);
    const switchTo = async (person: TestPerson, status: 1 | 2) =>
      expect((await test.call(publishCalls.changeStatus, { scrollId: own, status }, asPerson(person))).code).toBe(
        '0000',
      );
    await switchTo(colleague, 1);
    expect(await seen()).toEqual(['other', 'self', 'other']);
    await switchTo(creator, 2);
    expect(await seen()).toEqual(['self', 'other', 'other']);
    const { edits: _edits, ...told } = await newsFor(reader);
    for (const { id } of [creator, colleague]) expect(JSON.stringify(told)).not.toContain(id);
    await switchTo(creator, 1);
    const { pool } = test.platform.database;
    await pool.query('update live_survey set end_time = $2 where scroll_id = $1', [own, test.clock.now()]);
    await endOverdueSurveys(pool, test.clock.now());
    expect((await newsFor(creator)).status).toBe(3);
    expect(await seen()).toEqual(['nobody', 'nobody', 'nobody']);
  });

  it('tells nothing to who lost the right meanwhile', async () => {
    const guest = await buildPerson(test.platform);
    await giveRights(test.platform, guest, scrollId, ['questionnaire.view']);
    const { version } = await now();
    expect((await ask(guest, { waitSeconds: 0 })).data).toMatchObject({ mayEdit: false });
    const waited = vi.spyOn(DocumentWatch.prototype, 'wait');
    const waiting = ask(guest, { version });
    // Whoever loses it before the wait has begun is refused at the next one.
    await expect.poll(() => waited.mock.calls.length).toBe(1);
    // Which ends the wait by itself.
    await test.call(collaboratorCalls.remove, { scrollId, userId: guest.id }, asPerson(creator));
    expect((await waiting).code).toBe(errorCodes.noPermission.code);
  });

  it('does not keep a server from stopping', async () => {
    const own = await buildTestApp();
    const person = await buildPerson(own.platform);
    const made = await buildQuestionnaire(own, person);
    // It would wait for days: what ends it is the stop.
    const { wait } = DocumentWatch.prototype;
    const waited = vi.spyOn(DocumentWatch.prototype, 'wait').mockImplementation(function (
      this: DocumentWatch<never>,
      id,
      known,
    ) {
      return wait.call(this, id, known, 2 ** 31 - 1);
    });
    // On a line of its own: a server that stops waits for those, and not for calls that came without one.
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const waiting = fetch(`${address}/api${editCalls.since.path}?scrollId=${made.scrollId}&version=3&waitSeconds=25`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    await expect.poll(() => waited.mock.calls.length).toBe(1);
    waited.mockRestore();
    const [answer] = await Promise.all([waiting, own.close()]);
    expect(await answer.json()).toMatchObject({ code: '0000' });
  });

  it('is refused while the server stops: a page that was answered asks again in the same moment', async () => {
    const { database } = test.platform;
    const watch = watchQuestionnaires(database, test.clock);
    watch.stop();
    const context = { database, clock: test.clock, actor: { personId: creator.id, sessionId: '' } };
    const { version } = await now();
    await expect(lookSince(watch)({ scrollId, version, waitSeconds: 25 }, context)).rejects.toMatchObject({
      errorName: 'serviceStopping',
    });
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

  it('gives the creator everything, a colleague all but label questions, a reader nothing (S6.3)', async () => {
    expect((await allowed(creator)).types).toEqual(expect.arrayContaining(['single-choice', 'label']));
    expect((await allowed(creator)).permissionCodes).toEqual(['p016', 'word-import']);
    const colleagues = (await allowed(colleague)).types;
    expect([colleagues.includes('single-choice'), colleagues.includes('label')]).toEqual([true, false]);
    expect(await allowed(reader)).toEqual({ types: [], permissionCodes: [] });
    const refusalOf = async (person: TestPerson) => {
      const { questionTypes } = (await permissions(person)).data as CallData<typeof questionReadCalls.typePermissions>;
      return questionTypes.find(({ type }) => type === 'label')?.refusal;
    };
    expect([await refusalOf(creator), await refusalOf(colleague), await refusalOf(reader)]).toEqual([
      null,
      'only-creator',
      'may-not-edit',
    ]);
  });

  it('says so when it cannot be had (P8.23)', async () => {
    await giveRights(test.platform, reader, 'nothing001', ['questionnaire.view']);
    const { code, message } = await permissions(reader, 'nothing001');
    expect([code, message]).toEqual([errorCodes.questionTypesNotLoaded.code, '获取题型权限列表失败']);
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
        scrollId,
        groupId: Object.keys(groups)[0]!,
        questionId: 'label00001',
        order: 'zz',
        type: 'label',
        seqName: 'Q4',
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
