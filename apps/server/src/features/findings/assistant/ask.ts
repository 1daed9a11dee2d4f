import type { AskPlan, HelpedBy } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Platform } from '../../../platform/platform.ts';
import { type HelpAsker, help, presentHelp } from '../../people/helper-use/index.ts';
import { findSpace } from '../../people/licences/index.ts';
import { isTooLarge, type ModelAskPlan, planOfModel, requestAskPlan } from './model/request-plan.ts';
import type { AskKnown } from './plan/ask-things.ts';
import { type AskReading, readAsked } from './reading/read-asked.ts';

interface Asking {
  readonly personId: string;
  readonly scrollId: string;
  readonly language: Language;
  readonly question: string;
  readonly before: AskPlan | undefined;
  readonly picked: readonly string[];
  readonly signal: AbortSignal;
}

/** What is asked, as a plan: by a model where one may be asked, else by the house. Either way it is the same plan, and only words and names leave. */
export async function readQuestion(
  platform: Platform,
  known: AskKnown,
  { personId, scrollId, language, question, before, picked, signal }: Asking,
): Promise<{ readonly reading: AskReading; readonly helped: HelpedBy }> {
  const house = () => readAsked({ question, before, picked }, known);
  // What somebody has picked settles it: nothing is left to be understood.
  if (picked.length > 0 || isTooLarge(known)) return { reading: house(), helped: ALONE };
  const space = await findSpace(platform.database.pool, personId, { kind: 'questionnaire', id: scrollId });
  const asker: HelpAsker = { personId, space };
  const found = await help<ModelAskPlan, AskReading>(platform, asker, 'ask', {
    model: mask => requestAskPlan({ question, before, known, language, mask, signal }),
    house,
  });
  const helped = presentHelp(platform, found);
  if (found.by === 'house') return { reading: found.value, helped };
  // It says itself that it did not understand: then the house asks back.
  if (found.value.kind === 'unclear')
    return { reading: house(), helped: { ...helped, by: 'house', because: 'not-good-enough' } };
  return { reading: { is: 'plan', plan: planOfModel(found.value, known) }, helped };
}

const ALONE: HelpedBy = { by: 'house', because: null, model: null, wouldLeave: null };
