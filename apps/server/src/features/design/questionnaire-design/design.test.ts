import {
  type CallData,
  editCalls,
  errorCodes,
  itemCalls,
  publishCalls,
  questionCalls,
  questionGroupCalls,
  quotaCalls,
  scrollCalls,
  settingCalls,
} from '@wenshu/api-contract';
import { applyChanges, type Questionnaire } from '@wenshu/survey-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  choiceId,
  matrixId,
  optionA,
  optionB,
  textId,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { loadDocument } from './document-store.ts';

type Loaded = CallData<typeof scrollCalls.get>;
type Edited = CallData<typeof questionCalls.modifyName>;

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

const load = async () => (await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as Loaded;
const rename = (person: TestPerson, questionId: string, text: string, more: object = {}) =>
  test.call(questionCalls.modifyName, { scrollId, questionId, title: { text }, ...more }, asPerson(person));
const titleOf = (document: Questionnaire, questionId: string) => document.questions[questionId]?.title.text;

describe('an edit', () => {
  it('is made on the newest document and raises the version by one', async () => {
    const before = await load();
    const { code, data } = await rename(creator, textId, 'Because?', { baseVersion: before.version });
    expect(code).toBe('0000');
    const after = await load();
    expect(after.version).toBe(before.version + 1);
    expect(titleOf(after.document, textId)).toBe('Because?');
    expect(applyChanges(before.document, (data as Edited).changes as never)).toEqual(after.document);
  });

  it('on an old version goes through when others touched other things, and brings their changes along', async () => {
    const before = await load();
    await rename(colleague, textId, 'Theirs', { baseVersion: before.version });
    const { code, data } = await rename(creator, choiceId, 'Mine', { baseVersion: before.version });
    expect(code).toBe('0000');
    const followed = applyChanges(before.document, (data as Edited).changes as never);
    expect([titleOf(followed, textId), titleOf(followed, choiceId)]).toEqual(['Theirs', 'Mine']);
  });

  it('goes together with words that a colleague is writing in the same place: options below a title, a question in a group', async () => {
    const { version, document } = await load();
    const groupId = document.questions[choiceId]!.groupId;
    await rename(colleague, choiceId, 'Theirs', { baseVersion: version });
    await test.call(
      questionGroupCalls.updateQuestionGroupTitle,
      { scrollId, groupId, title: { text: 'Their part' } },
      asPerson(colleague),
    );
    const option = { scrollId, questionId: choiceId, items: [{ title: { text: 'Maybe' } }], baseVersion: version };
    expect((await test.call(itemCalls.addItems, option, asPerson(creator))).code).toBe('0000');
    const required = { scrollId, questionId: choiceId, settings: { 20001: false }, baseVersion: version };
    expect((await test.call(settingCalls.updateSettings, required, asPerson(creator))).code).toBe('0000');
    const question = { scrollId, groupId, type: 'fill-in', title: { text: 'Another' }, baseVersion: version };
    expect((await test.call(questionCalls.addTopQuestion, question, asPerson(creator))).code).toBe('0000');
    const after = (await load()).document;
    expect([titleOf(after, choiceId), after.groups[groupId]?.title.text]).toEqual(['Theirs', 'Their part']);
    expect(Object.keys(after.questions[choiceId]!.items)).toHaveLength(3);
    // Deleting what a colleague has just written is asked about.
    const gone = { scrollId, questionId: choiceId, baseVersion: version };
    expect((await test.call(questionCalls.deleteTopQuestion, gone, asPerson(creator))).code).toBe('3004');
  });

  it('on an old version is refused with 3004 when somebody changed the same thing', async () => {
    const { version } = await load();
    await rename(colleague, textId, 'Theirs', { baseVersion: version });
    const { code, message } = await rename(creator, textId, 'Mine', { baseVersion: version });
    expect(code).toBe('3004');
    expect(message).toBe('保存失败！其他成员正在编辑，请稍后再试');
    expect(titleOf((await load()).document, textId)).toBe('Theirs');
  });

  it('is refused when a colleague deleted the question it belongs to', async () => {
    const { version } = await load();
    await test.call(
      questionCalls.deleteTopQuestion,
      { scrollId, questionId: choiceId, baseVersion: version },
      asPerson(colleague),
    );
    const items = [{ itemId: 'optionC001', order: 'c', title: { text: 'Maybe' } }];
    const { code } = await test.call(
      itemCalls.addItems,
      { scrollId, questionId: choiceId, items, baseVersion: version },
      asPerson(creator),
    );
    expect(code).toBe(errorCodes.editRefused.code);
  });

  it('sent twice under one id is made once', async () => {
    const { version } = await load();
    const twice = [
      await rename(creator, textId, 'Once', { editId: 'edit000001', baseVersion: version }),
      await rename(creator, textId, 'Once', { editId: 'edit000001', baseVersion: version }),
    ];
    expect(twice.map(answer => answer.code)).toEqual(['0000', '0000']);
    expect((await load()).version).toBe(version + 1);
  });

  it('of many people at once loses nothing', async () => {
    const items = Array.from({ length: 30 }, (_, index) => ({
      itemId: `many${String(index).padStart(6, '0')}`,
      order: `c${String(index).padStart(2, '0')}1`,
      title: { text: `Option ${index}` },
    }));
    const { version } = await load();
    const answers = await Promise.all(
      items.map((item, index) =>
        test.call(
          itemCalls.addItems,
          { scrollId, questionId: choiceId, items: [item], baseVersion: version },
          asPerson(index % 2 ? creator : colleague),
        ),
      ),
    );
    expect(answers.map(answer => answer.code)).toEqual(items.map(() => '0000'));
    const after = await load();
    expect(Object.keys(after.document.questions[choiceId]!.items)).toHaveLength(32);
    expect(after.version).toBe(version + 30);
  });

  it('that breaks a rule is refused in words, in the reader’s language', async () => {
    const { code, message } = await test.call(
      questionCalls.modifyName,
      { scrollId, questionId: textId, title: { text: '  ' } },
      { ...asPerson(creator), lang: 'en' },
    );
    expect({ code, message }).toEqual({ code: errorCodes.editRefused.code, message: 'Content cannot be empty' });
  });

  it('is not for somebody without the right, nor for a stranger to the product', async () => {
    const stranger = await buildPerson(test.platform);
    expect((await rename(stranger, textId, 'x')).code).toBe(errorCodes.noPermission.code);
    expect(
      (await test.call(questionCalls.modifyName, { scrollId, questionId: textId, title: { text: 'x' } })).status,
    ).toBe(401);
  });

  it('is refused while the survey collects', async () => {
    await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, asPerson(creator));
    expect((await rename(creator, textId, 'x')).code).toBe(errorCodes.suspendBeforeEditing.code);
  });
});

describe('a new questionnaire', () => {
  it.each([
    [1, '3 至 5 分钟'],
    [2, '3 to 5 minutes'],
  ])('in language %i says how long it takes (S9.24)', async (languageId, words) => {
    const { data } = await test.call(scrollCalls.create, { name: 'Fresh', languageId }, asPerson(creator));
    const made = await test.call(scrollCalls.get, data as { scrollId: string }, asPerson(creator));
    expect((made.data as Loaded).document.description.text).toContain(words);
  });

  it('has a task name of 2 to 50 characters, when it begins and when it is renamed (S5.2)', async () => {
    const named = async (name: string) => [
      (await test.call(scrollCalls.create, { name }, asPerson(creator))).code,
      (await test.call(scrollCalls.updateName, { scrollId, name }, asPerson(creator))).code,
    ];
    for (const name of ['咖', ' 咖 ', 'x'.repeat(51)])
      expect(await named(name)).toEqual([errorCodes.inputInvalid.code, errorCodes.inputInvalid.code]);
    for (const name of ['咖啡', '咖'.repeat(50)]) expect(await named(name)).toEqual(['0000', '0000']);
    expect((await load()).name).toBe('咖'.repeat(50));
  });
});

describe('undo', () => {
  const revert = (person: TestPerson, revertedEditId: string, editId: string) =>
    test.call(editCalls.revert, { scrollId, revertedEditId, editId }, asPerson(person));

  it('takes an edit back, and undoing the undo makes it again', async () => {
    const { document } = await load();
    await test.call(
      questionCalls.deleteTopQuestion,
      { scrollId, questionId: matrixId, editId: 'edit000001' },
      asPerson(creator),
    );
    await revert(creator, 'edit000001', 'edit000002');
    expect((await load()).document).toEqual(document);
    await revert(creator, 'edit000002', 'edit000003');
    expect((await load()).document.questions[matrixId]).toBeUndefined();
  });

  it('never reverts a colleague: what they changed since is a collision', async () => {
    await rename(creator, textId, 'Mine', { editId: 'edit000001' });
    await rename(colleague, textId, 'Theirs');
    expect((await revert(creator, 'edit000001', 'edit000002')).code).toBe('3004');
    expect(titleOf((await load()).document, textId)).toBe('Theirs');
  });
});

describe('the log', () => {
  it('gives the same document from every whole one on', async () => {
    for (let n = 0; n < 60; n++) await rename(creator, textId, `Title ${n}`);
    const { version, document } = await load();
    const { rows } = await test.platform.database.pool.query(
      'select version from questionnaire_document where scroll_id = $1 order by version',
      [scrollId],
    );
    expect(rows.map(row => row.version)).toEqual([0, 50]);
    const { rows: edits } = await test.platform.database.pool.query(
      'select changes from questionnaire_edit where scroll_id = $1 order by version',
      [scrollId],
    );
    const { rows: first } = await test.platform.database.pool.query(
      'select document from questionnaire_document where scroll_id = $1 and version = 0',
      [scrollId],
    );
    const replayed = edits.reduce(
      (before, edit) => applyChanges(before, edit.changes),
      first[0].document as Questionnaire,
    );
    expect(replayed).toEqual(document);
    expect(titleOf(await loadDocument(test.platform.database.pool, scrollId, version - 1), textId)).toBe('Title 58');
  });
});

describe('publishing', () => {
  const publish = async (status: 1 | 2 = 1) =>
    (await test.call(publishCalls.changeStatus, { scrollId, status }, asPerson(creator))).data as CallData<
      typeof publishCalls.changeStatus
    >;

  it('tells what is missing and stays in editing', async () => {
    for (const itemId of [optionA, optionB])
      await test.call(itemCalls.deleteItems, { scrollId, questionId: choiceId, itemIds: [itemId] }, asPerson(creator));
    expect(await publish()).toEqual({
      status: 0,
      versionTime: null,
      problems: [{ problem: 'options-missing', level: 'error', questionId: choiceId }],
      warnings: [],
    });
  });

  it('numbers the options once and keeps their numbers when they move', async () => {
    await publish();
    await publish(2);
    await test.call(
      itemCalls.moveItems,
      { scrollId, questionId: choiceId, moves: [{ itemId: optionB, order: '1' }] },
      asPerson(creator),
    );
    await publish();
    const { items } = (await load()).document.questions[choiceId]!;
    expect([items[optionA]!.settings['20009'], items[optionB]!.settings['20009']]).toEqual([1, 2]);
  });

  it('goes on with the same snapshot when nothing was edited', async () => {
    const first = await publish();
    await publish(2);
    expect((await publish()).versionTime).toBe(first.versionTime);
  });

  it('keeps the name of a published option that is removed', async () => {
    await publish();
    await publish(2);
    await test.call(itemCalls.deleteItems, { scrollId, questionId: choiceId, itemIds: [optionB] }, asPerson(creator));
    expect((await load()).document.retired[optionB]).toEqual({
      questionId: choiceId,
      kind: 'item',
      title: { text: 'No' },
    });
  });

  it('refuses to delete what a quota counts by', async () => {
    const cells = [{ cellId: 'cellA00001', order: 'a', match: { [choiceId]: optionA }, size: 3 }];
    await test.call(
      quotaCalls.saveQuota,
      { scrollId, quotaId: 'quota00001', order: 'a', kind: 'single', title: 'Q1', whenFull: 'end', cells },
      asPerson(creator),
    );
    const { code, message } = await test.call(
      questionCalls.deleteTopQuestion,
      { scrollId, questionId: choiceId },
      asPerson(creator),
    );
    expect({ code, message }).toEqual({
      code: errorCodes.editRefused.code,
      message: '该内容已用于配额，请先删除相关配额',
    });
  });
});
