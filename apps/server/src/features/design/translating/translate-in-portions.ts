import type { HelpedBy } from '@wenshu/api-contract';
import { languageNameIn, type Questionnaire, surveyLanguage } from '@wenshu/survey-core';
import type { Platform } from '../../../platform/platform.ts';
import { type HelpAsker, help, presentHelp } from '../../people/helper-use/index.ts';
import { findSpace } from '../../people/licences/index.ts';
import { type Judged, judgePortion, type ModelTranslations, portionsOf, requestTranslations } from './ask-model.ts';
import type { WantedText } from './wanted-texts.ts';

/** One that fails may be bad luck; after a second one in a row the rest would fail too. */
const MOST_FAILURES = 2;

interface Watch {
  readonly signal?: AbortSignal;
  onPortion(judged: Judged, texts: number): Promise<void>;
}

export async function askerFor(
  { database }: Pick<Platform, 'database'>,
  personId: string,
  scrollId: string,
): Promise<HelpAsker> {
  return { personId, space: await findSpace(database.pool, personId, { kind: 'questionnaire', id: scrollId }) };
}

/**
 * A model is asked for portion after portion; what each brings is kept before the next one is asked for. Where none may be asked, the
 * answer says why, and what would have left. A portion that fails costs nothing and is left out.
 */
export async function translateInPortions(
  platform: Platform,
  asker: HelpAsker,
  { document, languageId, texts }: { document: Questionnaire; languageId: number; texts: readonly WantedText[] },
  { signal, onPortion }: Watch,
): Promise<HelpedBy> {
  const [from, to] = [nameOf(document, document.baseLanguageId), nameOf(document, languageId)];
  let failures = 0;
  let failed: HelpedBy | undefined;
  let worked: HelpedBy | undefined;
  for (const portion of portionsOf(texts)) {
    signal?.throwIfAborted();
    const found = await help<ModelTranslations, undefined>(platform, asker, 'translate', {
      model: mask => requestTranslations({ portion, from, to, mask, signal }),
      house: () => undefined,
    });
    signal?.throwIfAborted();
    const helped = presentHelp(platform, found);
    if (found.by === 'model') {
      await onPortion(judgePortion(portion, found.value), portion.length);
      worked = helped;
      failures = 0;
      continue;
    }
    failed = helped;
    failures += 1;
    await onPortion({ proposals: [], dropped: 0 }, portion.length);
    if (failures === MOST_FAILURES || !PASSING.includes(found.because)) break;
  }
  return failed ?? worked ?? notNeeded(platform);
}

/** What may be otherwise for the next portion. */
const PASSING: readonly string[] = ['wrong-shape', 'not-good-enough', 'cut-off', 'silent', 'busy', 'slow', 'too-long'];

export const notNeeded = ({ helper }: Pick<Platform, 'helper'>): HelpedBy => ({
  by: 'house',
  because: null,
  model: helper?.name ?? null,
  wouldLeave: null,
});

const nameOf = (document: Questionnaire, languageId: number): string => {
  const { tag, name } = surveyLanguage(document, languageId);
  return languageNameIn(tag, 'en') ?? name;
};
