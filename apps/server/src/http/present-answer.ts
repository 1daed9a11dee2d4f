import { type Envelope, errorCodes, type NotBound, SUCCESS_CODE } from '@wenshu/api-contract';
import { own } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { errorTexts, successTexts } from '@wenshu/texts/errors';
import { fieldWords } from '@wenshu/texts/field-words';
import { rightTexts } from '@wenshu/texts/people/rights';
import { describeInputProblem } from '../refusal/input-problem.ts';
import type { Refusal } from '../refusal/refusal.ts';

/** From this status on it was not the caller's fault. */
const FIRST_OF_OURS = 500;

export function presentSuccess<Data>(data: Data, language: Language): Envelope<Data> {
  return { code: SUCCESS_CODE, message: successTexts[language].done, data };
}

/**
 * `isVisitor`: it is read by somebody who has not signed in, at a page that may show it as it is. `requestId`: told where something of ours
 * failed, so that a person can tell us and the line in the log is found.
 */
export function presentRefusal(
  refusal: Refusal,
  language: Language,
  { isVisitor = false, requestId }: { readonly isVisitor?: boolean; readonly requestId?: string } = {},
): { status: number; envelope: Envelope<NotBound | null> } {
  const { code, status } = errorCodes[refusal.errorName];
  const { field, collisions, ticket, missing, data = null } = refusal.details;
  return {
    status,
    envelope: {
      code,
      message: describeRefusal(refusal, language, isVisitor),
      data,
      ...(field !== undefined && { field }),
      ...(collisions && { collisions }),
      ...(ticket !== undefined && { ticket }),
      ...(missing && { missing }),
      ...(status >= FIRST_OF_OURS && requestId !== undefined && { requestId }),
    },
  };
}

/** Of a place inside a field, the field: `answerInfoList.3.answerValue`. Callers read the field itself in the envelope. */
function wordOf(field: string, language: Language): string {
  return own<string>(fieldWords[language], field.split('.')[0]!) ?? field;
}

function describeRefusal({ errorName, details }: Refusal, language: Language, isVisitor: boolean): string {
  const texts = errorTexts[language];
  if (errorName === 'inputInvalid') {
    const problem = describeInputProblem(details.problem ?? { word: 'invalid' }, language);
    const { field = '' } = details;
    return texts.inputInvalid({ field: isVisitor ? wordOf(field, language) : field, problem });
  }
  if (details.missing) return `${texts.noPermission}${rightTexts[language].whyNot(details.missing)}`;
  const text = texts[errorName];
  // The Refusal's constructor has paired the name with its params.
  return typeof text === 'function' ? text(details.params as never) : text;
}
