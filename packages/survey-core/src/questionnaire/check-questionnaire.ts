import type { TypeRegistry } from '../question-type/registry.ts';
import { findType } from '../question-type/registry.ts';
import type { Questionnaire } from './questionnaire.ts';

/** Why a questionnaire cannot be published, and where. Turned into a sentence in @wenshu/texts. */
export interface QuestionnaireProblem {
  readonly problem: 'no-questions' | 'type-unknown' | 'title-missing' | 'options-missing' | 'rows-missing';
  readonly questionId?: string;
}

export function checkQuestionnaire(document: Questionnaire, types: TypeRegistry): QuestionnaireProblem[] {
  const questions = Object.values(document.questions);
  if (questions.length === 0) return [{ problem: 'no-questions' }];
  return questions.flatMap(question => {
    const at = { questionId: question.id };
    const type = findType(types, question.type);
    if (!type) return [{ problem: 'type-unknown' as const, ...at }];
    const problems: QuestionnaireProblem[] = [];
    if (question.title.text.trim() === '') problems.push({ problem: 'title-missing', ...at });
    if (type.capabilities.hasOptions && Object.keys(question.items).length === 0)
      problems.push({ problem: 'options-missing', ...at });
    if (type.capabilities.hasRows && Object.keys(question.rows).length === 0)
      problems.push({ problem: 'rows-missing', ...at });
    return problems;
  });
}
