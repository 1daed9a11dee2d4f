import type { Recipe } from '../derived/recipe.ts';
import type { Filter } from '../filter/filter.ts';
import type { Weight } from '../weight/weight.ts';
import type { CrossRequest } from './cross/request.ts';
import type { ModelRequest } from './model/form.ts';
import type { ModelName } from './model-forms.ts';
import type { SummaryRequest } from './summary/request.ts';

/** A saved request: which records, how they count, what is derived, and what the kind shall make of them. */
export interface Analysis<KindName extends AnalysisKind = AnalysisKind> {
  readonly kind: KindName;
  readonly filter?: Filter;
  readonly weight?: Weight;
  /** By id: its variable is `derived:<id>`. */
  readonly derived: Readonly<Record<string, Recipe>>;
  readonly request: RequestOf[KindName];
}

/** Of each kind of analysis what is asked of it. */
export type RequestOf = {
  readonly cross: CrossRequest;
  readonly summary: SummaryRequest;
} & { readonly [Name in ModelName]: ModelRequest };
export type AnalysisKind = keyof RequestOf;
