import type { Id } from '../ids.ts';

/** A named number from answers and scores. The expression refers to ids; its grammar is in docs/conditions.md. */
export interface Calculation {
  readonly id: Id;
  readonly order: string;
  readonly name: string;
  readonly expression: string;
  /** Rounded to so many decimal places. */
  readonly decimals?: number;
}
