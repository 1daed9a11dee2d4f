import type { ExhibitAs, ModelName, OptionValue } from '@wenshu/analysis';
import type { SchemePurpose } from '@wenshu/api-contract';
import type { WhenFull } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';

/** What a person reads of a scheme, in one language. `{product}` in any of it stands for what they filled in. */
export interface SchemeWords {
  readonly name: string;
  readonly question: string;
  readonly gives: string;
  readonly notFor: string;
  readonly introduction: string;
  readonly fields: Readonly<
    Record<string, { readonly label: string; readonly hint: string; readonly example: string }>
  >;
  /** In the format of Word import. A line `{brands}` is one line for each of them. */
  readonly questions: string;
  readonly quotas: Readonly<Record<string, string>>;
  readonly analyses: Readonly<Record<string, string>>;
  /** A page’s title, and how what stands on it is read. */
  readonly pages: Readonly<Record<string, { readonly title: string; readonly note: string }>>;
}

export type PlannedField =
  | { readonly kind: 'text' | 'long'; readonly most: number }
  /** `first`: by which name the first of them is quoted. */
  | { readonly kind: 'names'; readonly least: number; readonly most: number; readonly first?: string };

export interface PlannedQuota {
  /** By question: the per cent of each option, in their order; options beyond the list are not counted. `even` shares all but those with a blank. */
  readonly by: Readonly<Record<string, readonly number[] | 'even'>>;
  readonly whenFull: WhenFull;
}

/** Questions by their names in the plan; `@quarter`, `@average work` are derived. */
export type PlannedAnalysis =
  | {
      readonly kind: 'cross';
      readonly rows: readonly string[];
      readonly banner: readonly string[];
      /** By question: places of the options that are shown as one line more. */
      readonly boxes?: Readonly<Record<string, readonly number[]>>;
    }
  | { readonly kind: 'summary'; readonly questions: readonly string[] }
  | {
      readonly kind: ModelName;
      readonly slots: Readonly<Record<string, readonly string[]>>;
      readonly options?: Readonly<Record<string, OptionValue>>;
    };

/** A question as it is summed up, a question of a kept cross table, or what a kept model shows. `isBare`: without sentences, where the drawing needs the room. */
export type PlannedExhibit<Name extends string = string> = { readonly as?: ExhibitAs; readonly isBare?: true } & (
  | { readonly ask: string; readonly exhibit?: string }
  | { readonly from: Name; readonly row: string }
  | { readonly from: Name; readonly exhibit: string }
);

export interface SchemePlan<Words extends SchemeWords = SchemeWords> {
  readonly purpose: SchemePurpose;
  /** How many respondents are suggested. */
  readonly samples: number;
  readonly fields: { readonly [Name in keyof Words['fields']]: PlannedField };
  /** What the plan calls the questions, in their order. Page breaks have no name. */
  readonly questions: readonly string[];
  /** As of a template, with names for numbers; `last` is the last option, a line with `*` stands once for each name of the list. */
  readonly rules: string;
  readonly quotas: { readonly [Name in keyof Words['quotas']]: PlannedQuota };
  readonly analyses: { readonly [Name in keyof Words['analyses']]: PlannedAnalysis };
  readonly pages: {
    readonly [Name in keyof Words['pages']]: readonly PlannedExhibit<Extract<keyof Words['analyses'], string>>[];
  };
}

export interface Scheme {
  readonly words: Readonly<Record<Language, SchemeWords>>;
  readonly plan: SchemePlan;
}

/** Holds a plan to its words: what has a name there has an entry here. */
export function scheme<Words extends SchemeWords>(
  words: { readonly zh: Words; readonly en: SchemeWords },
  plan: SchemePlan<Words>,
): Scheme {
  return { words, plan: plan as SchemePlan };
}
