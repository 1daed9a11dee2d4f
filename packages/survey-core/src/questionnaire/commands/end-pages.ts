import * as z from 'zod/mini';
import { type EndOutcome, type EndPage, endOutcomes, type Questionnaire } from '../../document/questionnaire.ts';
import { own } from '../../json.ts';

export const outcome = z.enum(endOutcomes);
export const mode = z.enum(['text', 'url']);

export function endPageOf(document: Questionnaire, at: EndOutcome): EndPage {
  return own(document.endPages as Readonly<Record<string, EndPage>>, at) ?? { text: { text: '' } };
}
