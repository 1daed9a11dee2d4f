import { describe, expect, it } from 'vitest';
import { copyInput } from '../../src/questionnaire/commands/copy-question.ts';
import { copyGroupInput } from '../../src/questionnaire/commands/copy-question-group.ts';
import { buildExample, exampleTypes, ids, mustApply } from '../../src/testing/index.ts';
import { after, refusal } from './refusal.ts';

const example = buildExample();
const minting = () => {
  let minted = 0;
  return () => `minted${String(++minted).padStart(4, '0')}`;
};
const child = {
  questionId: 'child00001',
  groupId: ids.group,
  order: 'a5',
  parentId: ids.choice,
  type: 'fill-in',
  seqName: 'Q1a',
  title: { text: 'Why this one?' },
};

describe('a copied question', () => {
  it('has new ids throughout, its own order and name, the same words in every language, and no logic', () => {
    const input = copyInput(example, ids.choice, minting(), exampleTypes);
    const { document } = mustApply(example, 'copyQuestion', input);
    const copy = Object.values(document.questions).find(question => question.seqName === 'Q6')!;
    const original = example.questions[ids.choice]!;
    expect(Object.values(copy.items).map(item => item.title)).toEqual(
      Object.values(original.items).map(item => item.title),
    );
    const known = new Set(Object.keys(original.items));
    expect(Object.keys(copy.items).some(itemId => known.has(itemId))).toBe(false);
    expect(Object.values(copy.items)[0]!.itemGroupId).toBe(Object.keys(copy.itemGroups)[0]);
    expect(document.translations['3']![copy.id]).toEqual({ title: { text: 'Quel fruit ?' } });
    expect(document.logic).toEqual(example.logic);
    expect(copy.order > original.order && copy.order < example.questions[ids.counted]!.order).toBe(true);
  });

  it('brings its children, and leaves out what was added after the copier looked', () => {
    const withChild = after(example, ['addTopQuestion', child]);
    const input = copyInput(withChild, ids.choice, minting(), exampleTypes);
    const later = after(withChild, [
      'addItems',
      { questionId: ids.choice, items: [{ itemId: 'newitem001', order: 'x', title: { text: 'Late' } }] },
    ]);
    const { document } = mustApply(later, 'copyQuestion', input);
    const copies = Object.values(document.questions).filter(question => question.id.startsWith('minted'));
    expect(copies.map(copy => Object.keys(copy.items).length)).toEqual([3, 0]);
    expect(copies[1]!.parentId).toBe(copies[0]!.id);
  });

  it('cannot take ids that are used, nor translate what it does not copy', () => {
    const input = { questionId: ids.choice, order: 'a1', seqName: 'Q8', ids: { [ids.choice]: ids.text } };
    expect(refusal(example, 'copyQuestion', input)).toEqual({ problem: 'id-used', id: ids.text });
    const strange = { ...input, ids: { [ids.choice]: 'copied0001', [ids.text]: 'copied0002' } };
    expect(mustApply(example, 'copyQuestion', strange).touched).not.toContain('translations.3.copied0002');
  });
});

describe('a copied group', () => {
  it('has copies of all its questions, with names of their own', () => {
    const { document } = mustApply(
      example,
      'copyQuestionGroup',
      copyGroupInput(example, ids.group, minting(), exampleTypes),
    );
    const names = Object.values(document.questions).map(question => question.seqName);
    expect(names).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q10']);
    expect(new Set(Object.keys(document.groups)).size).toBe(3);
  });

  it('gives numbers only to what is answered, as everywhere', () => {
    const withBreak = after(example, [
      'batchPage',
      { breaks: [{ questionId: 'break00001', groupId: ids.group, order: 'a05' }] },
    ]);
    const { seqNames } = copyGroupInput(withBreak, ids.group, minting(), exampleTypes);
    expect(seqNames).toEqual({
      ...copyGroupInput(example, ids.group, minting(), exampleTypes).seqNames,
      break00001: 'P',
    });
    expect(copyInput(withBreak, 'break00001', minting(), exampleTypes).seqName).toBe('P');
  });
});

describe('the name of a new question', () => {
  const fresh = { questionId: 'newquest01', groupId: ids.group, order: 'x', type: 'fill-in', title: { text: 'New' } };
  const nameOf = (name: string, input: object, id: string) =>
    mustApply(example, name, input).document.questions[id]?.seqName;

  it('is the next number where a colleague was faster with it, however the question comes', () => {
    expect(nameOf('addTopQuestion', { ...fresh, seqName: 'Q5' }, 'newquest01')).toBe('Q6');
    expect(nameOf('addTopQuestion', { ...fresh, seqName: 'Q9' }, 'newquest01')).toBe('Q9');
    expect(nameOf('importQuestions', { questions: [{ ...fresh, seqName: 'Q1' }] }, 'newquest01')).toBe('Q6');
    const copy = { questionId: ids.choice, order: 'x', seqName: 'Q2', ids: { [ids.choice]: 'copied0001' } };
    expect(nameOf('copyQuestion', copy, 'copied0001')).toBe('Q6');
    const group = {
      groupId: ids.group,
      order: 'x',
      ids: { [ids.group]: 'copied0009', [ids.choice]: 'copied0001', [ids.text]: 'copied0002' },
    };
    const both = mustApply(example, 'copyQuestionGroup', {
      ...group,
      seqNames: { [ids.choice]: 'Q3', [ids.text]: 'Q4' },
    }).document;
    expect(['copied0001', 'copied0002'].map(id => both.questions[id]?.seqName)).toEqual(['Q6', 'Q7']);
  });
});

describe('a child question', () => {
  it('belongs to a question at the top, moves with it and goes with it', () => {
    const withChild = after(example, ['addTopQuestion', child]);
    const nested = { ...child, questionId: 'child00002', parentId: 'child00001' };
    expect(refusal(withChild, 'addTopQuestion', nested).problem).toBe('question-not-found');
    const moved = after(withChild, [
      'moveTopQuestion',
      { questionId: ids.choice, groupId: ids.secondGroup, order: 'a' },
    ]);
    expect(moved.questions.child00001!.groupId).toBe(ids.secondGroup);
    const gone = after(withChild, ['deleteTopQuestion', { questionId: ids.choice, clearLogic: true }]);
    expect(gone.questions).not.toHaveProperty('child00001');
    const removed = { questionId: ids.choice, childIds: ['child00001'], settings: { 20001: true } };
    const updated = after(withChild, ['deleteChildQuestionUpdateSetting', removed]);
    expect(updated.questions).not.toHaveProperty('child00001');
    expect(updated.questions[ids.choice]!.settings).toEqual({ 20001: true });
    const strange = { ...removed, childIds: [ids.text] };
    expect(refusal(withChild, 'deleteChildQuestionUpdateSetting', strange).problem).toBe('row-not-found');
  });
});

describe('questions in place of others', () => {
  const question = (questionId: string, more: object = {}) => ({
    questions: [
      { questionId, groupId: ids.group, order: 'x', type: 'fill-in', seqName: 'Q9', title: { text: 'New' }, ...more },
    ],
    replace: true,
    clearLogic: true,
  });
  const quotaless = after(example, ['deleteQuota', { quotaId: ids.quota }]);

  it('take their place, logic and quotas cleared once that was agreed to, and no id comes back', () => {
    const { document } = mustApply(quotaless, 'importQuestions', question('newquest01'));
    expect(Object.keys(document.questions)).toEqual(['newquest01']);
    expect([document.logic, document.calculations, document.verifications]).toEqual([{}, {}, {}]);
    expect(refusal(quotaless, 'importQuestions', question(ids.choice)).problem).toBe('id-used');
    expect(refusal(quotaless, 'importQuestions', question(ids.optionA)).problem).toBe('id-used');
    const orphan = question('newquest01', { parentId: ids.choice });
    expect(refusal(quotaless, 'importQuestions', orphan).problem).toBe('question-not-found');
    const kept = { ...question('newquest01'), clearLogic: false };
    expect(refusal(quotaless, 'importQuestions', kept).problem).toBe('involved-in-logic');
    expect(refusal(example, 'importQuestions', kept).problem).toBe('used-by-quota');
    expect(mustApply(example, 'importQuestions', question('newquest01')).document.quotas).toEqual({});
  });
});

describe('page breaks', () => {
  it('can be put in place of those there are', () => {
    const at = (questionId: string, order: string) => ({ questionId, groupId: ids.group, order });
    const two = after(example, ['batchPage', { breaks: [at('break00001', 'a1'), at('break00002', 'b1')] }]);
    const { document } = mustApply(two, 'batchPage', { breaks: [at('break00003', 'c1')], replace: true });
    const breaks = Object.values(document.questions).filter(question => question.type === 'page-break');
    expect(breaks.map(one => one.id)).toEqual(['break00003']);
  });
});
