/** What a rule is made of, once it is read. Plain data: it is kept and sent as its text, and read anew. */
export type Rule =
  | { readonly kind: 'any'; readonly parts: readonly Rule[] }
  | { readonly kind: 'all'; readonly parts: readonly Rule[]; readonly excluded: readonly Rule[] }
  | RuleTerm;

export interface RuleTerm {
  readonly kind: 'term';
  readonly elements: readonly RuleElement[];
  /** Begins and ends where words do. */
  readonly isWhole: boolean;
}

export type RuleElement =
  /** A Chinese sign, a number, an emoji: as it stands. */
  | { readonly kind: 'sign'; readonly text: string }
  /** A word of letters, in any of its forms. */
  | { readonly kind: 'word'; readonly text: string; readonly form: string }
  /** A word of letters with * for any of them and ? for one. */
  | { readonly kind: 'glob'; readonly text: string }
  /** Up to `GAP` signs or words. */
  | { readonly kind: 'gap' }
  /** One of them. */
  | { readonly kind: 'one' };

export const GAP = 6;

export type RuleProblem =
  | 'empty'
  | 'too-long'
  | 'too-many-terms'
  | 'too-deep'
  | 'open-quote'
  | 'open-bracket'
  | 'stray-bracket'
  | 'only-excludes'
  | 'only-wildcards';

/** Of a rule that a stranger wrote: what they bound is how long matching takes. */
export const ruleLimits = { letters: 500, terms: 60, depth: 8, elements: 40 } as const;
