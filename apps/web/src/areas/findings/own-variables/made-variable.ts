import type { RecipeOf } from '@wenshu/analysis/browser';
import type { CallData, ownVariableCalls } from '@wenshu/api-contract';
import type { HandMake } from './forms/form-props.ts';

/** As the list has it. */
export type MadeVariable = CallData<typeof ownVariableCalls.list>['items'][number];

/** A variable in the form: a fresh one has no id yet. */
export interface VariableDraft {
  readonly variableId?: string;
  /** When it was saved that is changed. */
  readonly time?: number;
  readonly name: string;
  readonly label: string;
  readonly making: RecipeOf<HandMake>;
}
