import { type LogicRule, mentions, type Questionnaire } from '@wenshu/survey-core';

/** An arrow on the map, before it has its place. */
export interface FlowLine {
  readonly kind: 'jump' | 'screen-out' | 'display' | 'reference' | 'loop';
  /** The way on is drawn on the right, what depends on what on the left. */
  readonly side: 'left' | 'right';
  readonly from: string;
  /** A question, a group, or an ending. */
  readonly to: string;
}

/** What a rule of one kind draws on the map of the flow. */
interface RuleLines<Rule extends LogicRule = LogicRule> {
  links(rule: Rule, document: Questionnaire): readonly FlowLine[];
  /** The question or group that it asks again and again: a bracket stands beside it. */
  repeats?(rule: Rule): string;
}

/** By kind of rule: one that is not here does not compile. */
const lines: { readonly [Kind in LogicRule['kind']]: RuleLines<Extract<LogicRule, { kind: Kind }>> } = {
  display: {
    links: ({ target, when }, document) =>
      readBy(when, document).map(from => ({ kind: 'display', side: 'left', from, to: groupOrQuestion(target) })),
  },
  jump: {
    links: ({ questionId, to }) => [
      { kind: 'jump', side: 'right', from: questionId, to: 'outcome' in to ? to.outcome : groupOrQuestion(to) },
    ],
  },
  'screen-out': {
    links: ({ questionId }) => [{ kind: 'screen-out', side: 'right', from: questionId, to: 'screened' }],
  },
  'option-reference': {
    links: ({ fromQuestionId, questionId }) => [
      { kind: 'reference', side: 'left', from: fromQuestionId, to: questionId },
    ],
  },
  'question-relation': {
    links: ({ fromQuestionId, target }) => [
      { kind: 'loop', side: 'left', from: fromQuestionId, to: groupOrQuestion(target) },
    ],
    repeats: ({ target }) => groupOrQuestion(target),
  },
};

export function linesOf({ kind }: LogicRule): RuleLines {
  // Which of them fits a rule is its kind's to say: the compiler does not see the two together.
  return lines[kind] as RuleLines;
}

function groupOrQuestion(target: { readonly questionId: string } | { readonly groupId: string }): string {
  return 'groupId' in target ? target.groupId : target.questionId;
}

/** The questions that a condition looks at. */
function readBy(condition: object, document: Questionnaire): string[] {
  return Object.keys(document.questions).filter(id => mentions(condition, new Set([id])));
}
