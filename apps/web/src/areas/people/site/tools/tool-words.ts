import type { Language } from '@wenshu/texts';
import { toolTexts } from '@wenshu/texts/people/tools';

type Words = (typeof toolTexts)[Language];

/** What every calculator says, and what this one does: plain data, in one language. */
export interface ToolWords<Own extends keyof Words> {
  readonly common: Words['common'];
  readonly problems: Words['problems'];
  readonly keep: Words['keep'];
  readonly own: Words[Own];
}

export interface ToolProps<Own extends keyof Words> {
  readonly words: ToolWords<Own>;
}

/** Called where pages are drawn: islands carry no texts of both languages. */
export function toolWords<Own extends keyof Words>(language: Language, own: Own): ToolWords<Own> {
  const { common, problems, keep } = toolTexts[language];
  return { common, problems, keep, own: toolTexts[language][own] };
}
