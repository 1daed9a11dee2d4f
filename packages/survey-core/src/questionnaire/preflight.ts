import type { Questionnaire } from '../document/questionnaire.ts';
import type { QuestionnaireProblem } from '../document/questionnaire-problem.ts';
import type { TypeRegistry } from '../question-type/registry.ts';
import { checkQuestionnaire } from './check-questionnaire.ts';
import { checkTexts } from './check-texts.ts';
import { checkTraps } from './traps.ts';

/** An error keeps a questionnaire from being published; a warning is shown, and whoever publishes decides. */
export type ProblemLevel = 'error' | 'warning';

export type LevelledProblem = QuestionnaireProblem & { readonly level: ProblemLevel };

/** Everything to look at before publishing, what must be settled first. */
export function preflight(document: Questionnaire, types: TypeRegistry): LevelledProblem[] {
  return [
    ...checkQuestionnaire(document, types).map(problem => ({ ...problem, level: 'error' as const })),
    ...[...checkTraps(document, types), ...checkTexts(document)].map(problem => ({
      ...problem,
      level: 'warning' as const,
    })),
  ];
}
