import type { AnswerContext, Answers, EndOutcome, Flow } from '@wenshu/survey-core';
import type { Visit } from './survey/collect/visit.ts';

/** A record to be seen as its respondent saw it: nothing can be changed. */
export interface PreviewRecord {
  readonly answers: Answers;
  readonly context: AnswerContext;
  /** Addresses of its files by id. */
  readonly files: Readonly<Record<string, string>>;
}

/** The identity check as it would ask. */
export type PreviewIdentity = Pick<Extract<Visit, { step: 'identity' }>, 'fields' | 'smsField' | 'help'>;

/** What the workspace says to the preview's frame. Both are of one origin; whoever receives checks that. */
export type PreviewOrder =
  | {
      readonly wenshu: 'preview-show';
      readonly flow: Flow;
      /** Of its texts, and of the words around the questions. */
      readonly languageTag: string;
      readonly direction: 'ltr' | 'rtl';
      readonly language: 'zh' | 'en';
      /** Stands at the end page of this outcome instead of the beginning. */
      readonly end?: EndOutcome;
      readonly record?: PreviewRecord;
      /** Stands before the survey. */
      readonly identity?: PreviewIdentity;
    }
  | { readonly wenshu: 'preview-jump'; readonly key: string };

/** What the frame says back. */
export type PreviewNews =
  | { readonly wenshu: 'preview-ready' }
  /** Pressed in a record that is only looked at: what it means is the workspace's matter. */
  | { readonly wenshu: 'preview-key'; readonly key: string }
  /** The answer keys on the page that is shown, and all that logic lets be reached. */
  | { readonly wenshu: 'preview-at'; readonly keys: readonly string[]; readonly reached: readonly string[] };
