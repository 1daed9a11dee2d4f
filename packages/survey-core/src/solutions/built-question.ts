import type { ItemGroup } from '../document/questionnaire.ts';
import type { NewQuestion } from '../questionnaire/commands/new-question.ts';
import type { SolutionId } from '../solution-ids.ts';

/** The words that a solution's questions begin with, in the questionnaire's language. */
export interface QuestionWords {
  readonly titles: Readonly<Record<SolutionId, (subject: { readonly subject: string }) => string>>;
  /** From liking to disliking. */
  readonly kanoAnswers: readonly [string, string, string, string, string];
  featureOf(feature: { readonly name: string; readonly description: string }): string;
  readonly most: string;
  readonly least: string;
  readonly unlikely: string;
  readonly likely: string;
}

/** A question as a solution makes it: where it will stand is not its matter. */
export type BuiltQuestion = Pick<NewQuestion, 'questionId' | 'type' | 'title' | 'settings' | 'items' | 'rows'> & {
  readonly itemGroups: readonly ItemGroup[];
};
