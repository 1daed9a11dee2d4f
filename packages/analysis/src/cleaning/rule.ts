import type { Filter } from '../filter/filter.ts';
import type { WrittenWay } from '../filter/written.ts';

/** What each kind of rule is told. Questions are named by the keys that the data set has for them, variables by theirs. */
export interface RuleSettings {
  /** Less time than so many seconds, or than a share of what half of all took: for the whole survey, or on one page. */
  readonly speeder: { readonly time: string; readonly by: 'seconds' | 'percent'; readonly below: number };
  /** One answer in all answered rows of a grid, so many at least; of any grid when none is named, as records are flagged. */
  readonly 'straight-line': { readonly questions: readonly string[]; readonly leastRows: number };
  /** Somebody who was there before: the same device or address, with the same answers or with any; or the same answers to some questions. */
  readonly duplicate: { readonly by: DuplicateBy; readonly questions: readonly string[] };
  /** So many attention checks failed. */
  readonly trap: { readonly least: number };
  /** Whatever must not be. */
  readonly contradiction: { readonly filter: Filter };
  /** What was written without meaning anything: in these ways, in fewer signs, or by so many with the same words; 0 is neither. */
  readonly gibberish: {
    readonly questions: readonly string[];
    readonly ways: readonly WrittenWay[];
    readonly shorterThan: number;
    readonly sharedBy: number;
  };
  /** Below or above what can be; null is no end. */
  readonly 'out-of-range': { readonly variable: string; readonly least: number | null; readonly most: number | null };
}

export const duplicateBys = ['device', 'address', 'deviceAnswers', 'addressAnswers', 'questions'] as const;
export type DuplicateBy = (typeof duplicateBys)[number];

export type RuleKindName = keyof RuleSettings;

export type RuleOf<Kind extends RuleKindName> = {
  readonly id: string;
  /** What a record that it finds is told to be. */
  readonly name: string;
  readonly kind: Kind;
  readonly settings: RuleSettings[Kind];
  readonly isOn: boolean;
};

export type CleaningRule = { [Kind in RuleKindName]: RuleOf<Kind> }[RuleKindName];

/** As many as a number has bits to note which of them a record meets. */
export const MOST_RULES = 30;
export const LONGEST_RULE_NAME = 40;
/** How long a whole survey took. */
export const WHOLE_TIME = 'fact:durationSeconds';
