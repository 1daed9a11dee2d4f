import type { Id } from '../ids.ts';
import type { SolutionId } from '../solution-ids.ts';
import type { BuiltQuestion, QuestionWords } from './built-question.ts';
import type { DesignRequest, MadeDesign } from './design-request.ts';
import type { Field } from './field.ts';
import type { Setting } from './setting.ts';
import type { SettingProblem } from './setting-problem.ts';

/** What the error of a result is told in: a share of people, the worth of a level, the score of an item, points of a rating. */
export type PrecisionUnit = 'share' | 'part-worth' | 'score' | 'points';

/** The standard error of one respondent's result: that of n respondents is this by the root of n. */
export interface Precision {
  readonly unit: PrecisionUnit;
  readonly standardErrorOfOne: number;
}

/** A guided research scheme: what is asked of its creator, what is wrong with it, and the questions that come of it. */
export interface Solution {
  readonly id: SolutionId;
  readonly fields: readonly Field[];
  /** What is wrong beyond the single fields. Asked only of what the fields themselves accept. */
  check(setting: Setting): readonly SettingProblem[];
  /** The design that its tasks or cards need; none where everybody is asked the same. */
  readonly design?: (setting: Setting) => DesignRequest;
  /** With the design that was made, where it has one. */
  precision(setting: Setting, made: MadeDesign | undefined): Precision;
  /** How long a respondent needs for its questions. */
  seconds(setting: Setting, made: MadeDesign | undefined): number;
  build(setting: Setting, made: MadeDesign | undefined, words: QuestionWords, mint: () => Id): BuiltQuestion;
}
