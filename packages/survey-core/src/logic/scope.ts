import type { TestName } from '../document/condition.ts';
import type { LogicProblemWord } from '../document/logic-problem.ts';
import type { Id } from '../ids.ts';
import type { Formula } from './reading.ts';

export interface QuestionPlace {
  readonly questionId: Id;
  readonly loopItemId?: Id;
  readonly rowId?: Id;
  readonly itemId?: Id;
}

/** What a condition or expression may refer to, seen from where it stands. Whatever it asks for becomes something it depends on. */
export interface Scope {
  /** The slots that a reference means: one, or all copies of a looped question. None when it is wrong; the problem is then reported. */
  question(place: QuestionPlace, at?: number, test?: TestName, itemIds?: readonly Id[]): readonly number[];
  calculation(calculationId: Id, at?: number): Formula;
  /** The score of everything answered before. */
  scoreSoFar(): Formula;
  report(problem: LogicProblemWord, at?: number): void;
}

/** The calculations that a scope may use. */
export interface Calculations {
  find(calculationId: Id): { readonly index: number; readonly reads: ReadonlySet<number> } | undefined;
}
