import type { RichText } from '../rich-text.ts';

/** What is wrong with an answer: a word from this list, turned into a sentence in the respondent's language at the very end. */
export type AnswerProblemWord =
  | 'required'
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
  | 'path-unfinished'
  | 'pictures-missing'
  | 'too-few-pictures'
  | 'too-many-pictures'
  | 'files-missing'
  | 'too-few-files'
  | 'too-many-files'
  | 'file-too-large'
  | 'not-viewed'
  | 'tasks-missing'
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

/** What only one type can find wrong: its word comes with the sentence, in both languages, from the type's own folder. */
export interface OwnProblem {
  readonly problem: string;
  /** Whether something required is not there, rather than wrong. */
  readonly isMissing?: true;
  readonly words: Readonly<Record<'zh' | 'en', string>>;
}

interface ProblemDetails {
  /** The option or row that it is about, when it is about one. */
  readonly at?: string;
  readonly num?: number;
  readonly max?: number;
  /** YYYY-MM-DD. */
  readonly day?: string;
  /** The creator's own words, for a verification. */
  readonly message?: RichText;
}

export type AnswerProblem = ProblemDetails &
  (OwnProblem | { readonly problem: AnswerProblemWord; readonly words?: never; readonly isMissing?: never });
