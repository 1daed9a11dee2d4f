import type { Filter } from '../filter/filter.ts';

/** How a derived variable is made of others, as data. Variables are named by their keys, so that a recipe outlives every renaming. */
export type Recipe = Named & Making;

interface Named {
  /** What formulas call it, and files. */
  readonly name: string;
  readonly label: string;
  /** By variable: codes that are no value to it, beside those that are none anyway. What stands beside a scale is so to a model of its points. */
  readonly missing?: Readonly<Record<string, readonly number[]>>;
}

export interface NewCategory {
  readonly code: number;
  readonly label: string;
}

interface Many<Make> {
  readonly make: Make;
  readonly variables: readonly string[];
  readonly leastAnswered: number;
}

export type Making =
  /** Of a code the category that has it; of a set the set of all categories that have one of its codes, so that those may overlap. */
  | {
      readonly make: 'merge';
      readonly variable: string;
      readonly categories: readonly (NewCategory & { readonly codes: readonly number[] })[];
      /** Where all others go; without it they are missing. */
      readonly rest?: NewCategory;
    }
  /** From ≤ x < to. A band without an end is open; what lies in none is missing. Of a moment in milliseconds, of a day the one in which it begins in UTC. */
  | {
      readonly make: 'bands';
      readonly variable: string;
      readonly bands: readonly (NewCategory & { readonly from?: number; readonly to?: number })[];
    }
  /** 1 when one of these is chosen, else 0. */
  | {
      readonly make: 'top-box';
      readonly variable: string;
      readonly codes: readonly number[];
      readonly labels: { readonly counts: string; readonly rest: string };
    }
  /** Over the answered ones, when at least so many are. */
  | Many<'sum'>
  | Many<'mean'>
  /** An expression in which #1 is the first of the variables, and #1.3 whether the code 3 of it, a set, is chosen. `readFormula` makes it of what a person writes. */
  | { readonly make: 'formula'; readonly text: string; readonly variables: readonly string[] }
  /** A number by the codes of several variables at once: a weight. */
  | {
      readonly make: 'lookup';
      readonly variables: readonly string[];
      /** By variable, the codes that are looked up. */
      readonly codes: readonly (readonly number[])[];
      /** By the first variable's codes, within each by the second's, and so on. */
      readonly values: readonly number[];
      /** Of whoever has another code, or none. */
      readonly rest: number;
    }
  /** The category whose center is nearest: a cluster. Missing in one variable is missing; of two that are as near the first. */
  | {
      readonly make: 'nearest';
      readonly variables: readonly string[];
      readonly categories: readonly NewCategory[];
      /** By category, in units of the variables. */
      readonly centers: readonly (readonly number[])[];
      /** By variable: what a distance is divided by. */
      readonly scales: readonly number[];
    }
  /** The first category whose condition holds: a leaf of a tree. */
  | {
      readonly make: 'cases';
      readonly categories: readonly (NewCategory & { readonly when: Filter })[];
      /** Of whoever none holds for; without it they are missing. */
      readonly rest?: NewCategory;
    };

export type RecipeOf<Make extends Making['make']> = Extract<Making, { make: Make }>;
