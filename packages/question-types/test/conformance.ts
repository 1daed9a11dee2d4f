import {
  buildCodebook,
  checkAnswer,
  compileSurvey,
  currentPage,
  type Flow,
  type Json,
  limits,
  nextPage,
  openAnswering,
  replayAnswers,
  type SealedType,
  setAnswer,
} from '@wenshu/survey-core';
import { buildFlow } from '@wenshu/survey-core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersFromRows, rowsFromAnswers } from '../../api-contract/src/survey/collect/answer-rows.ts';
import type { TypeExample } from '../src/examples.ts';
import { operandsFromValues } from './operands-from-values.ts';
import { randomAnswersLike } from './random-answers.ts';

const OPTION_NUMBER = 20009;

/** What every type must do, whatever it asks. Run on each type's own example. */
export function conformance(slug: string, type: SealedType, example: TypeExample): void {
  const { question, answers, wrong } = example;
  if (answers.length === 0) {
    conformWithoutAnswer(slug, type, question);
    return;
  }
  const bound = type.bind(question);
  const parsed = (raw: unknown): Json => {
    const read = bound.parse(raw);
    if (!('answer' in read)) throw new Error(`${slug} cannot read ${JSON.stringify(raw)}: ${read.problem}`);
    return read.answer;
  };

  describe(slug, () => {
    test('is filed under its own name and keeps to the limits', () => {
      expect(type.slug).toBe(slug);
      expect(question.type).toBe(slug);
      expect(type.capabilities.maxOptions).toBeLessThanOrEqual(limits.cascadeImportCases * limits.cascadeLayers);
      expect(type.capabilities.hasOptions).toBe(question.items.length > 0);
      expect(type.capabilities.hasRows).toBe(question.rows.length > 0);
    });

    test.each(answers)('accepts %j', answer => {
      expect(parsed(answer)).toEqual(answer);
      expect(bound.isEmpty(parsed(answer))).toBe(false);
      expect(checkAnswer(bound, parsed(answer))).toEqual([]);
    });

    test.each(wrong)('refuses $answer as $problem', ({ answer, problem }) => {
      expect(checkAnswer(bound, parsed(answer)).map(one => one.problem)).toContain(problem);
    });

    test.each(answers)('carries %j through the wire, in any order of rows, and through storage', answer => {
      const rows = bound.toRows(parsed(answer));
      expect(rows.every(row => typeof row.answerValue === 'string')).toBe(true);
      expect(parsed(bound.fromRows([...rows].reverse()))).toEqual(answer);
      expect(parsed(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
      const sent = rowsFromAnswers(new Map([[question.id, bound]]), { [question.id]: answer });
      const got = answersFromRows(new Map([[question.id, bound]]), sent.answerInfoList, sent.blankAnswerInfoList);
      expect(parsed(got[question.id])).toEqual(answer);
    });

    test('survives whatever is thrown at it', () => {
      const hostile = fc.oneof(
        fc.jsonValue(),
        fc.anything(),
        fc.constantFrom(...answers),
        fc.record({ item: fc.anything(), items: fc.anything(), order: fc.anything(), blanks: fc.anything() }),
      );
      fc.assert(
        fc.property(hostile, raw => {
          const read = bound.parse(raw);
          if (!('answer' in read)) return typeof read.problem === 'string';
          const { answer } = read;
          bound.isEmpty(answer);
          bound.check(answer);
          bound.operands(answer);
          bound.quoteText(answer, {}, ', ');
          expect(bound.values(answer)).toHaveLength(bound.variables().length);
          // What it made, it reads again as the same.
          if (!bound.isEmpty(answer)) expect(parsed(bound.fromRows(bound.toRows(answer)))).toEqual(answer);
          return true;
        }),
        { numRuns: 300 },
      );
    });

    test('keeps of an answer what is still shown, and nothing else', () => {
      for (const answer of answers) {
        expect(bound.restrict(answer)).toEqual(answer);
        if (!type.capabilities.hasOptions) continue;
        // Without options nothing is left, or only what needs none, such as an evaluation's score.
        const bare = type.bind({ ...question, items: [] });
        const left = bare.restrict(answer);
        if (left !== undefined) {
          expect(bare.parse(left)).toEqual({ answer: left });
          expect(bare.operands(left).selected ?? []).toEqual([]);
        }
        const fewer = type.bind({ ...question, items: question.items.slice(1) });
        const kept = fewer.restrict(answer);
        if (kept !== undefined) expect(fewer.parse(kept)).toEqual({ answer: kept });
      }
    });

    test('has as many values as variables, their codes have labels, and what has a scale lies on it', () => {
      const variables = bound.variables();
      expect(new Set(variables.map(variable => variable.name)).size).toBe(variables.length);
      expect(new Set(variables.map(variable => variable.key)).size).toBe(variables.length);
      expect(bound.values(undefined)).toEqual(variables.map(() => null));
      for (const answer of answers) {
        const values = bound.values(answer);
        expect(values).toHaveLength(variables.length);
        expect(values.some(value => value !== null)).toBe(true);
        variables.forEach(({ measure, valueLabels, range }, index) => {
          const value = values[index];
          if (value === null || value === undefined) return;
          expect(typeof value).toBe(measure === 'text' ? 'string' : 'number');
          if (valueLabels) expect(valueLabels.map(label => label.value)).toContain(value);
          if (range) expect(Math.min(range.most, Math.max(range.least, Number(value)))).toBe(value);
        });
      }
    });

    test('has variables whose keys no wording and no number changes, and whose content only a text has', () => {
      const edit = <Part extends { readonly title: object; readonly settings: object }>(part: Part, index: number) => ({
        ...part,
        title: { text: `other ${index}` },
        settings: { ...part.settings, [OPTION_NUMBER]: 900 - index },
      });
      const other = { ...question, seqName: 'X9', title: { text: 'other' } };
      const renamed = type.bind({ ...other, items: question.items.map(edit), rows: question.rows.map(edit) });
      expect(renamed.variables().map(variable => variable.key)).toEqual(
        bound.variables().map(variable => variable.key),
      );
      for (const { content, measure } of bound.variables()) if (content) expect(measure).toBe('text');
    });

    test('has variables that are the operands they say, for examples and for whatever is like them', () => {
      const variables = bound.variables();
      const compare = (answer: Json) => {
        for (const { what, fromValues, fromAnswer } of operandsFromValues(
          variables,
          bound.values(answer),
          bound.operands(answer),
        ))
          expect([what, fromValues, JSON.stringify(answer)]).toEqual([what, fromAnswer, JSON.stringify(answer)]);
      };
      for (const answer of answers) compare(answer);
      fc.assert(fc.property(randomAnswersLike(bound, answers), compare), { numRuns: 200 });
    });

    test('has a variable for every test of what is chosen, its place or a number', () => {
      const read = new Set(bound.variables().flatMap(({ reads = [] }) => reads.map(({ as }) => as)));
      const operands = bound.operands(answers[0]!);
      if (bound.tests.includes('choice')) expect(read.has('selected') || read.has('rank')).toBe(true);
      expect(read.has('rank')).toBe(bound.tests.includes('rank'));
      expect(read.has('number')).toBe(operands.number !== undefined || operands.numbers !== undefined);
      if (read.has('score')) expect(bound.tests).toContain('score');
    });

    test('can be quoted, or says that it cannot', () => {
      const text = bound.quoteText(answers[0]!, {}, ', ');
      expect(text === '').toBe(type.capabilities.answerReference === 'none');
    });

    test('has in its answers what it can be an attention check by', () => {
      const { trap } = type.capabilities;
      const read = { options: 'selected', rows: 'selectedByRow', number: 'number' } as const;
      if (trap) for (const answer of answers) expect(bound.operands(answer)).toHaveProperty(read[trap]);
    });

    test('answers the tests it offers', () => {
      const operands = bound.operands(answers[0]!);
      if (bound.tests.includes('choice')) expect(operands.selected ?? operands.selectedByRow).toBeDefined();
      if (bound.tests.includes('number'))
        expect(operands.number ?? Object.values(operands.numbers ?? {})[0]).toBeTypeOf('number');
      expect(bound.tests.includes('score')).toBe(type.capabilities.scorable);
    });

    test('goes through page, submission and data', () => {
      const model = compileSurvey(flowOf(question), { [slug]: type });
      for (const answer of answers) {
        const state = setAnswer(model, openAnswering(model), question.id, answer);
        expect(currentPage(model, state).questions[0]!.key).toBe(question.id);
        expect(nextPage(model, state).outcome).toBe('finished');
        const replay = replayAnswers(model, { [question.id]: answer });
        expect(replay).toMatchObject({ answers: { [question.id]: answer }, problems: [], dropped: [] });
        const codebook = buildCodebook([model.flow], { [slug]: type });
        expect(codebook.valuesOf(replay.answers)).toHaveLength(codebook.variables.length);
      }
    });
  });
}

/** What is only read, or only ends a page: it takes no answer, asks for none and has no data. */
function conformWithoutAnswer(slug: string, type: SealedType, question: TypeExample['question']): void {
  const bound = type.bind({ ...question, settings: { 20001: true } });

  describe(slug, () => {
    test('is filed under its own name and is no question', () => {
      expect(type.slug).toBe(slug);
      expect(question.type).toBe(slug);
      expect(bound.role).not.toBe('question');
      expect(type.capabilities.answerReference).toBe('none');
      expect(bound.tests).toEqual([]);
    });

    test('takes no answer and never asks for one', () => {
      fc.assert(fc.property(fc.anything(), raw => !('answer' in bound.parse(raw))));
      expect(checkAnswer(bound, undefined)).toEqual([]);
    });

    test('is in no data, and a survey goes past it', () => {
      expect(bound.variables()).toEqual([]);
      expect(bound.values(undefined)).toEqual([]);
      const model = compileSurvey(flowOf(question), { [slug]: type });
      expect(nextPage(model, openAnswering(model)).outcome).toBe('finished');
      expect(replayAnswers(model, {})).toMatchObject({ answers: {}, problems: [], dropped: [] });
    });
  });
}

function flowOf(question: TypeExample['question']): Flow {
  return buildFlow({ groups: [{ id: question.groupId, title: { text: '' }, settings: {} }], questions: [question] });
}
