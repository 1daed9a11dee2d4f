import {
  type Call,
  type CallData,
  designCalls,
  type EditResult,
  editCalls,
  errorCodes,
  scrollCalls,
} from '@wenshu/api-contract';
import { applyChanges, type Change, type CommandName } from '@wenshu/survey-core';
import { commandExamples, exampleEdits } from '@wenshu/survey-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/new-id.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

const calls: Readonly<Record<CommandName, Call>> = designCalls;

let test: TestApp;
let creator: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
  [creator, colleague, stranger] = [
    await buildPerson(test.platform),
    await buildPerson(test.platform),
    await buildPerson(test.platform),
  ];
});
afterAll(() => test.close());

const post = (name: CommandName, body: object, person: TestPerson) =>
  test.call(calls[name], body as never, asPerson(person)) as Promise<{ code: string; data: EditResult }>;

/** The example questionnaire, made by its own calls. */
async function buildExample(): Promise<string> {
  const { data } = await test.call(scrollCalls.create, { name: 'Fruit', languageId: 2 }, asPerson(creator));
  const { scrollId } = data as CallData<typeof scrollCalls.create>;
  for (const { name, input } of exampleEdits)
    expect(await post(name, { scrollId, ...input }, creator), name).toMatchObject({ code: '0000' });
  await giveRights(test.platform, colleague, scrollId, ['questionnaire.view', 'questionnaire.edit']);
  return scrollId;
}

/** Built once; every test leaves it as it was, by undoing. */
let base: Promise<string> | undefined;
function baseFor(): Promise<string> {
  base ??= buildExample();
  return base;
}

const load = async (scrollId: string) =>
  (await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as CallData<typeof scrollCalls.get>;

/** Our own; those of the specification are tried one by one in editor-calls/. */
const names = (Object.keys(calls) as CommandName[]).filter(name => calls[name].own).map(name => ({ name }));
/** Doing it twice is no mistake: the second one finds nothing left to do. */
const harmlessTwice: readonly CommandName[] = ['turnOff'];

describe.each(names)('$name', ({ name }) => {
  const { input } = commandExamples[name];

  it('works for those who may and can be undone; wrong input, strangers and latecomers are refused', async () => {
    const scrollId = await baseFor();
    const before = await load(scrollId);
    const editId = newId();
    const body = { scrollId, baseVersion: before.version, ...input };

    expect((await post(name, { ...body, baseVersion: -1 }, creator)).code).toBe(errorCodes.inputInvalid.code);
    expect((await post(name, body, stranger)).code).toBe(errorCodes.noPermission.code);
    expect((await load(scrollId)).version).toBe(before.version);

    const { code, data } = await post(name, { ...body, editId }, colleague);
    expect(code).toBe('0000');
    const after = await load(scrollId);
    expect(after.document).not.toEqual(before.document);
    expect(applyChanges(before.document, data.changes as Change[])).toEqual(after.document);

    const late = await post(name, body, creator);
    if (!harmlessTwice.includes(name))
      expect([errorCodes.savedByOthers.code, errorCodes.editRefused.code]).toContain(late.code);
    expect((await load(scrollId)).document).toEqual(after.document);

    const undone = await test.call(editCalls.revert, { scrollId, revertedEditId: editId }, asPerson(colleague));
    expect(undone.code).toBe('0000');
    expect((await load(scrollId)).document).toEqual(before.document);
  });
});

describe('a design call', () => {
  it('mints ids and places for callers who send none', async () => {
    const scrollId = await buildExample();
    const { document } = await load(scrollId);
    const groupId = Object.keys(document.groups)[0]!;
    const question = {
      scrollId,
      groupId,
      type: 'single-choice',
      title: { text: 'Without ids' },
      items: [{ title: { text: 'One' } }, { title: { text: 'Two' } }],
    };
    const added = await post('addTopQuestion', question, creator);
    expect(added.code).toBe('0000');
    const made = Object.values((await load(scrollId)).document.questions).find(
      one => one.title.text === 'Without ids',
    )!;
    expect(made.seqName).toBe('Q6');
    for (const type of ['text-note', 'page-break', 'fill-in'])
      await post('addTopQuestion', { scrollId, groupId, type, title: { text: '' } }, creator);
    const names = Object.values((await load(scrollId)).document.questions).map(one => [one.type, one.seqName]);
    // Only what is answered takes a number, as in the editor.
    expect(names).toEqual(
      expect.arrayContaining([
        ['text-note', 'T'],
        ['page-break', 'P'],
        ['fill-in', 'Q7'],
      ]),
    );
    const inOrder = Object.values(made.items).sort((a, b) => (a.order < b.order ? -1 : 1));
    expect(inOrder.map(item => item.title.text)).toEqual(['One', 'Two']);

    const edits: [CommandName, object][] = [
      ['copyQuestion', { questionId: made.id }],
      ['copyQuestionGroup', { groupId }],
      ['addItems', { questionId: made.id, items: [{ title: { text: 'Three' } }] }],
      ['batchAddItems', { questionId: made.id, text: 'Four\nFive' }],
      ['batchItems', { questionId: made.id, text: 'Five\nSix' }],
      ['batchAddOneAndTwoItem', { questionId: made.id, text: 'Seven\tEight' }],
      ['addItemGroups', { questionId: made.id, itemGroups: [{ title: { text: 'Some' } }] }],
      ['saveQuestionGroup', { title: { text: 'Another' } }],
      [
        'saveQuestionRelationLogic',
        { target: { questionId: 'text000001' }, fromQuestionId: made.id, take: 'selected' },
      ],
      ['saveLogicCalculationInfo', { name: 'one', expression: '1' }],
      ['saveAgreement', { name: 'Terms', content: { text: 'Be kind.' } }],
      [
        'saveLogic',
        {
          rules: [
            { kind: 'screen-out', questionId: made.id, when: { test: 'answered', questionId: made.id, is: true } },
          ],
        },
      ],
      [
        'saveQuota',
        {
          kind: 'single',
          title: 'Quota',
          whenFull: 'end',
          cells: [{ match: { choice0001: 'optionA001' }, size: 3 }],
        },
      ],
    ];
    for (const [name, input] of edits)
      expect(await post(name, { scrollId, ...input }, creator), name).toMatchObject({ code: '0000' });
  });
});
