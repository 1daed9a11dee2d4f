import {
  errorCodes,
  itemGroupReadCalls,
  logicReadCalls,
  questionReadCalls,
  quotaCalls,
  quotaReadCalls,
  settingReadCalls,
} from '@wenshu/api-contract';
import type { CommandName } from '@wenshu/survey-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId, optionA, optionB, textId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { editQuestionnaire } from './edit-questionnaire.ts';

let test: TestApp;
let creator: TestPerson;
let scrollId: string;

const edit = (command: CommandName, input: object) =>
  editQuestionnaire(
    test.platform.database,
    { scrollId, editId: `edit${command}`.slice(0, 30), baseVersion: undefined, personId: creator.id },
    command,
    input,
  );

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  ({ scrollId } = await buildQuestionnaire(test, creator));
  const when = { test: 'choice', questionId: choiceId, is: 'any-of', itemIds: [optionA] };
  await edit('saveLogic', {
    rules: [{ id: 'rule000001', order: 'a', kind: 'display', target: { questionId: textId }, when }],
  });
  await edit('addItemGroups', {
    questionId: choiceId,
    itemGroups: [{ groupId: 'group00009', order: 'a', title: { text: 'Some' }, partIds: [optionB] }],
  });
  await edit('saveQuota', {
    quotaId: 'quota00001',
    order: 'a',
    kind: 'merged',
    title: 'Both',
    whenFull: 'end',
    cells: [{ cellId: 'cell000001', order: 'a', match: [{ [choiceId]: optionA }, { [choiceId]: optionB }], size: 4 }],
  });
});
afterAll(() => test.close());

describe('parts of a questionnaire', () => {
  it('are a question, and a refusal in words for one that is not there', async () => {
    const { data } = await test.call(
      questionReadCalls.getQuestion,
      { scrollId, questionId: textId },
      asPerson(creator),
    );
    expect(data).toMatchObject({
      questionId: textId,
      type: 5,
      title: 'Why?',
      document: { id: textId, type: 'fill-in' },
    });
    const missing = { scrollId, questionId: 'nothere001' };
    expect((await test.call(questionReadCalls.getQuestion, missing, asPerson(creator))).code).toBe(
      errorCodes.editRefused.code,
    );
  });

  it('are the logic on a question, or all of it', async () => {
    const rulesOf = async (about: object) =>
      (await test.call(logicReadCalls.getLogic, { scrollId, ...about }, asPerson(creator))).data as {
        rules: unknown[];
      };
    expect((await rulesOf({ questionId: choiceId })).rules).toHaveLength(1);
    expect((await rulesOf({ questionId: 'matrix0001' })).rules).toHaveLength(0);
    expect((await rulesOf({})).rules).toMatchObject([{ id: 'rule000001' }]);
  });

  it('are an option group with its options', async () => {
    const input = { scrollId, questionId: choiceId, itemGroupId: 'group00009' };
    const { data } = await test.call(itemGroupReadCalls.openItemGroup, input, asPerson(creator));
    expect(data).toMatchObject({ itemGroup: { title: { text: 'Some' } }, items: [{ id: optionB }] });
  });

  it('are what refers to an option: logic and quotas', async () => {
    const check = async (itemId: string) =>
      (
        await test.call(
          settingReadCalls.checkTagItemReference,
          { scrollId, questionId: choiceId, itemIds: [itemId] },
          asPerson(creator),
        )
      ).data;
    expect(await check(optionA)).toEqual({ losses: [{ kind: 'rule', id: 'rule000001' }], quotaIds: ['quota00001'] });
    expect(await check(optionB)).toEqual({ losses: [], quotaIds: ['quota00001'] });
  });

  it('are merged quotas, and what deleting one takes away', async () => {
    const { data } = await test.call(quotaReadCalls.getMergeQuota, { scrollId }, asPerson(creator));
    expect(data).toMatchObject([{ id: 'quota00001', kind: 'merged' }]);
    const quota = { scrollId, quotaId: 'quota00001' };
    expect((await test.call(quotaReadCalls.deleteQuotaPrompt, quota, asPerson(creator))).data).toEqual({
      title: 'Both',
      cellCount: 1,
      axisIds: [choiceId],
    });
    await test.call(quotaCalls.deleteQuota, quota, asPerson(creator));
    expect((await test.call(quotaReadCalls.deleteQuotaPrompt, quota, asPerson(creator))).code).toBe(
      errorCodes.editRefused.code,
    );
  });
});
