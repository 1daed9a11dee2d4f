import type { EndOutcome } from '../document/questionnaire.ts';
import type { Json } from '../json.ts';
import { layOut } from '../logic/layout.ts';
import { Walk } from '../logic/walk.ts';
import type { AnswerContext } from '../question-type/answer-context.ts';
import { checkSlot } from './check-slot.ts';
import type { KeyedProblem } from './keyed-problem.ts';
import { isSameJson } from './same-json.ts';
import type { AnswerKey, Answers, SurveyModel } from './survey-model.ts';

export interface DroppedAnswer {
  readonly key: AnswerKey;
  readonly reason:
    | 'question-unknown'
    | 'not-readable'
    | 'empty'
    | 'not-reachable'
    | 'option-not-shown'
    | 'question-gone'
    | 'type-changed'
    | 'option-gone';
}

export interface Replay {
  readonly outcome: EndOutcome;
  /** What is stored: parsed, reachable, not empty. */
  readonly answers: Answers;
  /** What was sent and is not stored, and why; noted in the record's log. */
  readonly dropped: readonly DroppedAnswer[];
  readonly problems: readonly KeyedProblem[];
  /** The survey's calculations, by id; one that is missing is left out. */
  readonly calculations: Readonly<Record<string, number>>;
}

/** Walks a whole submission as the page did, and trusts nothing of it. */
export function replayAnswers(
  model: SurveyModel,
  sent: Readonly<Record<AnswerKey, unknown>>,
  context: AnswerContext = {},
): Replay {
  const { program } = model;
  const dropped: DroppedAnswer[] = [];
  const problems: KeyedProblem[] = [];
  const unreadable = new Map<number, KeyedProblem>();
  for (const key of Object.keys(sent)) if (!program.slotOf.has(key)) dropped.push({ key, reason: 'question-unknown' });
  const parsed = program.slots.map(({ index, key, bound }): Json | undefined => {
    const given = bound.prefill?.(context);
    if (given !== undefined) return given;
    if (!Object.hasOwn(sent, key)) return undefined;
    const read = bound.parse(sent[key]);
    if ('answer' in read) return read.answer;
    unreadable.set(index, { ...read, key });
    return undefined;
  });
  const layout = layOut(program, context.seed ?? '');
  const walk = Walk.begin(program, layout, { languageId: model.flow.languageId, ...context }, parsed);
  const answers: Record<AnswerKey, Json> = {};
  const walked = new Set<number>(layout.slotAt);
  for (const slot of layout.slotAt) keep(slot);
  for (const { index } of program.slots) if (!walked.has(index)) keep(index);
  return { outcome: walk.outcome, answers, dropped, problems, calculations: calculationsOf(walk) };

  function keep(slot: number): void {
    const { key } = program.slots[slot]!;
    const isReached = walk.reached[slot] === 1;
    const wrong = unreadable.get(slot);
    if (wrong && isReached) problems.push(wrong);
    else if (wrong) dropped.push({ key, reason: 'not-readable' });
    if (isReached) problems.push(...checkSlot(walk, slot));
    const said = parsed[slot];
    if (said === undefined) return;
    const answer = walk.effectiveAnswer(slot);
    if (answer !== undefined) answers[key] = answer;
    const reason = whyDropped(isReached, walk.program.slots[slot]!.bound.isEmpty(said), said, answer);
    if (reason) dropped.push({ key, reason });
  }
}

function whyDropped(
  isReached: boolean,
  isEmpty: boolean,
  said: Json,
  kept: Json | undefined,
): DroppedAnswer['reason'] | undefined {
  if (!isReached) return 'not-reachable';
  if (isEmpty) return 'empty';
  return kept === undefined || !isSameJson(said, kept) ? 'option-not-shown' : undefined;
}

function calculationsOf(walk: Walk): Record<string, number> {
  const values: Record<string, number> = {};
  walk.program.calculations.forEach(({ id }, index) => {
    const value = walk.calculate(index);
    if (value !== undefined) values[id] = value;
  });
  return values;
}
