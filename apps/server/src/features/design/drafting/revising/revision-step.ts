import type { PlannedQuestion, PlannedQuota, PlannedRule, RevisionTold } from '@wenshu/api-contract';
import type { Id } from '@wenshu/survey-core';
import type { ReadDocument } from './read-document.ts';

/** One thing that a wish would do to a questionnaire. The house and a model say it by the same list. */
export type RevisionStep =
  | {
      readonly does: 'add';
      readonly question: PlannedQuestion;
      readonly rules: readonly PlannedRule[];
      readonly quotas: readonly PlannedQuota[];
      /** Left out: where a question of its kind belongs; null: before all others. */
      readonly after?: Id | null;
    }
  | { readonly does: 'remove'; readonly questionId: Id }
  | { readonly does: 'merge'; readonly questionIds: readonly Id[]; readonly question: PlannedQuestion }
  | { readonly does: 'randomise'; readonly questionId: Id; readonly of: 'options' | 'rows' }
  | { readonly does: 'move'; readonly questionId: Id; readonly after: Id | null }
  | { readonly does: 'reword'; readonly questionId: Id; readonly title: string }
  | { readonly does: 'quota'; readonly questionId: Id };

export interface RevisionPlan {
  readonly steps: readonly RevisionStep[];
  readonly told: readonly RevisionTold[];
}

/** One part of a wish: undefined where it is another one. */
export type DocumentWish = (read: ReadDocument, wish: string) => RevisionPlan | undefined;
