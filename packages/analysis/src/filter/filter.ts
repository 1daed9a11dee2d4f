import type { Compare, SetOperator, TextOperator } from '@wenshu/survey-core';
import type { WrittenWay } from './written.ts';

/**
 * Which records count. It reads like the editor's conditions and means the same: a test on what is missing does not hold, whatever it asks,
 * and only `answered: false` then does; `not` is plain negation. Saved as data, so variables are named by their keys.
 */
export type Filter =
  | { readonly all: readonly Filter[] }
  | { readonly any: readonly Filter[] }
  | { readonly not: Filter }
  | FilterTest;

export type FilterTest =
  /** Of a code or a set of codes. */
  | OnVariable<'choice', { readonly is: SetOperator | 'exactly'; readonly codes: readonly number[] }>
  /** How many codes of a set are chosen; a code by itself is one. Of several, all that is chosen in them. */
  | OnSeveral<'count', { readonly compare: Compare; readonly value: number | OfSeveral }>
  /** Of a number or a code, or the sum of several; with that of others, when `value` names some. */
  | OnSeveral<'number', { readonly compare: Compare; readonly value: number | OfSeveral }>
  /** Without regard to case and surrounding space. */
  | OnVariable<'text', { readonly is: TextOperator; readonly value: string }>
  /** How a text is written, whatever it says. */
  | OnVariable<'written', { readonly is: WrittenWay }>
  /** How many signs a text has, without surrounding space. */
  | OnVariable<'length', { readonly compare: Compare; readonly value: number }>
  /** To the letter, of a text or of several: channels, labels, provinces. */
  | OnVariable<'among', { readonly is: SetOperator; readonly values: readonly string[] }>
  /** Of a text that is a day. */
  | OnVariable<'date', { readonly compare: Compare; readonly value: string }>
  /** A day, YYYY-MM-DD, or an hour of one, YYYY-MM-DDTHH, in the data set's time zone: "after" it begins when it is over. */
  | OnVariable<'moment', { readonly compare: Compare; readonly value: string }>
  /** Of several: whether any of them is known. */
  | OnSeveral<'answered', { readonly is: boolean }>;

/** Several together are missing when none of them is known; else those that are count. A matrix is one question and many variables. */
export interface OfSeveral {
  readonly variable: string;
  readonly more?: readonly string[];
}

type OnSeveral<Test extends string, Rest> = { readonly test: Test } & OfSeveral & Rest;
type OnVariable<Test extends string, Rest> = { readonly test: Test; readonly variable: string } & Rest;

export type FilterTestName = FilterTest['test'];
