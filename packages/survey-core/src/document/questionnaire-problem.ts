import type { LogicProblemWord } from './logic-problem.ts';

export type QuestionnaireProblemWord =
  | LogicProblemWord
  | 'no-questions'
  | 'type-unknown'
  | 'title-missing'
  | 'options-missing'
  | 'rows-missing'
  | 'question-misplaced'
  | 'scale-points-wrong'
  | 'answer-count-wrong'
  | 'min-above-max'
  | 'dates-wrong'
  | 'ruler-too-short'
  | 'design-missing'
  | 'prices-too-few'
  | 'brands-too-few'
  | 'picture-missing'
  | 'model-missing'
  | 'region-missing'
  | 'trap-without-answer'
  | 'trap-answer-not-shown'
  | 'text-placeholder'
  | 'part-text-missing'
  | 'text-untranslated'
  | 'text-unchecked'
  | 'text-outdated'
  | 'asked-per-option'
  | 'option-number-repeated'
  | 'quote-dangling'
  | 'quote-forward'
  | 'quote-not-supported'
  | 'quota-axis-dangling';

/** Why a questionnaire cannot be published, or perhaps should not be yet, and where. Turned into a sentence in @wenshu/texts (`questionnaire-problems`). */
export interface QuestionnaireProblem {
  readonly problem: QuestionnaireProblemWord;
  readonly questionId?: string;
  /** Several, where it is about no single one. */
  readonly questionIds?: readonly string[];
  /** The rule, calculation, verification or quota it is about. */
  readonly ruleId?: string;
  /** The option or row. */
  readonly partId?: string;
  /** The language that a text is not translated into, or whose translation is to be looked at. */
  readonly languageId?: number;
  /** The place in an expression. */
  readonly at?: number;
}
