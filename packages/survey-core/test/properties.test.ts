import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkPage,
  currentPage,
  nextPage,
  openAnswering,
  previousPage,
  setAnswer,
} from '../src/answering/answering.ts';
import type { AnsweringState } from '../src/answering/answering-state.ts';
import { compileSurvey } from '../src/answering/compile-survey.ts';
import { moveAnswers } from '../src/answering/move-answers.ts';
import { replayAnswers } from '../src/answering/replay.ts';
import { type SurveyModel, UnknownQuestionTypeError } from '../src/answering/survey-model.ts';
import { LogicError } from '../src/document/logic-problem.ts';
import type { Flow, FlowQuestion } from '../src/flow/flow.ts';
import { compileLogic } from '../src/logic/compile-logic.ts';
import { mixingOf } from '../src/logic/mixing.ts';
import { testTypes } from './surveys/build-survey.ts';
import { randomAnswer, randomFlow } from './surveys/random-survey.ts';

const RUNS = { numRuns: 400 };

/** Undefined for a flow that is refused with a name; anything else that is thrown is a fault. */
function tryCompile(flow: Flow): SurveyModel | undefined {
  try {
    const model = compileSurvey(flow, testTypes);
    const bind = (question: FlowQuestion) => testTypes[question.type as keyof typeof testTypes].bind(question);
    // Found before publishing only: the order of random lists must decide nothing.
    return compileLogic(flow, bind, mixingOf(flow)).problems.length > 0 ? undefined : model;
  } catch (error) {
    if (error instanceof LogicError || error instanceof UnknownQuestionTypeError) return undefined;
    throw error;
  }
}

/** Most random logic is nonsense: what is left after taking away the rules that are refused is worth walking. */
function compileWhatMakesSense(flow: Flow): SurveyModel {
  const calculations = tryCompile({ ...flow, logic: [] }) ? flow.calculations : [];
  let kept: Flow = { ...flow, calculations, logic: [] };
  for (const rule of flow.logic) {
    const wider = { ...kept, logic: [...kept.logic, rule] };
    if (tryCompile(wider)) kept = wider;
  }
  return compileSurvey(kept, testTypes);
}

const changes = fc.array(fc.tuple(fc.nat(), fc.option(randomAnswer, { nil: undefined })), { maxLength: 25 });

function change(model: SurveyModel, state: AnsweringState, [n, raw]: readonly [number, unknown]): AnsweringState {
  const keys = [...model.questions.keys()];
  const key = keys[n % keys.length]!;
  const isReadable = raw === undefined || 'answer' in model.questions.get(key)!.parse(raw);
  return isReadable ? setAnswer(model, state, key, raw) : state;
}

test('step by step gives what starting anew with the same answers gives', () => {
  fc.assert(
    fc.property(randomFlow, changes, fc.string(), (flow, steps, seed) => {
      const model = compileWhatMakesSense(flow);
      let state = openAnswering(model, { context: { seed } });
      for (const step of steps) {
        state = change(model, state, step);
        const anew = openAnswering(model, { answers: state.answers, context: { seed } });
        expect([...state.walk.reached]).toEqual([...anew.walk.reached]);
        expect(state.walk.operands).toEqual(anew.walk.operands);
        expect(state.walk.outcome).toBe(anew.walk.outcome);
        expect(new Set(state.walk.failures.map(one => one.ruleId))).toEqual(
          new Set(anew.walk.failures.map(one => one.ruleId)),
        );
      }
    }),
    RUNS,
  );
});

test('page by page and in one submission end the same, with the same answers', () => {
  fc.assert(
    fc.property(randomFlow, changes, fc.string(), (flow, steps, seed) => {
      const model = compileWhatMakesSense(flow);
      let state = openAnswering(model, { context: { seed } });
      for (const step of steps) state = change(model, state, step);
      const problems: unknown[] = [];
      const pages: string[] = [];
      let gone = 0;
      for (let turn = 0; !state.outcome; turn++) {
        expect(turn).toBeLessThan(50);
        const page = currentPage(model, state);
        expect(page.questions.length).toBeGreaterThan(0);
        expect(page.progress).toBeLessThan(1);
        expect(page.progress).toBeGreaterThanOrEqual(gone);
        gone = page.progress;
        pages.push(...page.questions.map(one => one.key));
        problems.push(...checkPage(model, state));
        const next = nextPage(model, state);
        if (!next.outcome) expect(previousPage(model, next).pageIndex).toBe(state.pageIndex);
        state = next;
      }
      const replay = replayAnswers(model, state.answers, { seed });
      expect(replay.outcome).toBe(state.outcome);
      expect(replay.problems).toEqual(problems);
      const hidden = [...model.questions.keys()].filter(key => !pages.includes(key));
      for (const key of Object.keys(replay.answers))
        expect(pages.includes(key) || hidden.some(one => one === key)).toBe(true);
      // What was stored says the same again: replaying is settled at once.
      const again = replayAnswers(model, replay.answers, { seed });
      expect(again.answers).toEqual(replay.answers);
      expect(again.dropped).toEqual([]);
    }),
    RUNS,
  );
});

test('no design throws anything but a named problem', () => {
  fc.assert(
    fc.property(randomFlow, flow => {
      tryCompile(flow);
      tryCompile(JSON.parse(JSON.stringify(flow)));
    }),
    RUNS,
  );
});

test('no rule, however broken, throws anything but a named problem', () => {
  const broken = fc.record(
    {
      id: fc.constant('r'),
      order: fc.constant('a'),
      kind: fc.constantFrom('display', 'jump', 'screen-out', 'option-reference', 'question-relation', 'nonsense'),
      questionId: fc.constantFrom('q0', 'q1', 'gone', '__proto__'),
      fromQuestionId: fc.constantFrom('q0', 'q1', 'gone'),
      target: fc.oneof(fc.anything(), fc.record({ questionId: fc.constant('q1'), itemId: fc.anything() })),
      to: fc.anything(),
      when: fc.oneof(
        fc.anything(),
        fc.record({
          test: fc.constantFrom('choice', 'text', 'number', 'date', 'label', 'parameter', 'rank', 'score', 'count'),
          questionId: fc.constant('q0'),
          is: fc.anything(),
          compare: fc.anything(),
          value: fc.anything(),
          values: fc.anything(),
          itemIds: fc.anything(),
        }),
      ),
      take: fc.anything(),
    },
    { requiredKeys: ['id', 'order', 'kind'] },
  );
  fc.assert(
    fc.property(randomFlow, broken, (flow, rule) => {
      tryCompile({ ...flow, logic: [...flow.logic, rule as never] });
    }),
    { numRuns: 1000 },
  );
});

test('no submission, however broken, throws', () => {
  const sent = fc.dictionary(
    fc.oneof(fc.constantFrom('q0', 'q1', 'q2@a', '__proto__'), fc.string()),
    fc.oneof(randomAnswer, fc.anything()),
  );
  fc.assert(
    fc.property(randomFlow, sent, fc.string(), (flow, answers, seed) => {
      const model = compileWhatMakesSense(flow);
      replayAnswers(model, answers, { seed });
      openAnswering(model, { answers, lastQuestionId: seed });
      moveAnswers(model, model, answers);
    }),
    RUNS,
  );
});

test('moving to the same snapshot changes nothing', () => {
  fc.assert(
    fc.property(randomFlow, changes, (flow, steps) => {
      const model = compileWhatMakesSense(flow);
      let state = openAnswering(model);
      for (const step of steps) state = change(model, state, step);
      const { answers } = replayAnswers(model, state.answers);
      expect(moveAnswers(model, model, answers)).toEqual({ answers, dropped: [] });
    }),
    RUNS,
  );
});
