import type { CraftFinding, CraftRule } from '../finding.ts';
import type { Asked } from '../reading/asked.ts';
import type { Survey, WordsLanguage } from '../reading/read-survey.ts';

/** What a rule says of one place; rule, language and question are added to it. */
export type Found = Omit<CraftFinding, 'rule' | 'languageId' | 'at'> & { readonly at?: CraftFinding['at'] };

/** A rule that reads words knows their language; it is asked once for each that it knows. */
export interface WordsRule {
  readonly rule: CraftRule;
  readonly reads: 'words';
  find(asked: Asked, survey: Survey, language: WordsLanguage): Found | undefined;
}

/** A rule that counts and compares: asked once, in the base language, whatever that is. */
export interface ShapeRule {
  readonly rule: CraftRule;
  readonly reads: 'shape';
  find(survey: Survey): readonly (Found & { readonly at: CraftFinding['at'] })[];
}

export type AnyRule = WordsRule | ShapeRule;

/** A list of words of English as one pattern: whole words, either case. */
export const words = (...list: readonly string[]) => new RegExp(String.raw`\b(?:${list.join('|')})\b`, 'i');
/** The same of Chinese, which has no spaces. */
export const phrases = (...list: readonly string[]) => new RegExp(`(?:${list.join('|')})`);
