import type { Id } from '../ids.ts';
import type { RichText } from '../rich-text.ts';
import type { Condition } from './condition.ts';

/** What a display rule shows. Options, rows and their groups are named with the question they belong to. */
export type DisplayTarget =
  | { readonly questionId: Id }
  | { readonly groupId: Id }
  | { readonly questionId: Id; readonly itemId: Id }
  | { readonly questionId: Id; readonly itemGroupId: Id }
  | { readonly questionId: Id; readonly rowId: Id }
  | { readonly questionId: Id; readonly rowGroupId: Id };

export type JumpTarget =
  | { readonly questionId: Id }
  | { readonly groupId: Id }
  | { readonly outcome: 'finished' | 'screened' };

interface Ruled {
  readonly id: Id;
  readonly order: string;
}

export interface DisplayRule extends Ruled {
  readonly kind: 'display';
  readonly target: DisplayTarget;
  readonly when: Condition;
}

/** Acts after its question. Without a condition it always does. */
export interface JumpRule extends Ruled {
  readonly kind: 'jump';
  readonly questionId: Id;
  readonly when?: Condition;
  readonly to: JumpTarget;
}

export interface ScreenOutRule extends Ruled {
  readonly kind: 'screen-out';
  readonly questionId: Id;
  readonly when: Condition;
}

/**
 * Carries options of an earlier question forward: they come before the question's own. "None of these" is an answer to that question
 * and makes no sense in this one, so exclusive options stay behind unless the creator asks for them.
 */
export interface OptionReferenceRule extends Ruled {
  readonly kind: 'option-reference';
  readonly questionId: Id;
  readonly fromQuestionId: Id;
  readonly take: 'selected' | 'unselected' | 'all';
  readonly takesExclusive?: boolean;
}

/** The loop: one copy of a question, or of a group, for each option taken; exclusive ones only when asked for, as above. */
export interface QuestionRelationRule extends Ruled {
  readonly kind: 'question-relation';
  readonly target: { readonly questionId: Id } | { readonly groupId: Id };
  readonly fromQuestionId: Id;
  readonly take: 'selected' | 'unselected';
  readonly takesExclusive?: boolean;
}

export type LogicRule = DisplayRule | JumpRule | ScreenOutRule | OptionReferenceRule | QuestionRelationRule;

/** A check across questions: `must` holds, or `message` is shown at the question. */
export interface Verification extends Ruled {
  readonly questionId: Id;
  readonly must: Condition;
  readonly message: RichText;
}
