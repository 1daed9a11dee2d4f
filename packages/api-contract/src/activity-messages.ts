import type { Answers, Flow } from '@wenshu/survey-core';

/** What a room says to the frame in which a question is answered. Both are of one origin; whoever receives checks that. */
export interface ActivityOrder {
  readonly wenshu: 'activity-show';
  readonly flow: Flow;
  readonly answers: Answers;
  readonly language: 'zh' | 'en';
  /** What the button says. */
  readonly submit: string;
}

/** What the frame says back. */
export type ActivityNews =
  | { readonly wenshu: 'activity-ready' }
  | { readonly wenshu: 'activity-height'; readonly height: number }
  | { readonly wenshu: 'activity-answers'; readonly answers: Answers };
