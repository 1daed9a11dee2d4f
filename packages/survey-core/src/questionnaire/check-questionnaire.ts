import { bindQuestion } from '../answering/survey-model.ts';
import { optionReferences } from '../document/option-references.ts';
import type { Questionnaire } from '../document/questionnaire.ts';
import type { QuestionnaireProblem } from '../document/questionnaire-problem.ts';
import { buildFlow } from '../flow/build-flow.ts';
import { compileLogic } from '../logic/compile-logic.ts';
import { mixingOf } from '../logic/mixing.ts';
import { findType, type TypeRegistry } from '../question-type/registry.ts';
import { checkQuestion } from './check-question.ts';
import { checkQuotas } from './check-quotas.ts';
import { checkQuotes } from './check-quotes.ts';

export type { QuestionnaireProblem, QuestionnaireProblemWord } from '../document/questionnaire-problem.ts';

/** Everything that would go wrong while answering, found before anybody answers. */
export function checkQuestionnaire(document: Questionnaire, types: TypeRegistry): QuestionnaireProblem[] {
  const questions = Object.values(document.questions);
  if (questions.length === 0) return [{ problem: 'no-questions' }];
  const flow = buildFlow(document, { scrollId: '', versionTime: 0, languageId: document.baseLanguageId });
  const placed = new Map(flow.questions.map(question => [question.id, question]));
  const carrying = new Set(optionReferences(Object.values(document.logic)).map(rule => rule.questionId));
  const problems = questions.flatMap((question): QuestionnaireProblem[] => {
    const type = findType(types, question.type);
    if (!type) return [{ problem: 'type-unknown', questionId: question.id }];
    const asked = placed.get(question.id);
    const ofType = asked ? (type.checkDesign?.(asked) ?? []) : (['question-misplaced'] as const);
    return [
      ...ofType.map(problem => ({ problem, questionId: question.id })),
      ...checkQuestion(question, type, carrying.has(question.id)),
    ];
  });
  // Logic is bound to types: what it says about a survey with an unknown one would be guessing.
  if (problems.some(({ problem }) => problem === 'type-unknown')) return problems;
  const { problems: inLogic } = compileLogic(flow, question => bindQuestion(question, types), mixingOf(flow));
  return [...problems, ...inLogic, ...checkQuotes(flow, types), ...checkQuotas(document)];
}
