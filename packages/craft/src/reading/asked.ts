import type { Id, Question } from '@wenshu/survey-core';
import type { OptionRole } from './option-role.ts';

/** How a question is answered, as far as its craft depends on it. */
export type AskedKind =
  | 'single'
  | 'multiple'
  | 'scale'
  | 'grid'
  | 'ranking'
  | 'number'
  | 'text'
  | 'nps'
  | 'rating'
  | 'note'
  | 'other';

export interface AskedPart {
  readonly id: Id;
  readonly text: string;
}

export interface AskedOption extends AskedPart {
  readonly role: OptionRole;
}

/** A question as somebody reads it in one language. */
export interface Asked {
  readonly id: Id;
  readonly question: Question;
  readonly kind: AskedKind;
  readonly title: string;
  readonly note: string;
  readonly options: readonly AskedOption[];
  readonly rows: readonly AskedPart[];
  /** The words at the ends, where they are settings. */
  readonly lowLabel: string;
  readonly highLabel: string;
  readonly isRequired: boolean;
  /** Of a grid: one option per row, on points. */
  readonly isPointGrid: boolean;
  /** Shown only after certain answers, alone or with its group. */
  readonly isConditional: boolean;
  readonly isTrap: boolean;
  /** Its options come from another question, which the words here do not show. */
  readonly carriesOptions: boolean;
}

/** The options that say something of the matter: without other, none, don't know and the like. */
export const plainOptions = ({ options }: Asked) => options.filter(({ role }) => role === 'plain');

export const hasRole = ({ options }: Asked, ...roles: readonly OptionRole[]) =>
  options.some(({ role }) => roles.includes(role));
