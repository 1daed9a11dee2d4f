import type { Answers, SurveyModel } from '../answering/survey-model.ts';
import type { Item, Question, Questionnaire } from '../document/questionnaire.ts';
import type { QuestionnaireProblem } from '../document/questionnaire-problem.ts';
import { buildFlowQuestion } from '../flow/build-flow.ts';
import type { Id } from '../ids.ts';
import type { Operands } from '../question-type/question-type.ts';
import { findType, type TypeRegistry } from '../question-type/registry.ts';
import type { SealedType } from '../question-type/seal.ts';
import { readSetting } from '../settings/settings.ts';

/**
 * An attention check: a question that everybody who reads it answers in one way. What is right stands in the document alone; a flow has
 * nothing of it, so it never reaches a respondent.
 */
export interface Trap {
  readonly questionId: Id;
  /** Undefined when it was not answered: whoever left it out has not failed it. */
  isPassed(operands: Operands): boolean | undefined;
}

/** The traps that can be passed, for every record of a snapshot. */
export function trapsOf(document: Questionnaire, types: TypeRegistry): readonly Trap[] {
  return Object.values(document.questions).flatMap(question => {
    const type = findType(types, question.type);
    return (isTrap(question, type) && findTrap(question, type)) || [];
  });
}

/** Null when none was answered: nobody knows then how attentive somebody was. Each copy of a loop is one. */
export function countFailedTraps(traps: readonly Trap[], { questions }: SurveyModel, answers: Answers): number | null {
  if (traps.length === 0) return null;
  const byQuestion = new Map(traps.map(trap => [trap.questionId, trap]));
  const passed = Object.entries(answers).flatMap(([key, answer]) => {
    const bound = questions.get(key);
    const trap = bound && byQuestion.get(bound.question.id);
    return trap?.isPassed(bound!.operands(answer)) ?? [];
  });
  return passed.length === 0 ? null : passed.filter(isPassed => !isPassed).length;
}

/** What its creator should look at before publishing. */
export function checkTraps(document: Questionnaire, types: TypeRegistry): QuestionnaireProblem[] {
  const shownSometimes = new Set(
    Object.values(document.logic).flatMap(rule =>
      rule.kind === 'display' && 'itemId' in rule.target ? [rule.target.itemId] : [],
    ),
  );
  return Object.values(document.questions).flatMap((question): QuestionnaireProblem[] => {
    const type = findType(types, question.type);
    if (!isTrap(question, type)) return [];
    if (!findTrap(question, type)) return [{ problem: 'trap-without-answer', questionId: question.id }];
    const isSometimesHidden = (item: Item) =>
      shownSometimes.has(item.id) ||
      (readSetting(question.settings, 'shownOptionCount') !== null && !readSetting(item.settings, 'isAnchored'));
    const hidden = rightOptions(question).find(isSometimesHidden);
    return hidden ? [{ problem: 'trap-answer-not-shown', questionId: question.id, partId: hidden.id }] : [];
  });
}

/** Marked as one, and of a type that can be. */
export function isTrap(question: Question, type: SealedType | undefined): type is SealedType {
  return type?.capabilities.trap !== undefined && readSetting(question.settings, 'isTrap');
}

/** How it is passed; undefined as long as there is no right answer that can be given. */
export function findTrap(question: Question, type: SealedType): Trap | undefined {
  const isPassed = rules[type.capabilities.trap!](question, type);
  return isPassed && { questionId: question.id, isPassed };
}

type Rule = (question: Question, type: SealedType) => Trap['isPassed'] | undefined;

const rules: Readonly<Record<NonNullable<SealedType['capabilities']['trap']>, Rule>> = {
  options: (question, { capabilities }) => {
    const right = new Set(rightOptions(question).map(({ id }) => id));
    if (right.size === 0) return undefined;
    return ({ selected = [] }) => {
      if (selected.length === 0) return undefined;
      const isAll = capabilities.choosesSeveral !== true || selected.length === right.size;
      return isAll && selected.every(id => right.has(id));
    };
  },
  rows: question => {
    const right = new Set(rightOptions(question).map(({ id }) => id));
    const rows = Object.values(question.rows).filter(row => readSetting(row.settings, 'isTrap'));
    if (right.size === 0 || rows.length === 0) return undefined;
    return ({ selectedByRow = {} }) => {
      const chosen = rows.flatMap(({ id }) => (Object.hasOwn(selectedByRow, id) ? selectedByRow[id]! : []));
      return chosen.length === 0 ? undefined : chosen.every(id => right.has(id));
    };
  },
  number: (question, type) => {
    const right = readSetting(question.settings, 'trapNumber');
    // A rating of five stars takes no seven.
    if (right === null || type.bind(buildFlowQuestion(question)).check(right).length > 0) return undefined;
    return ({ number }) => (number === undefined ? undefined : number === right);
  },
};

/** A hidden one cannot be chosen. */
function rightOptions({ items }: Question): readonly Item[] {
  return Object.values(items).filter(
    ({ settings }) => readSetting(settings, 'isTrapAnswer') && !readSetting(settings, 'isHidden'),
  );
}
