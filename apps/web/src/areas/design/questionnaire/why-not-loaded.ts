import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import type { editorTexts } from '@wenshu/texts/design/editor';

type Texts = (typeof editorTexts)['zh'] | (typeof editorTexts)['en'];

/** What a screen says instead of a questionnaire that did not come; without permission and without a questionnaire nothing gets better by trying again. */
export function whyNotLoaded(error: unknown, t: Texts): { title: string; text: string; mayRetry: boolean } {
  if (isForbidden(error)) return { title: t.noAccess, text: t.noAccessText, mayRetry: false };
  if (error instanceof CallFailure && codeOf(error) === errorCodes.secondFactorAsked.code)
    return { title: t.factorAsked, text: error.message, mayRetry: false };
  if (codeOf(error) === errorCodes.questionnaireNotFound.code)
    return { title: t.notThere, text: t.notThereText, mayRetry: false };
  return { title: t.loadFailed, text: t.loadFailedText, mayRetry: true };
}

/** A right is missing: another thing than a network that is away. Its message says which, and who can give it. */
export function isForbidden(error: unknown): error is CallFailure {
  return codeOf(error) === errorCodes.noPermission.code;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof CallFailure ? error.details.code : undefined;
}
