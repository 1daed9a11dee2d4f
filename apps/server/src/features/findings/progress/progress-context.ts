import type { Source } from '@wenshu/analysis';
import { clockText, type DayWindow, type TimeUnit } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { progressTexts } from '@wenshu/texts/findings/progress';
import type { Answers } from './ask-list.ts';
import type { Span } from './record-groups.ts';

/** What is asked, and by whom. */
export interface ProgressContext {
  readonly language: Language;
  readonly timeZone: string;
  readonly nowMs: number;
  /** The day it is in that zone. */
  readonly today: string;
  readonly window: DayWindow;
  readonly by: TimeUnit;
}

export const spanOf = ({ window: { from, to } }: Pick<ProgressContext, 'window'>): Span => ({ first: from, last: to });

interface Framing {
  readonly id: string;
  readonly title: string;
  /** How many records it is about. */
  readonly people: number;
  /** Of the chosen days only. */
  readonly isOfWindow?: true;
  readonly footnotes?: readonly string[];
}

/** What every exhibit has around it. */
export function framed(
  { language, timeZone, window, nowMs }: ProgressContext,
  answers: Answers,
  { id, title, people, isOfWindow, footnotes = [] }: Framing,
) {
  const source: Source = {
    // To the second: whoever watches wants to see that it moves.
    asOf: clockText(answers[0]?.asOf ?? nowMs, timeZone, language, 'second'),
    base: { people },
    ...(isOfWindow && { filter: progressTexts[language].window(window) }),
  };
  return { id, title, source, notes: footnotes.map(text => ({ tone: 'footnote' as const, text })) };
}
