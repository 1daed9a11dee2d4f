import { questionTypes } from '@wenshu/question-types/core';
import {
  applyCommand,
  completeInput,
  type DraftQuestion,
  inOrder,
  isEditProblem,
  parseSurveyText,
  type Question,
  type Questionnaire,
} from '@wenshu/survey-core';
import { newId } from '../../../platform/new-id.ts';
import type { NewQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { parseTemplateRules, templateDocument } from '../../design/questionnaire-start/index.ts';
import { expandRules, placeOf } from './expand-rules.ts';
import { fillQuestion } from './fill-words.ts';
import { quotaInput } from './quota-input.ts';
import type { Filling } from './read-values.ts';
import type { SchemePlan, SchemeWords } from './scheme.ts';

export interface BuiltQuestionnaire {
  readonly document: Questionnaire;
  readonly drafts: readonly DraftQuestion[];
  /** By what the plan calls it. */
  question(name: string): Question;
}

interface Building {
  readonly start: NewQuestionnaire;
  readonly words: SchemeWords;
  readonly plan: SchemePlan;
  readonly filling: Filling;
  readonly samples: number;
}

/** The scheme’s questions with their logic and quotas. What does not fit is our mistake, and found by the tests. */
export function buildQuestionnaire({ start, words, plan, filling, samples }: Building): BuiltQuestionnaire {
  const { questions, problems } = parseSurveyText(words.questions, questionTypes);
  if (problems.length > 0) throw new Error(`A scheme cannot be read: ${JSON.stringify(problems)}`);
  const drafts = questions.map(question => fillQuestion(question, filling));
  const repeats = Math.max(0, ...Object.values(filling.lists).map(list => list.length));
  const rules = parseTemplateRules(expandRules(plan.rules, { names: plan.questions, questions: drafts, repeats }));
  const bare = templateDocument(start, { questions: drafts, rules });
  const inPlace = inOrder(bare.questions);
  const places = new Map(plan.questions.map((name, at) => [name, placeOf(drafts, at)]));
  const question = (name: string) => {
    const found = inPlace[(places.get(name) ?? 0) - 1];
    if (!found) throw new Error(`A scheme has no question ${name}`);
    return found;
  };
  const document = Object.entries(plan.quotas).reduce(
    (made, [name, quota]) => withQuota(made, quotaInput(quota, { title: words.quotas[name]!, samples, question })),
    bare,
  );
  return { document, drafts, question };
}

function withQuota(document: Questionnaire, input: object): Questionnaire {
  const whole = completeInput(document, 'saveQuota', input, newId, questionTypes);
  const edit = applyCommand(document, 'saveQuota', whole, {
    types: questionTypes,
    isPublished: () => false,
    isCreator: true,
  });
  if (isEditProblem(edit)) throw new Error(`A scheme’s quota is refused: ${JSON.stringify(edit)}`);
  return edit.document;
}
