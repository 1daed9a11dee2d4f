import * as z from 'zod/mini';
import type { EndOutcome, EndPage, Questionnaire } from '../../document/questionnaire.ts';
import { own } from '../../json.ts';

export const outcome = z.enum(['finished', 'screened', 'quota-full', 'quota-held', 'closed', 'already-completed']);
export const mode = z.enum(['text', 'url']);

export function endPageOf(document: Questionnaire, at: EndOutcome): EndPage {
  return own(document.endPages as Readonly<Record<string, EndPage>>, at) ?? { text: { text: '' } };
}
