import {
  type CallData,
  editCalls,
  errorCodes,
  historyCalls,
  itemCalls,
  publishCalls,
  questionCalls,
  questionGroupCalls,
  scrollCalls,
  solutionCalls,
} from '@wenshu/api-contract';
import {
  inOrder,
  parseDesign,
  type Questionnaire,
  type SettingAttribute,
  type SolutionId,
  solutionIds,
  writeMarker,
} from '@wenshu/survey-core';
import { solutionSettings } from '@wenshu/survey-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;
let reader: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  reader = await buildPerson(test.platform);
});
afterAll(() => test.close());

const as = () => ({ ...asPerson(creator), lang: 'en' as const });
const begin = async (solutionBankId: SolutionId, setting: object = solutionSettings[solutionBankId]) => {
  const start = { solutionBankId, name: `A ${solutionBankId}`, languageId: 2 };
  const { scrollId } = (await test.call(solutionCalls.addSolution, start, as())).data as { scrollId: string };
  const saved = await test.call(solutionCalls.save, { scrollId, solutionBankId, setting: setting as never }, as());
  expect(saved.code).toBe('0000');
  return scrollId;
};
const load = async (scrollId: string) =>
  (await test.call(scrollCalls.get, { scrollId }, as())).data as { document: Questionnaire; version: number };
const listed = async (scrollId: string, solutionId: SolutionId) =>
  (
    (await test.call(solutionCalls.solutionList, { scrollId }, as())).data as CallData<
      typeof solutionCalls.solutionList
    >
  ).find(one => one.solutionBankId === solutionId)!;
const madeQuestion = ({ groups, questions }: Questionnaire) => {
  const group = Object.values(groups).find(({ solution }) => solution)!;
  return { group, question: Object.values(questions).find(({ groupId }) => groupId === group.id)! };
};

const previews = {
  kano: undefined,
  psm: undefined,
  maxdiff: solutionCalls.previewMaxdiffSolution,
  cbc: solutionCalls.previewCbcSolution,
  cpc: solutionCalls.previewCpcSolution,
  bpto: solutionCalls.previewBptoSolution,
} as const;
const generators = {
  kano: undefined,
  psm: solutionCalls.generatePsmQuestion,
  maxdiff: solutionCalls.generateMaxdiffQuestion,
  cbc: solutionCalls.generateCbcQuestion,
  cpc: solutionCalls.generateCpcChildrenQuestion,
  bpto: solutionCalls.generateBptoItems,
} as const;

describe('a questionnaire from a solution (S1.15)', () => {
  it.each(solutionIds)(
    'of %s is begun, looked at without writing, generated and published (S3.48, S7.21, S7.30, S7.31, S7.33, S7.34, S7.36, S7.37, S7.38, S7.43, S7.44, S7.45, S7.77)',
    async solutionBankId => {
      const scrollId = await begin(solutionBankId);
      const before = await load(scrollId);
      const preview = previews[solutionBankId]
        ? await test.call(previews[solutionBankId]!, { scrollId }, as())
        : await test.call(solutionCalls.preview, { scrollId, solutionBankId }, as());
      const seen = preview.data as CallData<typeof solutionCalls.preview>;
      expect(seen.problems).toEqual([]);
      expect(await load(scrollId)).toEqual(before);

      const made = generators[solutionBankId]
        ? await test.call(generators[solutionBankId]!, { scrollId }, as())
        : await test.call(solutionCalls.useSolution, { scrollId, solutionBankId }, as());
      expect(made.code).toBe('0000');
      const { document } = await load(scrollId);
      const { group, question } = madeQuestion(document);
      expect([group.solution, question.type]).toEqual([solutionBankId, solutionBankId]);
      expect(made.data).toMatchObject({ groupId: group.id, questionId: question.id });
      // What was looked at is what is there, but for its ids.
      const shown = madeQuestion(seen.document!).question;
      const tasks = ({ settings }: typeof question) => parseDesign(String(settings[20150]))?.versions;
      expect(tasks(question)).toEqual(tasks(shown));
      expect(inOrder(question.items).map(item => item.title)).toEqual(inOrder(shown.items).map(item => item.title));
      expect((await listed(scrollId, solutionBankId)).isGenerated).toBe(true);

      const published = await test.call(publishCalls.changeStatus, { scrollId, status: 1 } as never, as());
      expect(published.data).toMatchObject({ status: 1, problems: [] });
    },
  );

  it('tells what there is in the reader’s words (S7.29)', async () => {
    const { data } = await test.call(solutionCalls.introduceSolutionList, {} as never, as());
    const found = data as CallData<typeof solutionCalls.introduceSolutionList>;
    expect(found.map(one => one.solutionBankId)).toEqual([...solutionIds]);
    expect(found[0]).toMatchObject({
      question: 'Which features are a must, and which would delight people?',
      suggested: [
        { errorPercent: 5, samples: 385 },
        { errorPercent: 10, samples: 97 },
      ],
    });
  });
});

describe('a form', () => {
  it('is kept unfinished, changed and deleted (S7.28, S7.31, S7.32)', async () => {
    const scrollId = await begin('kano', { subject: 'A lamp' });
    const first = await listed(scrollId, 'kano');
    expect(first).toMatchObject({ setting: { subject: 'A lamp', features: [] }, isGenerated: false });
    const save = (subject: string, baseVersion: number) =>
      test.call(solutionCalls.save, { scrollId, solutionBankId: 'kano', setting: { subject }, baseVersion }, as());
    expect((await save('A chair', first.version)).data).toMatchObject({
      version: first.version + 1,
      problems: [{ field: 'features', problem: 'too-few', message: 'At least 2 entries needed' }],
    });
    // Somebody who still sees the older one does not write over it.
    expect((await save('A table', first.version)).code).toBe(errorCodes.solutionSavedByOthers.code);
    expect((await listed(scrollId, 'kano')).setting).toMatchObject({ subject: 'A chair' });
    await test.call(solutionCalls.deleteSettingAnswer, { scrollId, solutionBankId: 'kano' }, as());
    expect(await listed(scrollId, 'kano')).toMatchObject({ setting: null, version: 0 });
    const { code } = await test.call(solutionCalls.useSolution, { scrollId, solutionBankId: 'kano' }, as());
    expect(code).toBe(errorCodes.solutionNotSet.code);
  });

  it('with something wrong generates nothing, and names the field', async () => {
    const scrollId = await begin('psm', { ...solutionSettings.psm, unit: '' });
    const before = await load(scrollId);
    const refused = await test.call(solutionCalls.generatePsmQuestion, { scrollId }, as());
    expect(refused).toMatchObject({ code: errorCodes.solutionSettingWrong.code, field: 'unit' });
    expect(await load(scrollId)).toEqual(before);
    const none = { scrollId, solutionBankId: 'psm', setting: { unit: 5 } } as never;
    expect(await test.call(solutionCalls.save, none, as())).toMatchObject({ code: '9001', field: 'setting.unit' });
  });

  it('is for those who may edit the questionnaire', async () => {
    const scrollId = await begin('kano');
    await giveRights(test.platform, reader, scrollId, ['questionnaire.view']);
    const asReader = asPerson(reader);
    expect((await test.call(solutionCalls.solutionList, { scrollId }, asReader)).code).toBe('0000');
    for (const call of [solutionCalls.useSolution, solutionCalls.preview, solutionCalls.deleteSettingAnswer])
      expect((await test.call(call, { scrollId, solutionBankId: 'kano' } as never, asReader)).code).toBe(
        errorCodes.noPermission.code,
      );
  });
});

describe('a design', () => {
  it('is told with its balance, its efficiency and the error of samples before it is generated (S7.35)', async () => {
    const scrollId = await begin('cbc');
    const { data } = await test.call(solutionCalls.checkCbcSolution, { scrollId }, as());
    const { quality, sample } = data as CallData<typeof solutionCalls.checkCbcSolution>;
    expect(quality!.efficiencyPercent).toBeGreaterThan(80);
    expect(quality).toMatchObject({ versions: 4, tasks: 10 });
    expect(quality!.balancePercent).toBeGreaterThan(90);
    expect(sample!.precision.unit).toBe('part-worth');
    const [hundred, , fourHundred] = sample!.precision.margins;
    expect(hundred!.margin / fourHundred!.margin).toBeCloseTo(2, 1);
  });

  it('that restrictions leave no level of is refused with the level (S8.33)', async () => {
    const restrictions = ['level0d0', 'level0d1', 'level0d2', 'level0d3'].map(price => ['level0a2', price]);
    const scrollId = await begin('cbc', { ...solutionSettings.cbc, restrictions });
    const before = await load(scrollId);
    for (const call of [solutionCalls.checkCbcSolution, solutionCalls.generateCbcQuestion])
      expect(await test.call(call, { scrollId }, as())).toMatchObject({
        code: errorCodes.noSolutionAvailable.code,
        message:
          'No solution available: the restrictions leave no concept with “East” of “Brand”. Go back and change it, or select other solutions',
      });
    expect(await load(scrollId)).toEqual(before);
  });

  it('whose attributes always change together cannot be estimated and is refused (S8.33)', async () => {
    const [brand, , , price] = solutionSettings.cbc.attributes as readonly SettingAttribute[];
    // Each brand at one price only: which of the two was chosen nobody could tell.
    const restrictions = brand!.levels.flatMap(({ id }, one) =>
      price!.levels.flatMap((level, other) => (one === other ? [] : [[id, level.id]])),
    );
    const scrollId = await begin('cbc', { ...solutionSettings.cbc, restrictions });
    const refused = await test.call(solutionCalls.generateCbcQuestion, { scrollId }, as());
    expect(refused.code).toBe(errorCodes.noSolutionAvailable.code);
    expect(refused.message).toContain('cannot be told apart');
  });
});

describe('what a solution made', () => {
  const generate = async (solutionBankId: SolutionId) => {
    const scrollId = await begin(solutionBankId);
    await test.call(solutionCalls.useSolution, { scrollId, solutionBankId }, as());
    return { scrollId, ...madeQuestion((await load(scrollId)).document) };
  };

  it('takes other words and no other structure', async () => {
    const { scrollId, group, question } = await generate('cbc');
    const [item] = inOrder(question.items);
    const on = { scrollId, questionId: question.id };
    const ways: [string, Promise<{ code: string }>][] = [
      ['title', test.call(questionCalls.modifyName, { ...on, title: { text: 'Which?' } }, as())],
      ['level', test.call(itemCalls.updateItemTitle, { ...on, itemId: item!.id, title: { text: 'Nord' } }, as())],
    ];
    for (const [what, answer] of ways) expect((await answer).code, what).toBe('0000');
    const before = await load(scrollId);
    const locked = [
      test.call(itemCalls.addItems, { ...on, items: [{ title: { text: 'More' } }] } as never, as()),
      test.call(itemCalls.deleteItems, { ...on, itemIds: [item!.id] } as never, as()),
      test.call(questionCalls.deleteTopQuestion, on as never, as()),
      test.call(questionCalls.copyQuestion, on as never, as()),
      test.call(questionGroupCalls.copyQuestionGroup, { scrollId, groupId: group.id } as never, as()),
      test.call(
        questionCalls.addTopQuestion,
        { scrollId, groupId: group.id, type: 'fill-in', title: { text: 'Why?' } } as never,
        as(),
      ),
    ];
    for (const refused of await Promise.all(locked))
      expect(refused).toMatchObject({ code: '9202', message: expect.stringContaining('A solution made these') });
    expect(await load(scrollId)).toEqual(before);
    // It goes as a whole, and comes back by undoing.
    const gone = await test.call(
      questionGroupCalls.deleteQuestionGroup,
      { scrollId, groupId: group.id } as never,
      as(),
    );
    expect(gone.code).toBe('0000');
    const { editId } = gone.data as { editId: string };
    await test.call(editCalls.revert, { scrollId, revertedEditId: editId } as never, as());
    expect((await load(scrollId)).document).toEqual(before.document);
  });

  it('takes no quote into a title, and lets none go (S5.55, S5.56)', async () => {
    const scrollId = await begin('kano');
    const { document: blank } = await load(scrollId);
    const earlier = { questionId: 'earlier001', groupId: Object.keys(blank.groups)[0]!, type: 'fill-in' };
    await test.call(questionCalls.addTopQuestion, { scrollId, ...earlier, title: { text: 'Name?' } } as never, as());
    await test.call(solutionCalls.useSolution, { scrollId, solutionBankId: 'kano' }, as());
    const { question } = madeQuestion((await load(scrollId)).document);
    const marker = writeMarker({ of: 'question', questionId: 'earlier001', part: {} }, 'Q1');
    const quoting = { text: 'Dear Q1-Answer', html: `<p>Dear ${marker}</p>` };
    const rename = (questionId: string) =>
      test.call(questionCalls.modifyName, { scrollId, questionId, title: quoting } as never, as());
    expect(await rename(question.id)).toMatchObject({ code: '9202', message: 'The quoted content cannot be added' });
    // The same words are taken where no solution made the question.
    const own = { questionId: 'later00001', groupId: earlier.groupId, type: 'fill-in', title: { text: 'Why?' } };
    await test.call(questionCalls.addTopQuestion, { scrollId, ...own } as never, as());
    expect((await rename('later00001')).code).toBe('0000');
  });

  it('is generated again only when the person has said so, in its place', async () => {
    const { scrollId, group, question } = await generate('maxdiff');
    const again = { scrollId, solutionBankId: 'maxdiff' } as const;
    expect((await test.call(solutionCalls.useSolution, again, as())).code).toBe(errorCodes.solutionGenerated.code);
    const made = await test.call(solutionCalls.useSolution, { ...again, isReplacing: true }, as());
    expect(made.code).toBe('0000');
    const { document } = await load(scrollId);
    expect(Object.values(document.groups).filter(({ solution }) => solution)).toHaveLength(1);
    expect(madeQuestion(document).group.order).toBe(group.order);
    expect(document.questions[question.id]).toBeUndefined();
  });

  it('takes other prices of a brand, in the question and in the form (S7.102)', async () => {
    const { scrollId, question } = await generate('bpto');
    const [item] = inOrder(question.items);
    const prices = { lowestPrice: 12.5, priceStep: 0.5, priceCount: 6 };
    const input = { scrollId, questionId: question.id, itemId: item!.id, ...prices };
    expect((await test.call(solutionCalls.updateBrandPrice, input, as())).code).toBe('0000');
    const now = madeQuestion((await load(scrollId)).document).question.items[item!.id]!;
    expect(now.settings).toMatchObject({ 20152: 12.5, 20153: 0.5, 20154: 6 });
    const { brands } = (await listed(scrollId, 'bpto')).setting as { brands: { values: object }[] };
    expect(brands[0]!.values).toMatchObject({ name: 'Ours', ...prices });
    const unknown = { ...input, itemId: 'nothing001' };
    expect((await test.call(solutionCalls.updateBrandPrice, unknown, as())).code).toBe('9202');
    const free = { ...input, lowestPrice: 0 };
    expect((await test.call(solutionCalls.updateBrandPrice, free, as())).code).toBe('9001');
  });

  it('is held by undo and restoring too: words and whole groups go back, structure does not (S5.55, S5.56)', async () => {
    const { scrollId, question } = await generate('bpto');
    const on = { scrollId, questionId: question.id };
    const generated = await load(scrollId);
    const renamed = await test.call(questionCalls.modifyName, { ...on, title: { text: 'Which one?' } }, as());
    const [item] = inOrder(question.items);
    const prices = { lowestPrice: 12.5, priceStep: 0.5, priceCount: 6 };
    const priced = await test.call(solutionCalls.updateBrandPrice, { ...on, itemId: item!.id, ...prices }, as());
    const before = await load(scrollId);
    const editOf = ({ data }: { data?: unknown }) => (data as { editId: string }).editId;
    const revert = (editId: string) => test.call(editCalls.revert, { scrollId, revertedEditId: editId }, as());
    const restore = (version: number) => test.call(historyCalls.restore, { scrollId, version }, as());
    for (const refused of [await revert(editOf(priced)), await restore(generated.version)])
      expect(refused).toMatchObject({ code: '9202', message: expect.stringContaining('A solution made these') });
    expect(await load(scrollId)).toEqual(before);
    expect((await revert(editOf(renamed))).code).toBe('0000');
    expect((await load(scrollId)).document.questions[question.id]!.title).toEqual(question.title);
    // Before it was generated, and after: the group goes and comes as a whole.
    expect((await restore(0)).code).toBe('0000');
    expect((await load(scrollId)).document.questions).toEqual({});
    expect((await restore(before.version)).code).toBe('0000');
    expect((await load(scrollId)).document).toEqual(before.document);
  });

  it('counts for the sample and the length that are expected, at 95 % (S7.27, S9.6)', async () => {
    const { scrollId } = await generate('kano');
    const ask = async (input: object) =>
      (await test.call(solutionCalls.evaluateSampleInfo, { scrollId, ...input } as never, as())).data as CallData<
        typeof solutionCalls.evaluateSampleInfo
      >;
    expect(await ask({})).toMatchObject({
      confidencePercent: 95,
      suggested: [
        { errorPercent: 5, samples: 385 },
        { errorPercent: 10, samples: 97 },
      ],
      minutes: 1,
    });
    const planned = await ask({ solutionBankId: 'kano', questionCountNum: 30 });
    // Thirty questions of eight seconds, three features of twelve.
    expect(planned.minutes).toBe(5);
  });
});
