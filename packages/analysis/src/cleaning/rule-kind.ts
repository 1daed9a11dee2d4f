import type { Recipe } from '../derived/recipe.ts';
import type { Filter } from '../filter/filter.ts';
import type { CleaningTexts } from './cleaning-texts.ts';
import type { RuleKindName, RuleSettings } from './rule.ts';

/** As much of the data set as rules know: also of one that came by a call. */
export interface RuleData {
  readonly variables: ReadonlyMap<string, RuleVariable>;
  readonly questions: ReadonlyMap<string, RuleQuestion>;
}

export interface RuleVariable {
  readonly key: string;
  readonly name: string;
  readonly label: string;
  readonly kept: 'code' | 'codes' | 'number' | 'text' | 'texts' | 'moment';
  readonly content?: string | undefined;
  readonly questionId?: string | undefined;
  readonly categories?: readonly { readonly code: number; readonly label: string }[] | undefined;
}

export interface RuleQuestion {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly variables: readonly { readonly key: string }[];
}

export type RuleProblemWord = 'not-readable' | 'not-set' | 'gone' | 'not-fitting';

/** One way to find records. A rule may have several, and finds whoever one of them finds. */
export type RuleTest =
  | { readonly by: 'filter'; readonly filter: Filter; readonly recipes?: Readonly<Record<string, Recipe>> }
  | {
      readonly by: 'repeats';
      readonly variables: readonly string[];
      readonly least: number;
      readonly isFirstToo?: true;
    }
  /** Only PostgreSQL knows devices and addresses. */
  | { readonly by: 'origin'; readonly origin: 'device' | 'address' };

export interface RuleContext extends RuleData {
  /** In seconds; undefined as long as too few have been there. */
  medianOf(time: string): number | undefined;
  /** An id for something derived that nobody else has. */
  recipeId(): string;
}

/** How a rule is told. */
export interface RuleTeller extends RuleData {
  readonly texts: CleaningTexts;
  describeFilter(filter: Filter): string;
}

export interface RuleKind<Kind extends RuleKindName> {
  /** What stands in the way of settings that a stranger sent. */
  check(settings: Readonly<Record<string, unknown>>, data: RuleData): RuleProblemWord | undefined;
  /** Times whose median it is measured by. */
  medians?(settings: RuleSettings[Kind]): readonly string[];
  /** How its records are found; undefined when too few have answered to tell. */
  tests(settings: RuleSettings[Kind], context: RuleContext): readonly RuleTest[] | undefined;
  describe(settings: RuleSettings[Kind], teller: RuleTeller): string;
}
