import type { FitControl } from '@wenshu/statistics';
import type { Language } from '@wenshu/texts';
import type { ColumnRequest, ColumnResult } from '../columns/column-request.ts';
import type { RecordedColumn } from '../data-set/recorded.ts';
import type { DataQuestion, DataVariable } from '../data-set/variable.ts';
import type { Recipe } from '../derived/recipe.ts';
import type { Exhibit, Source } from '../exhibit/exhibits.ts';
import type { Simulation } from './simulation.ts';

/** By key, with what the analysis derives for itself. */
export type Variables = ReadonlyMap<string, DataVariable>;
/** By key. */
export type Questions = ReadonlyMap<string, DataQuestion>;

/** What stands in a request's way, at the slot where a person can mend it. */
export interface KindProblem {
  readonly word: KindProblemWord;
  readonly slot?: string;
  /** The key, where a variable is the matter. */
  readonly variable?: string;
  readonly most?: number;
  /** How many are needed, and how many there are. */
  readonly least?: number;
  readonly got?: number;
}

export type KindProblemWord =
  | 'not-readable'
  | 'empty'
  | 'too-many'
  | 'variable-unknown'
  | 'question-unknown'
  | 'variable-not-supported'
  | 'variable-twice'
  | 'filter-not-usable'
  | 'codes-unknown'
  | 'too-few'
  /** What only the data can tell, when it is worked out. */
  | 'too-few-people'
  | 'too-many-people'
  | 'too-few-groups'
  | 'empty-category'
  | 'constant'
  | 'collinear'
  | 'no-spread'
  | 'separated'
  | 'not-converged'
  | 'no-factors'
  | 'no-association'
  | 'improper-solution'
  | 'weight-nobody'
  | 'option-not-fitting'
  | 'not-estimable'
  | 'no-amounts'
  | 'no-own-worths'
  | 'not-five-options'
  | 'nothing-written'
  | 'search-not-readable';

/** Thrown by `run`: what is asked is right, and these data do not answer it. */
export class KindRefusal extends Error {
  readonly problem: KindProblem;

  constructor(problem: KindProblem) {
    super(JSON.stringify(problem));
    this.problem = problem;
  }
}

/** A request to the copy without what the data set says itself, nor the analysis: range, zone, what is derived, filter and weight. */
export type Ask = WithoutOwn<Extract<ColumnRequest, { kind: 'count' | 'columns' | 'texts' }>>;
type WithoutOwn<R> = R extends ColumnRequest ? Omit<R, 'range' | 'timeZone' | 'derived' | 'weight'> : never;

export interface Plan {
  /** Asked together; the analysis' filter and weight are put upon each. A filter here narrows one ask further. */
  readonly asks: readonly Ask[];
  /** What the kind derives for itself, by ids that begin with its name. */
  readonly derived: Readonly<Record<string, Recipe>>;
}

export type Answers = readonly ColumnResult<'count' | 'columns' | 'texts'>[];

/** What can be kept with the data. */
export type Saved = Recipe | RecordedColumn;

export interface PresentContext {
  readonly language: Language;
  readonly variables: Variables;
  readonly questions: Questions;
  /** Without its base, which each exhibit has of its own. */
  readonly source: Omit<Source, 'base'>;
}

/**
 * One kind of analysis: a folder of its own in `kinds/` and a line in the registry. `check` and `plan` are asked where the request comes in,
 * `run` in a thread, `present` for a reader's language. All of it pure, all of it data: a result is stored and crosses threads.
 */
export interface Kind<Request, Result> {
  readonly name: string;
  readonly takesWeight: boolean;
  /** The slot that lists what is counted: what is too much to be counted is told there. */
  readonly listSlot: string;
  /** The first thing found. Takes whatever a stranger sends. */
  check(request: unknown, variables: Variables, questions: Questions): KindProblem | undefined;
  plan(request: Request, variables: Variables, questions: Questions): Plan;
  /** With a control what takes long says how far it is. */
  run(request: Request, answers: Answers, variables: Variables, questions: Questions, control?: FitControl): Result;
  present(result: Result, request: Request, context: PresentContext): readonly Exhibit[];
  /**
   * What of its findings can be kept with the data: recipes that give every record its value (scores, clusters, what is predicted), or, where
   * `records` says so, values of the very people it was given.
   */
  saved?(result: Result, request: Request, context: PresentContext): readonly Saved[];
  /** Whether it looks at every person for minutes, and what it saves belongs to single records: then somebody has to note which those are. */
  records?(request: Request): boolean;
  /** About how long `run` takes a core, in milliseconds, with so many numbers in the columns that it was given, and letters in the texts. Of counts it takes moments, and says nothing. */
  effortMs?(request: Request, cells: number): number;
  /** What of its findings a screen can work on by itself, moving prices and products; undefined where these data give nothing to move. */
  simulation?(result: Result, request: Request): Simulation | undefined;
  /** The same request as several that ask for about so many things each: for works that take all of it, however much. A kind whose findings hang together has none. */
  split?(request: Request, most: number, questions: Questions): readonly Request[];
}
