/**
 * What the sentences need of a questionnaire. This package knows nobody, so the shapes of the engine's document and rules stand here
 * again; whoever passes the real ones is told by the compiler when the two part.
 */
interface Titled {
  readonly title: { readonly text: string };
}

type ById<T> = Readonly<Record<string, T>>;

export interface DescribedQuestion extends Titled {
  readonly seqName: string;
  readonly items: ById<Titled>;
  readonly itemGroups: ById<Titled>;
  readonly rows: ById<Titled>;
  readonly rowGroups: ById<Titled>;
}

export interface DescribedDocument {
  readonly questions: ById<DescribedQuestion>;
  readonly groups: ById<Titled & { readonly seqName?: string }>;
  readonly calculations: ById<{ readonly name: string }>;
  readonly languages: ById<{ readonly name: string }>;
}

export type DescribedCompare = '=' | '!=' | '<' | '<=' | '>' | '>=';
type SetOperator = 'any-of' | 'all-of' | 'none-of';
export type DescribedTextOperator = 'equals' | 'not-equals' | 'contains' | 'not-contains' | 'starts-with' | 'ends-with';

export type DescribedOperand =
  | number
  | { readonly questionId: string; readonly itemId?: string; readonly loopItemId?: string }
  | { readonly calculationId: string };

export interface DescribedPlace {
  readonly questionId: string;
  readonly rowId?: string;
  readonly loopItemId?: string;
}

interface Numeric {
  readonly compare: DescribedCompare;
  readonly value: DescribedOperand;
}

export type DescribedTest =
  | ({
      readonly test: 'choice';
      readonly is: SetOperator | 'exactly';
      readonly itemIds: readonly string[];
    } & DescribedPlace)
  | ({ readonly test: 'count' } & DescribedPlace & Numeric)
  | ({ readonly test: 'answered'; readonly is: boolean } & DescribedPlace)
  | ({
      readonly test: 'text';
      readonly itemId?: string;
      readonly is: DescribedTextOperator;
      readonly value: string;
    } & DescribedPlace)
  | ({ readonly test: 'number'; readonly itemId?: string } & DescribedPlace & Numeric)
  | ({ readonly test: 'rank'; readonly itemId: string } & DescribedPlace & Numeric)
  | ({ readonly test: 'date'; readonly compare: DescribedCompare; readonly value: string } & DescribedPlace)
  | ({ readonly test: 'score'; readonly questionId?: string; readonly loopItemId?: string } & Numeric)
  | ({ readonly test: 'calculation'; readonly calculationId: string } & Numeric)
  | { readonly test: 'label'; readonly is: SetOperator; readonly values: readonly string[] }
  | { readonly test: 'channel'; readonly is: 'any-of' | 'none-of'; readonly values: readonly string[] }
  | { readonly test: 'language'; readonly is: 'any-of' | 'none-of'; readonly values: readonly number[] }
  | {
      readonly test: 'parameter';
      readonly name: string;
      readonly is: DescribedTextOperator;
      readonly value: string;
    };

export type DescribedCondition =
  | { readonly all: readonly DescribedCondition[] }
  | { readonly any: readonly DescribedCondition[] }
  | { readonly not: DescribedCondition }
  | DescribedTest;

type OnWhole = { readonly questionId: string } | { readonly groupId: string };

export type DescribedTarget =
  | OnWhole
  | { readonly questionId: string; readonly itemId: string }
  | { readonly questionId: string; readonly itemGroupId: string }
  | { readonly questionId: string; readonly rowId: string }
  | { readonly questionId: string; readonly rowGroupId: string };

export type DescribedRule =
  | { readonly kind: 'display'; readonly target: DescribedTarget; readonly when: DescribedCondition }
  | {
      readonly kind: 'jump';
      readonly questionId: string;
      readonly when?: DescribedCondition | undefined;
      readonly to: OnWhole | { readonly outcome: 'finished' | 'screened' };
    }
  | { readonly kind: 'screen-out'; readonly questionId: string; readonly when: DescribedCondition }
  | {
      readonly kind: 'option-reference';
      readonly questionId: string;
      readonly fromQuestionId: string;
      readonly take: 'selected' | 'unselected' | 'all';
      readonly takesExclusive?: boolean | undefined;
    }
  | {
      readonly kind: 'question-relation';
      readonly target: OnWhole;
      readonly fromQuestionId: string;
      readonly take: 'selected' | 'unselected';
      readonly takesExclusive?: boolean | undefined;
    };

export interface DescribedVerification {
  readonly questionId: string;
  readonly must: DescribedCondition;
  readonly message: { readonly text: string };
}
