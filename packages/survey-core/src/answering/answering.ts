import type { FlowItem } from '../flow/flow.ts';
import type { Json } from '../json.ts';
import { layOut } from '../logic/layout.ts';
import { Walk } from '../logic/walk.ts';
import type { AnswerContext } from '../question-type/answer-context.ts';
import type { BoundQuestion } from '../question-type/seal.ts';
import { quotedQuestion } from '../quote/quoted-question.ts';
import { AnsweringState } from './answering-state.ts';
import { checkSlot } from './check-slot.ts';
import type { KeyedProblem } from './keyed-problem.ts';
import { countQuestions, findPage, slotsOfPage, slotsToCheck } from './pages.ts';
import type { AnswerKey, SurveyModel } from './survey-model.ts';

export interface PageQuestion {
  readonly key: AnswerKey;
  /** With the options that are shown, and with quotes in its title filled in. */
  readonly bound: BoundQuestion;
  /** The option that a loop's copy is about. */
  readonly loopItem?: FlowItem;
}

export interface Page {
  readonly questions: readonly PageQuestion[];
  /** The number of its first question among those that are reachable. */
  readonly firstNumber: number;
  readonly isFirst: boolean;
  /** As far as one may know while answering it: a jump or a screening out on this page is decided when it is left. */
  readonly isLast: boolean;
  /** How far one has come, 0–1: forward it never shrinks; rounded down, so that it is never 1 before the end. */
  readonly progress: number;
}

/** Begins, or goes on at the page of `lastQuestionId` (an answer key). Stored answers that can no longer be read are left out. */
export function openAnswering(
  model: SurveyModel,
  resume: {
    answers?: Readonly<Record<string, unknown>>;
    lastQuestionId?: string;
    context?: AnswerContext;
  } = {},
): AnsweringState {
  const { program } = model;
  const context = resume.context ?? {};
  const answers = program.slots.map(({ key, bound }): Json | undefined => {
    const given = bound.prefill?.(context);
    if (given !== undefined) return given;
    const raw = resume.answers && Object.hasOwn(resume.answers, key) ? resume.answers[key] : undefined;
    const parsed = raw === undefined ? undefined : bound.parse(raw);
    return parsed && 'answer' in parsed ? parsed.answer : undefined;
  });
  const layout = layOut(program, context.seed ?? '');
  const walk = Walk.begin(program, layout, { languageId: model.flow.languageId, ...context }, answers);
  const last = resume.lastQuestionId === undefined ? undefined : program.slotOf.get(resume.lastQuestionId);
  const wanted = last === undefined || layout.rankOf[last]! < 0 ? 0 : layout.pageAt[layout.rankOf[last]!]!;
  const page = findPage(walk, wanted, 1) ?? findPage(walk, wanted, -1);
  return page === undefined
    ? new AnsweringState(walk, 0, 1, walk.outcome)
    : new AnsweringState(walk, page, shareBefore(walk, page));
}

function shareBefore(walk: Walk, page: number): number {
  const { before, all } = countQuestions(walk.undecidedAt(page), page);
  return all === 0 ? 0 : before / all;
}

/**
 * On another page. What is left of the bar is shared by the questions that are left: a loop that unfolds, or a branch that opens, makes the
 * next steps smaller and never the bar shorter. Back again it is shortened by what one goes back over.
 */
function moveTo({ walk, pageIndex, gone }: AnsweringState, page: number): AnsweringState {
  const from = countQuestions(walk.undecidedAt(pageIndex), pageIndex).before;
  const { before, all } = countQuestions(walk.undecidedAt(page), page);
  if (before < from) return new AnsweringState(walk, page, (gone * before) / from);
  const left = all - from;
  return new AnsweringState(walk, page, left === 0 ? gone : gone + (1 - gone) * ((before - from) / left));
}

export function currentPage(_model: SurveyModel, { walk, pageIndex, gone, outcome }: AnsweringState): Page {
  const open = walk.undecidedAt(pageIndex);
  const { before } = countQuestions(open, pageIndex);
  const slots = slotsOfPage(walk, pageIndex);
  return {
    questions: slots.map(slot => {
      const { key, loop } = walk.program.slots[slot]!;
      return { key, bound: quotedQuestion(walk, slot), ...(loop && { loopItem: loop.item }) };
    }),
    firstNumber: before + 1,
    isFirst: findPage(walk, pageIndex - 1, -1) === undefined,
    isLast: findPage(open, pageIndex + 1, 1) === undefined,
    // A hair more, because a third and a third and a third may add up to less than a whole.
    progress: outcome ? 1 : Math.min(Math.floor(gone * 100 + 1e-9) / 100, 0.99),
  };
}

/** Sets or clears (undefined) an answer. The view hands over what its type made, so what cannot be read is a mistake of ours. */
export function setAnswer(model: SurveyModel, state: AnsweringState, key: AnswerKey, raw: unknown): AnsweringState {
  const slot = model.program.slotOf.get(key);
  const parsed =
    raw === undefined ? { answer: undefined } : slot === undefined ? {} : model.program.slots[slot]!.bound.parse(raw);
  if (slot === undefined || !('answer' in parsed)) throw new Error(`Question ${key} cannot take this answer`);
  const walk = state.walk.with(slot, parsed.answer);
  const page = findPage(walk, state.pageIndex, 1) ?? findPage(walk, state.pageIndex, -1);
  if (page === undefined) return new AnsweringState(walk, 0, 1, walk.outcome);
  const here = new AnsweringState(walk, state.pageIndex, state.gone);
  return page === state.pageIndex ? here : moveTo(here, page);
}

export function checkPage(_model: SurveyModel, { walk, pageIndex }: AnsweringState): KeyedProblem[] {
  return slotsToCheck(walk, pageIndex).flatMap(slot => checkSlot(walk, slot));
}

/** To the next page that shows something, or to the end after the last one. */
export function nextPage(_model: SurveyModel, state: AnsweringState): AnsweringState {
  const { walk, pageIndex } = state;
  const page = findPage(walk, pageIndex + 1, 1);
  return page === undefined ? new AnsweringState(walk, pageIndex, state.gone, walk.outcome) : moveTo(state, page);
}

export function previousPage(_model: SurveyModel, { walk, pageIndex, gone }: AnsweringState): AnsweringState {
  const here = new AnsweringState(walk, pageIndex, gone);
  const page = findPage(walk, pageIndex - 1, -1);
  return page === undefined ? here : moveTo(here, page);
}
