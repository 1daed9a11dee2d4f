import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { address, languageId } from '../inputs.ts';
import { endPageOf, outcome } from './end-pages.ts';
import { checkAddress } from './texts.ts';

/** The address that an outcome opens: http://, https:// or {host}. With a language, the one that its respondents go to instead. */
export const updateAnswerJumpUrl = command({
  name: 'updateAnswerJumpUrl',
  input: z.object({ outcome, redirectUrl: address, languageId: z.optional(languageId) }),
  reads: ({ languageId }) => (languageId === undefined ? [] : [`languages.${languageId}`]),
  change: (document, { outcome, redirectUrl, languageId }) => {
    const problem = checkAddress(redirectUrl, outcome);
    if (problem) return problem;
    const page = endPageOf(document, outcome);
    if (languageId === undefined || languageId === document.baseLanguageId)
      return [setTo(['endPages', outcome], { ...page, mode: 'url', redirectUrl })];
    const key = String(languageId);
    if (!Object.hasOwn(document.languages, key)) return { problem: 'language-not-found', id: key };
    // What has no address in the base language has none to be another in this one.
    if (page.redirectUrl === undefined)
      return { problem: 'text-not-found', id: outcome, detail: { field: 'redirectUrl' } };
    return [setTo(['translations', key, outcome, 'redirectUrl'], { text: redirectUrl })];
  },
});
