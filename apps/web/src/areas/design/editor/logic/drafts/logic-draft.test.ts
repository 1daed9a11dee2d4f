import { type Condition, createQuestionnaire, type Questionnaire } from '@wenshu/survey-core';
import { buildExample, ids, mustApply } from '@wenshu/survey-core/testing';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { describe, expect, test, vi } from 'vitest';
import { questionsAfter, readableQuestions } from '../../../document/reading/place.ts';
import { aboutOptions } from './about-options.ts';
import { conditionOfDraft, draftOfCondition, emptyGroup } from './condition-draft.ts';
import { describeExpression } from './describe-expression.ts';
import { readableExpression, rewrittenText, writtenExpression } from './expression-text.ts';
import { commandOfRule, draftOfRule, newRule, ruleKinds } from './rule-draft.ts';

vi.mock('../../../../../app/client.ts', () => ({ client: {} }));

const example = buildExample();
const names = (questions: readonly { seqName: string }[]) => questions.map(question => question.seqName);

describe('a condition being made', () => {
  const conditions: Condition[] = [
    { test: 'choice', questionId: ids.choice, is: 'any-of', itemIds: [ids.optionA, ids.optionB] },
    { test: 'choice', questionId: ids.matrix, rowId: 'rowA000001', is: 'none-of', itemIds: ['columnA001'] },
    { test: 'count', questionId: ids.multiple, compare: '>=', value: 2 },
    { test: 'answered', questionId: ids.text, is: false },
    { test: 'text', questionId: ids.text, is: 'starts-with', value: 'x' },
    { test: 'number', questionId: ids.text, compare: '<', value: { calculationId: ids.calculation } },
    { test: 'number', questionId: ids.text, compare: '<', value: { questionId: ids.choice, itemId: ids.optionA } },
    { test: 'date', questionId: ids.text, compare: '<=', value: 'today' },
    { test: 'rank', questionId: ids.multiple, itemId: 'multipleA1', compare: '=', value: 1 },
    { test: 'score', compare: '>', value: 3 },
    { test: 'score', questionId: ids.choice, loopItemId: ids.optionA, compare: '>', value: 3 },
    { test: 'calculation', calculationId: ids.calculation, compare: '!=', value: 0 },
    { test: 'label', is: 'all-of', values: ['a', 'b'] },
    { test: 'channel', is: 'any-of', values: ['mail'] },
    { test: 'language', is: 'none-of', values: [1] },
    { test: 'parameter', name: 'from', is: 'equals', value: 'x' },
    {
      any: [
        { test: 'answered', questionId: ids.text, is: true },
        {
          not: {
            all: [
              { test: 'score', compare: '>', value: 3 },
              { test: 'score', compare: '<', value: 9 },
            ],
          },
        },
      ],
    },
    { not: { test: 'answered', questionId: ids.text, is: true } },
  ];

  test.each(conditions)('is the same after opening and saving: %j', condition => {
    expect(conditionOfDraft(draftOfCondition(condition))).toEqual(condition);
  });

  test('is nothing while a part is incomplete', () => {
    const [whole] = draftOfCondition(conditions[0]!).parts;
    expect(conditionOfDraft(emptyGroup())).toBeUndefined();
    expect(conditionOfDraft({ ...emptyGroup(), parts: [whole!, ...emptyGroup().parts] })).toBeUndefined();
  });
});

describe('what is offered', () => {
  test('only questions before the place, and only those that say something', () => {
    expect(names(readableQuestions(example, { questionId: ids.multiple, isIncluded: false }))).toEqual(['Q1', 'Q2']);
    expect(names(readableQuestions(example, { questionId: ids.multiple, isIncluded: true }))).toEqual([
      'Q1',
      'Q2',
      'Q3',
    ]);
    expect(readableQuestions(example, { groupId: ids.group })).toEqual([]);
  });

  test('jumps only forward', () => {
    expect(names(questionsAfter(example, ids.text))).toEqual(['Q5']);
  });

  test('of a single answer no "all of" and no count, of a text no options', () => {
    expect(aboutOptions(example.questions[ids.choice]!)).toEqual([
      'choice:any-of',
      'choice:none-of',
      'score',
      'answered:yes',
      'answered:no',
    ]);
    expect(aboutOptions(example.questions[ids.text]!)).not.toContain('choice:any-of');
    expect(aboutOptions(example.questions[ids.multiple]!)).toContain('count');
  });
});

describe('a formula', () => {
  const stored = `count(#${ids.multiple}) + #${ids.choice}.${ids.optionC} * score(#${ids.matrix}) - #${ids.matrix}:rowB000001 + $${ids.calculation}`;
  const readable = 'count([Q3]) + [Q1.3] * score([Q5]) - [Q5:2] + [=total]';

  test('is read with names and stored with ids', () => {
    expect(readableExpression(stored, example)).toBe(readable);
    expect(writtenExpression(readable, example)).toEqual({ expression: stored });
  });

  test('is listed in words: parts by their names, functions and signs as people say them', () => {
    expect(describeExpression(stored, example, editorLogicTexts.zh)).toBe(
      '选择数量(Q3) + Q1 “Plum” × 得分(Q5) - Q5 “Price” + “total”',
    );
    expect(describeExpression(`round(#${ids.choice} / 2, 1)`, example, editorLogicTexts.en)).toBe('rounded(Q1 ÷ 2, 1)');
    expect(describeExpression('#nobody1 * 2', example, editorLogicTexts.en)).toBe('#nobody1 × 2');
  });

  test('names a mistake at its place in what the person wrote', () => {
    expect(writtenExpression('[Q1] + [Q9]', example)).toEqual({ problem: 'reference-dangling', at: 7 });
    expect(writtenExpression('[Q1.3] + * 2', example)).toEqual({ problem: 'token-unexpected', at: 9 });
    expect(writtenExpression('sume([Q1])', example)).toEqual({ problem: 'function-unknown', at: 0 });
    expect(writtenExpression('', example)).toEqual({ problem: 'expression-empty', at: 0 });
  });

  test('goes on meaning the same questions while somebody else renumbers them, also half written', () => {
    const called = (id: string, seqName: string) => ({ [id]: { ...example.questions[id]!, seqName } });
    const { [ids.text]: _gone, ...left } = example.questions;
    const renumbered: Questionnaire = {
      ...example,
      questions: { ...left, ...called(ids.multiple, 'Q1'), ...called(ids.choice, 'Q2'), ...called(ids.matrix, 'Q4') },
    };
    const rewritten = rewrittenText(readable, example, renumbered);
    expect(rewritten).toBe('count([Q1]) + [Q2.3] * score([Q4]) - [Q4:2] + [=total]');
    expect(rewrittenText('[Q1] * ([Q9', example, renumbered)).toBe('[Q2] * ([Q9');
    // What was asked about is gone, and another has its number now.
    expect(writtenExpression(rewrittenText('1 + [Q4]', example, renumbered), renumbered)).toEqual({
      problem: 'reference-dangling',
      at: 4,
    });
  });

  test('keeps the id of a question whose name another has too', () => {
    const renamed = { ...example.questions[ids.matrix]!, seqName: 'Q1' };
    const twice: Questionnaire = { ...example, questions: { ...example.questions, [ids.matrix]: renamed } };
    expect(readableExpression(`#${ids.matrix}`, twice)).toBe(`#${ids.matrix}`);
    expect(writtenExpression(`#${ids.matrix}`, twice)).toEqual({ expression: `#${ids.matrix}` });
  });

  test('an empty questionnaire knows no names', () => {
    const empty = createQuestionnaire({ title: 'x', baseLanguageId: 1, groupId: 'group00001' });
    expect(writtenExpression('[Q1]', empty)).toMatchObject({ problem: 'reference-dangling' });
  });
});

describe('a rule being made', () => {
  test('is the same after opening and saving', () => {
    for (const rule of Object.values(example.logic)) {
      const made = commandOfRule(draftOfRule(rule));
      const { document } = mustApply(example, made!.name, made!.input);
      expect(document.logic[rule.id]).toEqual(rule);
    }
  });

  test('is nothing before it is complete', () => {
    for (const kind of ruleKinds) expect(commandOfRule(newRule(kind, example))).toBeUndefined();
  });

  test('a jump without a condition always acts', () => {
    const draft = { ...newRule('jump', example), at: ids.choice, to: 'outcome:screened', hasCondition: false };
    const made = commandOfRule(draft)!;
    expect(Object.values(mustApply(example, made.name, made.input).document.logic)).toContainEqual(
      expect.objectContaining({ kind: 'jump', questionId: ids.choice, to: { outcome: 'screened' } }),
    );
  });
});
