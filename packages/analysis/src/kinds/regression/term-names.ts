import { regressionTexts } from '@wenshu/texts/findings/models/regression';
import type { DataVariable } from '../../data-set/variable.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { isTakenAsScore, mayBeEither } from '../model/form.ts';
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

/** The same at the head of a row, where a scale that went in as one column says so. */
export function termHead(term: Term, context: PresentContext): string {
  const variable = context.variables.get(term.key);
  const name = termName(term, context);
  if (term.code !== undefined || !variable || !mayBeEither(variable)) return name;
  const codes = codesOf(variable);
  return regressionTexts[context.language].points({ name, least: Math.min(...codes), most: Math.max(...codes) });
}

/** The same where there is little room: what differs is the option, so the question is only its number there. */
export function termShort(term: Term, context: PresentContext): string {
  const variable = context.variables.get(term.key);
  if (term.code === undefined || term.reference === undefined || !variable) return termName(term, context);
  return regressionTexts[context.language].option({
    question: variable.name,
    option: labelOf(term.key, term.code, context),
    reference: labelOf(term.key, term.reference, context),
  });
}

/** Which way more points go, where no order was stated: the option with the highest number. */
export function towardsOf({ key }: Term, context: PresentContext): string | undefined {
  const variable = context.variables.get(key);
  return variable && isTakenAsScore(variable) ? labelOf(key, Math.max(...codesOf(variable)), context) : undefined;
}

const codesOf = ({ categories = [], missing = [] }: DataVariable): readonly number[] =>
  categories.map(({ code }) => code).filter(code => !missing.includes(code));

/** Stable: files and named calls point at it. */
export const termId = ({ key, code }: Term): string => (code === undefined ? key : `${key}[${code}]`);
