import type { DataQuestion, DataVariable } from '../../data-set/variable.ts';
import type { Base, Exhibit, NumberBase } from '../../exhibit/exhibits.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { ownLeast } from '../cross/request.ts';
import type { SummaryAsking } from './asking.ts';
import type { SummaryCounts } from './counts.ts';
import type { SummaryLook, SummaryRequest } from './request.ts';

/** A question with its variables, and how it shall look. */
export interface Summed {
  readonly question: DataQuestion;
  readonly parts: readonly SummedPart[];
  readonly look: SummaryLook;
}

export interface SummedPart {
  readonly variable: DataVariable;
  /** The part's own words: a row, an option; empty where it is the question itself. */
  readonly label: string;
}

/**
 * One way to sum a question up: a folder of its own, chosen by what its type says (`Summary['kind']`), never by the type. `lay` is asked
 * where the plan is made and again where the answers are read: the same question, the same places. A result is numbers only, and data.
 */
export interface Summariser<Laid, Result> {
  lay(summed: Summed, asking: SummaryAsking): Laid;
  run(laid: Laid, counts: SummaryCounts, summed: Summed): Result;
  present(result: Result, summed: Summed, context: SummaryContext): readonly Exhibit[];
}

export interface SummaryContext extends PresentContext {
  readonly request: SummaryRequest;
  /** What stands above each column: everybody, then the groups. */
  readonly columns: readonly string[];
}

/** What an exhibit says of its people: with weights where there are some, and where it uses them. */
export function baseIn({ source, request }: SummaryContext, { people, weighted, effective }: Base): NumberBase {
  const least = ownLeast(request.test);
  if (source.weight === undefined || weighted === undefined || effective === undefined) return { people, ...least };
  return { people, weighted, effective, ...least };
}
