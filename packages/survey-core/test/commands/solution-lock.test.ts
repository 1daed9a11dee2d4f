import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '../../src/document/questionnaire.ts';
import { writeMarker } from '../../src/quote/write-marker.ts';
import { buildExample, mustApply } from '../../src/testing/example-document.ts';
import { ids } from '../../src/testing/example-edits.ts';
import { refusal } from './refusal.ts';

const example = buildExample();
/** The example as if a solution had made its first group. */
const locked: Questionnaire = {
  ...example,
  groups: { ...example.groups, [ids.group]: { ...example.groups[ids.group]!, solution: 'kano' } },
};
const on = { questionId: ids.choice };

describe('what a solution made', () => {
  it('takes other words', () => {
    for (const [name, input] of [
      ['modifyName', { ...on, title: { text: 'Other words' } }],
      ['updateItemTitle', { ...on, itemId: ids.optionA, title: { text: 'Green apple' } }],
      ['updateRemark', { ...on, remark: { text: 'One is enough' } }],
      ['updateQuestionGroupTitle', { groupId: ids.group, title: { text: 'Fruit' } }],
      ['saveQuestionGroup', { groupId: ids.group, order: 'a', title: { text: 'Fruit' } }],
      ['updateSettings', { ...on, settings: { 20001: true } }],
    ] as const) {
      const { document } = mustApply(locked, name, input);
      expect(document.groups[ids.group]!.solution, name).toBe('kano');
    }
  });

  it('takes no other structure', () => {
    const fresh = { order: 'x', title: { text: 'New' } };
    for (const [name, input] of [
      ['addItems', { ...on, items: [{ itemId: 'newitem001', ...fresh }] }],
      ['moveItems', { ...on, moves: [{ itemId: ids.optionA, order: 'z' }] }],
      ['updateSettings', { ...on, itemId: ids.optionA, settings: { 20010: true } }],
      ['deleteTopQuestion', { ...on, clearLogic: true }],
      ['moveTopQuestion', { ...on, groupId: ids.secondGroup, order: 'z' }],
      [
        'addTopQuestion',
        { questionId: 'newquest01', groupId: ids.group, type: 'fill-in', seqName: 'Q9', ...fresh, items: [] },
      ],
    ] as const)
      expect(refusal(locked, name, input).problem, name).toBe('structure-locked');
  });

  it('keeps the quotes of its titles: none goes (S5.55), none comes (S5.56), their order may change', () => {
    const marker = writeMarker({ of: 'question', questionId: ids.text, part: {} }, 'Q2');
    const quoting = { text: 'Dear Q2-Answer', html: `<p>Dear ${marker}</p>` };
    const withQuote: Questionnaire = {
      ...locked,
      questions: { ...locked.questions, [ids.choice]: { ...locked.questions[ids.choice]!, title: quoting } },
    };
    expect(refusal(withQuote, 'modifyName', { ...on, title: { text: 'Dear' } }).problem).toBe('quote-deleted');
    expect(refusal(locked, 'modifyName', { ...on, title: quoting }).problem).toBe('quote-added');
    const moved = { text: 'Q2-Answer, dear', html: `<p>${marker}, dear</p>` };
    expect(mustApply(withQuote, 'modifyName', { ...on, title: moved }).document.questions[ids.choice]!.title).toEqual(
      moved,
    );
  });

  it('stands in nobody’s way elsewhere', () => {
    const elsewhere = {
      ...example,
      groups: { ...example.groups, other0001: { ...locked.groups[ids.group]!, id: 'other0001' } },
    };
    mustApply(elsewhere, 'addItems', { ...on, items: [{ itemId: 'newitem001', order: 'x', title: { text: 'New' } }] });
  });
});
