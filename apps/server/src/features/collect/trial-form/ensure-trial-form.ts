import { questionnaireStatus, trialFormCodes } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { trialSurveyTexts } from '@wenshu/texts/people/trial-survey';
import type { Platform } from '../../../platform/platform.ts';
import { limitSubmissions, lockSurvey } from '../../design/live-settings/index.ts';
import { changeStatus } from '../../design/publishing/index.ts';
import { storeNewQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { countedSamples } from '../answering/index.ts';
import { findLinkSurvey, insertLink } from '../links/index.ts';
import { lockTrialForm } from './trial-answer.repository.ts';
import { trialFormDocument } from './trial-form-document.ts';

/** Of one address. A whole company behind one applies once or twice; a program that fills it in is refused after these. */
const MOST_BY_ADDRESS = { window: 'hour', most: 30 } as const;

/** The site's trial form belongs to the installation (S1.18): made where it is missing, whoever starts first. Nobody holds a right on it. */
export async function ensureTrialForm(platform: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  await platform.database.transaction(async db => {
    await lockTrialForm(db);
    for (const language of ['zh', 'en'] as const)
      if ((await findLinkSurvey(db, trialFormCodes[language])) === undefined) await makeForm(platform, language);
  });
}

/** Its address comes last: a form that was left half made has none, and is made again. */
async function makeForm({ database, clock }: Pick<Platform, 'database' | 'clock'>, language: Language): Promise<void> {
  const { name, link } = trialSurveyTexts[language];
  const scrollId = await storeNewQuestionnaire(database, null, name, trialFormDocument(language));
  const publisher = { database, clock, samples: countedSamples };
  const { problems } = await changeStatus(publisher, { scrollId, personId: null }, questionnaireStatus.collecting);
  if (problems.length > 0) throw new Error('The trial form cannot be published');
  await database.transaction(async db => {
    await lockSurvey(db, scrollId);
    await limitSubmissions(db, scrollId, MOST_BY_ADDRESS);
    await insertLink(db, scrollId, trialFormCodes[language], link);
  });
}
