import { readFileSync } from 'node:fs';
import { type Call, designCalls, errorCodes, publishCalls } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { type CommandName, findType } from '@wenshu/survey-core';
import { ids } from '@wenshu/survey-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSpecCalls } from '../../../../../tools/spec-coverage/compare-calls.ts';
import { buildPerson } from '../build-person.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import type { EditCase } from './edit-case.ts';
import { ExampleQuestionnaires } from './example-questionnaires.ts';
import { groupCases } from './group.cases.ts';
import { itemCases } from './item.cases.ts';
import { logicCases } from './logic.cases.ts';
import type { OtherCase } from './other-case.ts';
import { questionCases } from './question.cases.ts';
import { readCases } from './read.cases.ts';
import { scrollCases } from './scroll.cases.ts';
import { sendOther } from './send-other.ts';
import { settingCases } from './setting.cases.ts';
import { uploadCases } from './upload.cases.ts';

const calls: Readonly<Record<CommandName, Call>> = designCalls;
const editCases = [...questionCases, ...itemCases, ...groupCases, ...logicCases, ...settingCases];
const otherCases = [...scrollCases, ...readCases, ...uploadCases];
const pathOf = ({ method, path }: Call) => `${method} ${path}`;

let test: TestApp;
let examples: ExampleQuestionnaires;
let stranger: { readonly token: string };

beforeAll(async () => {
  test = await buildTestApp();
  const [creator, colleague, reader] = [
    await buildPerson(test.platform),
    await buildPerson(test.platform),
    await buildPerson(test.platform),
  ];
  stranger = await buildPerson(test.platform);
  examples = new ExampleQuestionnaires(test, { creator, colleague, reader });
});
afterAll(() => test.close());

/** Somebody else's edit that no case has to do with: the text of a matrix' column. */
const elsewhere = { questionId: ids.matrix, itemId: 'columnA001', title: { text: 'Splendid' } };
const signedOut = {};

describe.each(editCases.map(one => [`${one.ledgerId} ${pathOf(calls[one.name])}`, one] as const))('%s', (_, one) => {
  const { name, input, needsType } = one;
  const post = async (more: object, person: { readonly token?: string }) =>
    examples.post(name, { scrollId: await examples.having(needsType), ...input, ...more }, person);
  const isCreatorOnly = findType(questionTypes, needsType ?? '')?.capabilities.creatorOnly ?? false;
  /** Of a label question only its creator has two pages open. */
  const other = () => (isCreatorOnly ? examples.people.creator : examples.people.colleague);

  it('refuses wrong input in words and changes nothing', async () => {
    const before = await examples.load(await examples.having(needsType));
    for (const wrong of one.wrong) {
      const { code, message, field } = await post(wrong.with, examples.people.creator);
      expect({ code, message, field }).toEqual({ code: wrong.code, message: wrong.message, field: wrong.field });
    }
    expect(await examples.load(before.scrollId)).toEqual(before);
  });

  it('is for those who may edit (P8.17)', async () => {
    const { version } = await examples.load(await examples.having(needsType));
    const refused = 'No relevant permissions';
    const { code } = errorCodes.noPermission;
    expect(await post({}, stranger)).toMatchObject({ code, message: refused });
    // Whoever sees the questionnaire is told what they lack.
    const message = expect.stringMatching(new RegExp(`^${refused}: you lack the right`));
    expect(await post({}, examples.people.reader)).toMatchObject({ code, message });
    expect((await post({}, signedOut)).code).toBe(errorCodes.signInNeeded.code);
    // S5.31, S6.2, P6.31: whoever may edit everything else is told that this question is not theirs.
    if (isCreatorOnly)
      expect(await post({}, examples.people.colleague)).toMatchObject({
        code: errorCodes.editRefused.code,
        message: 'Only the task creator can operate label questions',
      });
    expect((await examples.load(await examples.having(needsType))).version).toBe(version);
  });

  it('collides with an edit of the same thing, and goes together with one of another', async () => {
    const scrollId = await examples.having(needsType);
    const before = await examples.load(scrollId);
    const met = await examples.make(one.meets.name, { scrollId, ...one.meets.input }, other());
    const collided = await post({ baseVersion: before.version }, examples.people.creator);
    expect(collided).toMatchObject({ code: '3004', collisions: [{ personId: other().id, command: one.meets.name }] });
    await examples.undo(scrollId, met);

    const { version } = await examples.load(scrollId);
    const beside = await examples.make('updateItemTitle', { scrollId, ...elsewhere }, examples.people.colleague);
    const made = await examples.make(name, { scrollId, ...input, baseVersion: version }, examples.people.creator);
    const { document } = await examples.load(scrollId);
    expect(one.look(document)).toEqual(one.becomes);
    expect(document.questions[ids.matrix]?.items.columnA001?.title.text).toBe('Splendid');

    await examples.undo(scrollId, made);
    await examples.undo(scrollId, beside);
    expect((await examples.load(scrollId)).document).toEqual(before.document);
  });
});

describe.each(otherCases.map(one => [`${one.ledgerId} ${pathOf(one.call)}`, one] as const))('%s', (_, one) => {
  const send = async (more: Partial<Pick<OtherCase, 'input' | 'file'>>, person: { readonly token?: string }) => {
    const input = { scrollId: await examples.having(one.needsType), ...one.input, ...more.input };
    const file = 'file' in more ? more.file : one.file;
    return sendOther(test, one.call, input, { file, ...person });
  };

  it('refuses wrong input in words', async () => {
    for (const wrong of one.wrong) {
      const { code, message, field } = await send(
        { input: wrong.with ?? {}, ...(one.file && { file: wrong.file }) },
        examples.people.creator,
      );
      expect({ code, message, field }).toEqual({ code: wrong.code, message: wrong.message, field: wrong.field });
    }
  });

  it('is for those who may', async () => {
    const refused = [...(one.isForAll ? [] : [stranger]), ...(one.isForEditors ? [examples.people.reader] : [])];
    for (const person of refused) expect((await send({}, person)).code).toBe(errorCodes.noPermission.code);
    expect((await send({}, signedOut)).code).toBe(errorCodes.signInNeeded.code);
  });

  it('works', async () => {
    const answer = await send({}, examples.people.creator);
    expect([answer.code, answer.data]).toEqual(['0000', one.answers]);
    if (!one.afterwards) return;
    const scrollId = await examples.having(one.needsType);
    const seen = await sendOther(
      test,
      one.afterwards.call,
      { scrollId, ...one.afterwards.input },
      examples.people.creator,
    );
    expect(seen.data).toEqual(one.afterwards.answers);
  });
});

describe('a questionnaire', () => {
  it('is built out of question types, logic, quotas, a theme and languages, and published (S1.2)', async () => {
    const { creator } = examples.people;
    const scrollId = await examples.having('rating');
    await examples.make('saveAppearance', { scrollId, theme: 'plum' }, creator);
    const published = await test.call(publishCalls.changeStatus, { scrollId, status: 1 }, creator);
    expect(published.data).toMatchObject({ status: 1, problems: [] });
    const { document } = await examples.load(scrollId);
    expect(new Set(Object.values(document.questions).map(question => question.type)).size).toBe(5);
    expect([document.logic, document.quotas, document.languages].map(list => Object.keys(list).length)).toEqual([
      2, 1, 1,
    ]);
    expect(document.appearance.theme).toBe('plum');
  });
});

describe('the table', () => {
  /** Of other issues: guided creation and analysis. */
  const elsewhereBuilt = /createAiScroll|useSolution|evaluateSampleInfo|\/generate|brandPrice/;
  const areas = [
    'scroll',
    'question',
    'item',
    'logic',
    'questionGroup',
    'subQuestionGroup',
    'itemGroup',
    'setting',
    'quota',
    'language',
    'upload',
  ];

  it('has every call of the editor’s areas, each once', () => {
    const spec = parseSpecCalls(readFileSync(new URL('../../../../../docs/spec/calls.tsv', import.meta.url), 'utf8'));
    const wanted = spec.filter(({ area, call }) => areas.includes(area) && !elsewhereBuilt.test(call));
    const tested = [...editCases.map(one => pathOf(calls[one.name])), ...otherCases.map(one => pathOf(one.call))];
    expect(tested.toSorted()).toEqual(wanted.map(({ call }) => call).toSorted());
  });

  it('tries a wrong input for each', () => {
    const all: readonly Pick<EditCase | OtherCase, 'ledgerId' | 'wrong'>[] = [...editCases, ...otherCases];
    expect(all.filter(one => one.wrong.length === 0).map(one => one.ledgerId)).toEqual([]);
  });
});
