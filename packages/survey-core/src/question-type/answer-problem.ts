import type { RichText } from '../rich-text.ts';

/** What is wrong with an answer: a word from this list, turned into a sentence in the respondent's language at the very end. */
export type AnswerProblemWord =
  | 'required'
  | 'label-missing'
  | 'not-readable'
  | 'option-unknown'
  | 'verification-failed'
  | 'logic-failed'
  | 'too-few'
  | 'too-many'
  | 'not-between'
  | 'exclusive-broken'
  | 'blank-required'
  | 'rows-missing'
  | 'parts-missing'
  | 'sum-wrong'
  | 'path-unfinished'
  | 'pictures-missing'
  | 'too-few-pictures'
  | 'too-many-pictures'
  | 'files-missing'
  | 'too-few-files'
  | 'too-many-files'
  | 'file-too-large'
  | 'signature-missing'
  | 'not-viewed'
  | 'tasks-missing'
  | 'best-worst-missing'
  | 'best-is-worst'
  | 'intent-not-between'
  | 'importance-not-between'
  | 'prices-not-ascending'
  | 'choices-unfinished'
  | 'too-early'
  | 'too-late'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'too-many-decimals'
  | 'not-number'
  | 'not-integer'
  | 'not-letters'
  | 'not-chinese'
  | 'not-email'
  | 'not-date'
  | 'not-mobile'
  | 'not-landline'
  | 'not-phone'
  | 'not-id-card';

export interface AnswerProblem {
  readonly problem: AnswerProblemWord;
  /** The option or row that it is about, when it is about one. */
  readonly at?: string;
  readonly num?: number;
  readonly max?: number;
  /** YYYY-MM-DD. */
  readonly day?: string;
  /** The creator's own words, for a verification. */
  readonly message?: RichText;
}
