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
