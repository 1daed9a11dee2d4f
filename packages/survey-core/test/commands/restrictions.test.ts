import { describe, expect, it } from 'vitest';
import { specialQuestion } from '../../src/testing/command-examples.ts';
import { buildExample, exampleContext, mustApply } from '../../src/testing/example-document.ts';
import { ids } from '../../src/testing/example-edits.ts';
import { after, manyItems, refusal } from './refusal.ts';

const example = buildExample();
const on = { questionId: ids.choice };
const without = <T extends object>(list: T, id: string) =>
  Object.fromEntries(Object.entries(list).filter(([key]) => key !== id));

describe('logic that refers to a thing', () => {
  it('keeps an option from being deleted, and is listed (S4.21, S8.6)', () => {
    expect(refusal(example, 'deleteItems', { ...on, itemIds: [ids.optionA] })).toEqual({
      problem: 'involved-in-logic',
      id: ids.optionA,
      losses: [{ kind: 'rule', id: ids.rule }],
    });
  });

  it('is cleared with the option in one edit when the person agreed (S4.21)', () => {
    const { document } = mustApply(example, 'deleteItems', { ...on, itemIds: [ids.optionA], clearLogic: true });
    expect(document.questions[ids.choice]!.items).toEqual(without(example.questions[ids.choice]!.items, ids.optionA));
    expect(document.logic).toEqual(without(example.logic, ids.rule));
  });

  it('is found in formulas too, with what reads them (S4.21)', () => {
    const watched = after(example, [
      'saveLogicCalculationInfo',
      { calculationId: 'newcalc001', order: 'b', name: 'twice', expression: `$${ids.calculation} * 2` },
    ]);
    const { losses } = refusal(watched, 'deleteItems', { ...on, itemIds: [ids.optionC] });
    expect(losses).toEqual([
      { kind: 'calculation', id: ids.calculation },
      { kind: 'calculation', id: 'newcalc001' },
    ]);
  });

  it('keeps an option group, a row group and a question group from being deleted (S4.21)', () => {
    const rule = (id: string, target: object) => ({
      id,
      order: 'c',
      kind: 'display',
      target,
      when: { test: 'answered', questionId: ids.counted, is: true },
    });
    const rules = [
      rule('grouprule1', { questionId: ids.choice, itemGroupId: ids.optionGroup }),
      rule('grouprule2', { questionId: ids.matrix, rowGroupId: ids.rowGroup }),
      rule('grouprule3', { groupId: ids.secondGroup }),
    ];
    const ruled = after(example, ['saveLogic', { rules }]);
    const deletions = [
      ['deleteItemGroup', { ...on, itemGroupId: ids.optionGroup }, 'grouprule1'],
      ['removeSubQuestionGroup', { questionId: ids.matrix, rowGroupId: ids.rowGroup }, 'grouprule2'],
      ['deleteQuestionGroup', { groupId: ids.secondGroup }, 'grouprule3'],
    ] as const;
    for (const [name, input, ruleId] of deletions) {
      expect(refusal(ruled, name, input).losses).toEqual([{ kind: 'rule', id: ruleId }]);
      expect(mustApply(ruled, name, { ...input, clearLogic: true }).document.logic).not.toHaveProperty(ruleId);
    }
  });

  it('goes with a deleted question, and so do its translations and checks', () => {
    expect(refusal(example, 'deleteTopQuestion', on).problem).toBe('involved-in-logic');
    const { document } = mustApply(example, 'deleteTopQuestion', { ...on, clearLogic: true });
    expect([document.logic, document.calculations, document.translations['3']]).toEqual([{}, {}, {}]);
  });

  it('never loses a calculation that a quota counts by', () => {
    const cells = [{ cellId: 'newcell001', order: 'a', match: { [ids.calculation]: { min: 1 } }, size: 5 }];
    const counted = after(example, [
      'saveQuota',
      { quotaId: 'newquota01', order: 'b', kind: 'single', title: 'Total', whenFull: 'end', cells },
    ]);
    const input = { ...on, itemIds: [ids.optionC], clearLogic: true };
    expect(refusal(counted, 'deleteItems', input)).toEqual({ problem: 'used-by-quota', id: ids.calculation });
  });
});

describe('turning off', () => {
  it('lists what would go before it is confirmed (S4.20)', () => {
    const rules = [
      {
        id: 'grouprule1',
        order: 'c',
        kind: 'display',
        target: { questionId: ids.choice, itemGroupId: ids.optionGroup },
        when: { test: 'answered', questionId: ids.counted, is: true },
      },
    ];
    const ruled = after(example, ['saveLogic', { rules }]);
    const input = { feature: 'option-groups', questionId: ids.choice };
    expect(refusal(ruled, 'turnOff', input)).toEqual({
      problem: 'needs-confirmation',
      id: ids.choice,
      losses: [
        { kind: 'item-group', id: ids.optionGroup },
        { kind: 'item-group', id: ids.secondOptionGroup },
        { kind: 'rule', id: 'grouprule1' },
      ],
    });
    const { document } = mustApply(ruled, 'turnOff', { ...input, confirmed: true });
    const { items, itemGroups } = document.questions[ids.choice]!;
    expect(itemGroups).toEqual({});
    expect(Object.keys(items)).toHaveLength(3);
    expect(Object.values(items).some(item => 'itemGroupId' in item)).toBe(false);
    expect(document.logic).not.toHaveProperty('grouprule1');
  });

  it('layers keeps the first layer only (S4.20)', () => {
    const layered = after(example, [
      'moveOneOrTwoItem',
      { ...on, itemId: ids.optionB, order: 'z', parentItemId: ids.optionC },
    ]);
    const { document } = mustApply(layered, 'turnOff', { feature: 'layers', ...on, confirmed: true });
    expect(Object.keys(document.questions[ids.choice]!.items)).toEqual([ids.optionA, ids.optionC]);
  });

  it('logic of a question takes the rules that act on it, of the survey all of them (S4.20)', () => {
    const ofText = mustApply(example, 'turnOff', { feature: 'logic', questionId: ids.text, confirmed: true });
    expect(Object.keys(ofText.document.logic)).toEqual([ids.reference]);
    expect(mustApply(example, 'turnOff', { feature: 'logic', confirmed: true }).document.logic).toEqual({});
  });

  it('needs no confirmation when there is nothing to lose', () => {
    const plain = { feature: 'row-groups', questionId: ids.text };
    expect(mustApply(example, 'turnOff', plain).changes).toEqual([]);
  });
});

describe('changing the type', () => {
  it('is possible only while the question is unpublished (S4.18)', () => {
    const change = { ...on, type: 'multiple-choice', clearLogic: true };
    expect(refusal(example, 'changeType', change, { isPublished: () => true }).problem).toBe('only-while-unpublished');
    expect(mustApply(example, 'changeType', change).document.questions[ids.choice]!.type).toBe('multiple-choice');
  });

  it('is not possible while a quota counts by the question (S4.19, S8.7)', () => {
    const change = { questionId: ids.counted, type: 'multiple-choice' };
    expect(refusal(example, 'changeType', change)).toEqual({ problem: 'type-fixed-by-quota', id: ids.counted });
  });

  it('takes options, rows and settings away that the new type does not know', () => {
    const { document } = mustApply(example, 'changeType', { questionId: ids.matrix, type: 'fill-in' });
    expect(document.questions[ids.matrix]).toMatchObject({ type: 'fill-in', items: {}, rows: {}, rowGroups: {} });
  });

  it('needs the logic on it to be cleared', () => {
    expect(refusal(example, 'changeType', { ...on, type: 'multiple-choice' }).problem).toBe('involved-in-logic');
  });
});

describe('languages', () => {
  it('open the multilingual setting, and closing the group closes it (S1.21, S4.22)', () => {
    expect(example.settings).toEqual({ 20051: true });
    expect(refusal(example, 'deleteLanguageGroup', {})).toEqual({
      problem: 'needs-confirmation',
      losses: [{ kind: 'translation', id: '3' }],
    });
    const { document } = mustApply(example, 'deleteLanguageGroup', { confirmed: true });
    expect([document.languages, document.translations, document.settings]).toEqual([{}, {}, {}]);
  });

  it('close it with the last one only (S4.22)', () => {
    const two = after(example, ['addLanguage', { languageId: 4, name: 'Deutsch' }]);
    const one = after(two, ['deleteLanguage', { languageId: 3 }]);
    expect(one.settings).toEqual({ 20051: true });
    expect(after(one, ['deleteLanguage', { languageId: 4 }]).settings).toEqual({});
  });

  it('translate what is there, quotes kept', () => {
    const quote = '<span data-qid="choice0001" contenteditable="false">Q1-Answer</span>';
    const quoting = after(example, [
      'modifyName',
      { questionId: ids.text, title: { text: 'Why Q1-Answer', html: `Why ${quote}` } },
    ]);
    const text = (html: string, plain: string) => ({
      languageId: 3,
      texts: [{ id: ids.text, field: 'title', text: { text: plain, html } }],
    });
    expect(refusal(quoting, 'translate', text('Pourquoi', 'Pourquoi')).problem).toBe('quote-deleted');
    expect(refusal(quoting, 'translate', text(`${quote} ${quote}`, 'Q1-Answer Q1-Answer')).problem).toBe('quote-added');
    mustApply(quoting, 'translate', text(`${quote} pourquoi`, 'Q1-Answer pourquoi'));
    const elsewhere = { languageId: 3, texts: [{ id: 'nowhere001', field: 'title', text: { text: 'x' } }] };
    expect(refusal(quoting, 'translate', elsewhere).problem).toBe('text-not-found');
    expect(refusal(quoting, 'translate', { ...elsewhere, languageId: 9 }).problem).toBe('language-not-found');
    expect(refusal(quoting, 'addLanguage', { languageId: 2, name: 'English' }).problem).toBe('language-is-base');
  });
});

describe('a label question', () => {
  const { name, input } = specialQuestion('label');

  it('is operated by the task creator alone, whatever the verb (S5.31)', () => {
    const labelled = after(example, [name, input]);
    const stranger = { isCreator: false };
    expect(refusal(example, name, input, stranger).problem).toBe('only-creator');
    const edits: [string, object][] = [
      ['modifyName', { questionId: 'special001', title: { text: 'x' } }],
      ['updateSettings', { questionId: 'special001', settings: { 20001: true } }],
      ['deleteTopQuestion', { questionId: 'special001' }],
      ['changeType', { questionId: ids.text, type: 'label', clearLogic: true }],
    ];
    for (const [verb, edit] of edits) expect(refusal(labelled, verb, edit, stranger).problem).toBe('only-creator');
    mustApply(labelled, 'modifyName', { ...on, title: { text: 'x' } }, { ...exampleContext, ...stranger });
  });

  it('has labels of 1 to 20 letters, digits and underscores (S5.1, S5.3)', () => {
    const labelled = after(example, [name, input]);
    const tags = (...texts: string[]) => ({
      questionId: 'special001',
      tags: texts.map((text, index) => ({ itemId: `newtag000${index}`, order: `a${index + 1}`, title: { text } })),
    });
    expect(refusal(labelled, 'setTagValues', tags('a'.repeat(21))).problem).toBe('label-length-wrong');
    expect(refusal(labelled, 'setTagValues', tags('very loyal')).problem).toBe('name-not-allowed');
    expect(refusal(labelled, 'setTagValues', tags('Loyal', 'loyal')).problem).toBe('name-duplicated');
    const set = after(labelled, ['setTagValues', tags('Loyal', '新客_1')]);
    const sync = { questionId: 'special001', labels: ['loyal', 'Away'], places: [{ id: 'newtag0009', order: 'z' }] };
    const synced = after(set, ['synchronizeTag', sync]);
    expect(Object.values(synced.questions.special001!.items).map(item => item.title.text)).toEqual([
      'Loyal',
      '新客_1',
      'Away',
    ]);
    const others = { ...tags('x'), questionId: ids.choice };
    expect(refusal(synced, 'setTagValues', others).problem).toBe('type-not-supported');
  });

  it('offers at most 500 labels (S9.1)', () => {
    const labelled = after(example, [name, input]);
    const labels = Array.from({ length: 501 }, (_, index) => `label_${index}`);
    const places = manyItems(501).map(({ itemId, order }) => ({ id: itemId, order }));
    const sync = { questionId: 'special001', labels, places };
    expect(refusal(labelled, 'synchronizeTag', sync)).toMatchObject({
      problem: 'too-many-options',
      detail: { max: 500 },
    });
    mustApply(labelled, 'synchronizeTag', { ...sync, labels: labels.slice(1) });
  });
});

describe('what respondents read cannot be empty', () => {
  it('on the cover’s button (S5.12)', () => {
    const cover = { isShown: true, text: { text: '' } };
    expect(refusal(example, 'saveCover', { cover: { ...cover, buttonText: { text: ' ' } } }).problem).toBe(
      'content-empty',
    );
    expect(mustApply(example, 'saveCover', { cover: { ...cover, buttonText: { text: 'Go' } } }).document.cover).toEqual(
      {
        ...cover,
        buttonText: { text: 'Go' },
      },
    );
  });

  it('in an agreement (S5.13)', () => {
    const agreement = { agreementId: ids.agreement, order: 'a', name: 'Privacy', content: { text: 'Kept.' } };
    expect(refusal(example, 'saveAgreement', { ...agreement, content: { text: '' } }).problem).toBe('content-empty');
    expect(refusal(example, 'saveAgreement', { ...agreement, name: '' }).problem).toBe('name-empty');
    const { agreements } = mustApply(example, 'saveAgreement', agreement).document;
    expect(agreements[ids.agreement]?.content).toEqual({ text: 'Kept.' });
  });
});
