import { regressionTexts } from '@wenshu/texts/findings/models/regression';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../kind.ts';
import type { Term } from './regression-data.ts';

export function labelOf(key: string, code: number, { variables }: PresentContext): string {
  return variables.get(key)?.categories?.find(category => category.code === code)?.label ?? String(code);
}

export function questionOf(key: string, { variables, language }: PresentContext): string {
  return titleOf(variables.get(key), key, language);
}

/** A column of the model as a person reads it: the question, or one of its options and what that is compared with. */
export function termName({ key, code, reference }: Term, context: PresentContext): string {
  const question = questionOf(key, context);
  if (code === undefined || reference === undefined) return question;
  return regressionTexts[context.language].option({
    question,
    option: labelOf(key, code, context),
    reference: labelOf(key, reference, context),
  });
}

/** Stable: files and named calls point at it. */
export const termId = ({ key, code }: Term): string => (code === undefined ? key : `${key}[${code}]`);
