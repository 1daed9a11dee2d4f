import {
  type CallData,
  type CallRequest,
  editCalls,
  errorCodes,
  historyCalls,
  itemCalls,
  publishCalls,
  questionCalls,
  scrollCalls,
  settingCalls,
} from '@wenshu/api-contract';
import { upgradeDocument } from '@wenshu/survey-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId, optionB, textId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;
let colleague: TestPerson;
let scrollId: string;
let groupId: string;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  colleague = await buildPerson(test.platform);
});
beforeEach(async () => {
  ({ scrollId, groupId } = await buildQuestionnaire(test, creator));
  await giveRights(test.platform, colleague, scrollId, ['questionnaire.view', 'questionnaire.edit']);
});
afterAll(() => test.close());

const load = async () =>
  (await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as CallData<typeof scrollCalls.get>;
const titleNow = async () => (await load()).document.questions[textId]?.title.text;
const rename = (person: TestPerson, text: string, editId?: string) =>
  test.call(
    questionCalls.modifyName,
    { scrollId, questionId: textId, title: { text }, ...(editId && { editId }) },
    asPerson(person),
  );
const deleteQuestion = (person: TestPerson, questionId: string, editId?: string) =>
  test.call(questionCalls.deleteTopQuestion, { scrollId, questionId, ...(editId && { editId }) }, asPerson(person));
const revert = (person: TestPerson, revertedEditId: string, more: Partial<CallRequest<typeof editCalls.revert>> = {}) =>
  test.call(editCalls.revert, { scrollId, revertedEditId, ...more }, asPerson(person));
const changeStatus = (status: 1 | 2) => test.call(publishCalls.changeStatus, { scrollId, status }, asPerson(creator));

describe('undoing', () => {
  it('goes back step by step, and forward again, on one and the same question', async () => {
    await rename(creator, 'First', 'edit000001');
    await rename(creator, 'Second', 'edit000002');
    expect((await revert(creator, 'edit000002', { editId: 'undo000002' })).code).toBe('0000');
    expect((await revert(creator, 'edit000001', { editId: 'undo000001' })).code).toBe('0000');
    expect(await titleNow()).toBe('Why?');
    expect((await revert(creator, 'undo000001')).code).toBe('0000');
    expect((await revert(creator, 'undo000002')).code).toBe('0000');
    expect(await titleNow()).toBe('Second');
  });

  it('leaves alone what a colleague changed beside it', async () => {
    await rename(creator, 'Mine', 'edit000001');
    const required = { scrollId, questionId: textId, settings: { 20001: true } };
    expect((await test.call(settingCalls.updateSettings, required, asPerson(colleague))).code).toBe('0000');
    expect((await revert(creator, 'edit000001')).code).toBe('0000');
    const question = (await load()).document.questions[textId]!;
    expect([question.title.text, question.settings['20001']]).toEqual(['Why?', true]);
  });

  it('that would write over a colleague says who, when and what, and changes nothing (3004)', async () => {
    await rename(creator, 'Mine', 'edit000001');
    await rename(colleague, 'Theirs');
    const { version } = await load();
    const { code, status, data, collisions } = await revert(creator, 'edit000001');
    expect({ code, status, data }).toEqual({ code: '3004', status: 409, data: null });
    expect(collisions).toEqual([
      {
        version,
        personId: colleague.id,
        nickName: colleague.nickName,
        isSelf: false,
        time: expect.any(Number),
        command: 'modifyName',
        partIds: [`${textId}.title`],
      },
    ]);
    expect(await titleNow()).toBe('Theirs');
  });

  it('is made all the same by whoever has seen what it writes over, but not over what came after that', async () => {
    await rename(creator, 'Mine', 'edit000001');
    await rename(colleague, 'Theirs');
    const { version } = await load();
    await rename(colleague, 'Theirs again');
    expect((await revert(creator, 'edit000001', { seenVersion: version })).code).toBe('3004');
    expect((await revert(creator, 'edit000001', { seenVersion: version + 1 })).code).toBe('0000');
    expect(await titleNow()).toBe('Why?');
  });

  it('collides where it would bring a part back into something that is gone', async () => {
    const itemIds = { scrollId, questionId: choiceId, itemIds: [optionB], editId: 'edit000001' };
    await test.call(itemCalls.deleteItems, itemIds, asPerson(creator));
    await deleteQuestion(colleague, choiceId);
    const { code, collisions } = await revert(creator, 'edit000001');
    expect(code).toBe('3004');
    expect(collisions).toMatchObject([{ command: 'deleteTopQuestion', partIds: [choiceId] }]);
    const { version } = await load();
    const forced = await revert(creator, 'edit000001', { seenVersion: version });
    expect({ code: forced.code, message: forced.message }).toEqual({
      code: errorCodes.editRefused.code,
      message: '要恢复的位置已不存在，无法撤销',
    });
    expect(upgradeDocument((await load()).document)).toHaveProperty('document');
  });

  it('of an unknown edit, or on a version that is still to come, names the field', async () => {
    expect(await revert(creator, 'nothing001')).toMatchObject({ code: '9001', field: 'revertedEditId' });
    await rename(creator, 'Mine', 'edit000001');
    const early = await revert(creator, 'edit000001', { seenVersion: 999 });
    expect(early).toMatchObject({ code: '9001', field: 'seenVersion' });
  });

  it('keeps the name of what was published meanwhile', async () => {
    const question = { groupId, questionId: 'late000001', order: 'zz', type: 'fill-in', seqName: 'Q4' };
    await test.call(
      questionCalls.addTopQuestion,
      { scrollId, ...question, title: { text: 'Late' }, editId: 'edit000001' },
      asPerson(creator),
    );
    await changeStatus(1);
    await changeStatus(2);
    expect((await revert(creator, 'edit000001')).code).toBe('0000');
    const { document } = await load();
    expect([document.questions.late000001, document.retired.late000001?.title.text]).toEqual([undefined, 'Late']);
  });
});

describe('undoing a change of type', () => {
  it('is too late once that type was published', async () => {
    const change = { scrollId, questionId: choiceId, type: 'dropdown', editId: 'edit000001' };
    expect((await test.call(questionCalls.changeType, change, asPerson(creator))).code).toBe('0000');
    await changeStatus(1);
    await changeStatus(2);
    const forced = { seenVersion: (await load()).version };
    expect(await revert(creator, 'edit000001', forced)).toMatchObject({ code: errorCodes.editRefused.code });
    expect((await load()).document.questions[choiceId]?.type).toBe('dropdown');
  });
});

describe('label questions are their creator’s alone (P6.31)', () => {
  const label = () => ({
    scrollId,
    groupId,
    questionId: 'label00001',
    order: 'zz',
    type: 'label',
    seqName: 'Q4',
    title: { text: 'Who?' },
    items: [{ itemId: 'vip0000001', order: 'a', title: { text: 'VIP' } }],
  });

  it('also where a colleague would take the creator’s edit back, or go back to before it', async () => {
    const { version } = await load();
    const refusal = { code: errorCodes.editRefused.code, message: '只有任务创建者可以操作标签题' };
    expect(await test.call(questionCalls.addTopQuestion, label(), asPerson(colleague))).toMatchObject(refusal);
    await test.call(questionCalls.addTopQuestion, { ...label(), editId: 'edit000001' }, asPerson(creator));
    expect(await revert(colleague, 'edit000001')).toMatchObject(refusal);
    expect(await test.call(historyCalls.restore, { scrollId, version }, asPerson(colleague))).toMatchObject(refusal);
    expect((await load()).document.questions.label00001).toBeDefined();
    expect((await revert(creator, 'edit000001')).code).toBe('0000');
  });
});

describe('any edit that collides', () => {
  it('says with what, too', async () => {
    const { version } = await load();
    await rename(colleague, 'Theirs');
    const late = { scrollId, questionId: textId, title: { text: 'Mine' }, baseVersion: version };
    const answer = await test.call(questionCalls.modifyName, late, asPerson(creator));
    expect(answer).toMatchObject({
      code: '3004',
      collisions: [{ version: version + 1, personId: colleague.id, isSelf: false, partIds: [`${textId}.title`] }],
    });
  });
});
