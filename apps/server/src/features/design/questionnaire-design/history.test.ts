import {
  type CallData,
  editCalls,
  errorCodes,
  historyCalls,
  itemCalls,
  publishCalls,
  questionCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { type Questionnaire, readSetting } from '@wenshu/survey-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId, optionA, optionB, textId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

type History = CallData<typeof historyCalls.history>;
type Made = CallData<typeof historyCalls.restore>;

let test: TestApp;
let creator: TestPerson;
let colleague: TestPerson;
let scrollId: string;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  colleague = await buildPerson(test.platform);
});
beforeEach(async () => {
  ({ scrollId } = await buildQuestionnaire(test, creator));
  await giveRights(test.platform, colleague, scrollId, ['questionnaire.view', 'questionnaire.edit']);
});
afterAll(() => test.close());

const documentNow = async () =>
  (await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as {
    version: number;
    document: Questionnaire;
  };
const retitle = (text: string, person = creator) =>
  test.call(questionCalls.modifyName, { scrollId, questionId: choiceId, title: { text } }, asPerson(person));
const history = async (more: object = {}) =>
  (await test.call(historyCalls.history, { scrollId, ...more }, asPerson(creator))).data as History;
const restore = (version: number, more: object = {}, person = creator) =>
  test.call(historyCalls.restore, { scrollId, version, ...more }, asPerson(person));
const titleOf = ({ document }: { document: Questionnaire }) => document.questions[choiceId]?.title.text;
const removeOptionB = () =>
  test.call(itemCalls.deleteItems, { scrollId, questionId: choiceId, itemIds: [optionB] }, asPerson(creator));

describe('the history of a questionnaire', () => {
  it('joins what one person did without a long pause, newest first', async () => {
    await retitle('By a colleague', colleague);
    await retitle('By the creator');
    const { total, items } = await history();
    expect(total).toBe(4);
    expect(items.map(({ version, firstVersion, personId }) => [version, firstVersion, personId])).toEqual([
      [5, 5, creator.id],
      [4, 4, colleague.id],
      [3, 1, creator.id],
      [0, 0, creator.id],
    ]);
    expect(items[2]?.edits).toEqual({ addTopQuestion: 3 });
    expect(items[1]?.nickName).toBe(colleague.nickName);
    expect((await history({ page: 2, size: 3 })).items.map(step => step.version)).toEqual([0]);
  });

  it('begins a new step after a pause of more than five minutes', async () => {
    await test.platform.database.pool.query(
      `update questionnaire_edit set made_at = made_at - interval '6 minutes' where scroll_id = $1 and version <= 2`,
      [scrollId],
    );
    expect((await history()).items.map(step => step.version)).toEqual([3, 2, 0]);
  });

  it('has a point at least every five minutes of editing without a pause, and every one can be restored', async () => {
    for (let n = 4; n <= 9; n++) await retitle(`Title ${n}`);
    // Two minutes between one edit and the next: an hour of such work was one step before.
    await test.platform.database.pool.query(
      `update questionnaire_edit set made_at = now() + version * interval '2 minutes' where scroll_id = $1`,
      [scrollId],
    );
    await test.platform.database.pool.query(`update questionnaire set created_at = now() where scroll_id = $1`, [
      scrollId,
    ]);
    const { items } = await history();
    expect(items.map(({ firstVersion, version }) => [firstVersion, version])).toEqual([
      [9, 9],
      [6, 8],
      [4, 5],
      [1, 3],
      [0, 0],
    ]);
    for (const { startTime, endTime } of items) expect(endTime - startTime).toBeLessThanOrEqual(5 * 60_000);
    expect((await restore(5)).code).toBe('0000');
    expect(titleOf(await documentNow())).toBe('Title 5');
  });

  it('has a point at every publishing, also one that wrote nothing itself', async () => {
    const status = (value: 1 | 2) =>
      test.call(publishCalls.changeStatus, { scrollId, status: value }, asPerson(creator));
    await status(1);
    await status(2);
    // Everything has its number by now: publishing this writes no edit.
    await retitle('Second wave');
    await status(1);
    await status(2);
    await retitle('Third wave');
    const { items } = await history();
    const published = items.filter(step => step.publishedTime !== undefined);
    expect(items.map(({ version }) => version)).toEqual([6, 5, 4, 3, 0]);
    expect(published.map(({ version }) => version)).toEqual([5, 4]);
    expect((await restore(5)).code).toBe('0000');
    expect(titleOf(await documentNow())).toBe('Second wave');
  });

  it('shows the questionnaire as it was', async () => {
    await retitle('Later');
    const then = await test.call(historyCalls.earlier, { scrollId, version: 3 }, asPerson(creator));
    expect(titleOf(then.data as { document: Questionnaire })).toBe('Do you drink coffee?');
    expect((await test.call(historyCalls.earlier, { scrollId, version: 99 }, asPerson(creator))).code).toBe(
      errorCodes.inputInvalid.code,
    );
  });
});

describe('restoring an earlier state', () => {
  it('is one edit on top, and undoing it brings back what came after', async () => {
    await retitle('Later');
    await test.call(questionCalls.deleteTopQuestion, { scrollId, questionId: textId }, asPerson(creator));
    const before = await documentNow();
    const { data, code } = await restore(3);
    expect([code, (data as Made).version]).toEqual(['0000', before.version + 1]);
    const restored = await documentNow();
    expect(titleOf(restored)).toBe('Do you drink coffee?');
    expect(restored.document.questions).toHaveProperty(textId);
    await test.call(editCalls.revert, { scrollId, revertedEditId: (data as Made).editId }, asPerson(creator));
    expect((await documentNow()).document).toEqual(before.document);
  });

  it('gives the very document of then', async () => {
    const then = await documentNow();
    await retitle('Later');
    await removeOptionB();
    await restore(then.version);
    expect((await documentNow()).document).toEqual(then.document);
  });

  it('is refused when a colleague has since changed what it would change', async () => {
    const { version } = await documentNow();
    await retitle('By a colleague', colleague);
    expect((await restore(0, { baseVersion: version })).code).toBe(errorCodes.savedByOthers.code);
    expect((await restore(0, { baseVersion: version + 1 })).code).toBe('0000');
  });

  it('sent twice is made once', async () => {
    await retitle('Later');
    await restore(3, { editId: 'restore001' });
    const { version } = await documentNow();
    await restore(3, { editId: 'restore001' });
    expect((await documentNow()).version).toBe(version);
  });

  it('needs the right to edit, a version that was there, and a survey that is not collecting', async () => {
    const stranger = await buildPerson(test.platform);
    expect((await restore(0, {}, stranger)).code).toBe(errorCodes.noPermission.code);
    expect(await restore(99)).toMatchObject({ code: errorCodes.inputInvalid.code, field: 'version' });
    await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, asPerson(creator));
    expect((await restore(0)).code).toBe(errorCodes.suspendBeforeEditing.code);
  });

  it('keeps what was published known to the data: numbers stay, what is gone is retired', async () => {
    const status = (value: 1 | 2) =>
      test.call(publishCalls.changeStatus, { scrollId, status: value }, asPerson(creator));
    await removeOptionB();
    const withoutB = (await documentNow()).version;
    await test.call(
      itemCalls.addItems,
      {
        scrollId,
        questionId: choiceId,
        items: [{ itemId: 'optionC001', order: 'c', title: { text: 'Maybe' } }],
      } as never,
      asPerson(creator),
    );
    await status(1);
    await status(2);
    const numberOfA = readSetting(
      (await documentNow()).document.questions[choiceId]!.items[optionA]!.settings,
      'optionNumber',
    );
    expect((await restore(withoutB)).code).toBe('0000');
    const { document } = await documentNow();
    expect(Object.keys(document.questions[choiceId]!.items)).toEqual([optionA]);
    expect(readSetting(document.questions[choiceId]!.items[optionA]!.settings, 'optionNumber')).toBe(numberOfA);
    expect(document.retired.optionC001).toMatchObject({ kind: 'item', title: { text: 'Maybe' } });
  });
});
