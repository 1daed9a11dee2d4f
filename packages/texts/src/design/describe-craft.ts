import type { Language } from '../bilingual.ts';
import { craftTexts } from './craft.ts';

/** A finding of the craft check, by its words alone: what makes it knows no texts. */
interface Finding {
  readonly rule: keyof typeof craftTexts.zh.rules;
  readonly reason: keyof typeof craftTexts.zh.reasons;
  readonly words?: string;
  readonly against?: string;
  readonly count?: number;
  readonly limit?: number;
}

const MOST_WORDS = 60;

/** What was found, in one line: the words it is about are quoted, and cut where they are long. */
export function describeCraft(
  language: Language,
  { rule, reason, words = '', against = '', count = 0, limit = 0 }: Finding,
): string {
  const { reasons, own } = craftTexts[language];
  const said = { words: cut(words), against: cut(against), count, limit };
  const hasOwn = (name: string): name is keyof typeof own => Object.hasOwn(own, name);
  return reason === 'as-found' && hasOwn(rule) ? own[rule](said) : reasons[reason](said);
}

const cut = (text: string) => (text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS - 1).trimEnd()}…` : text);
