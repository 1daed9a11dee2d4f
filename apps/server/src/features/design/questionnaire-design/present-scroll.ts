import type { CreatorScrollInfo } from '@wenshu/api-contract';
import { buildFlow, type Questionnaire, surveyLanguages, surveyThemes } from '@wenshu/survey-core';
import { presentFlow } from './present-flow.ts';
import type { QuestionnaireRow } from './questionnaire.repository.ts';

interface Times {
  readonly startMs: number | null;
  readonly endMs: number | null;
}

/** The questionnaire as the specification draws it, with what its creator sees besides. */
export function presentScroll(
  { scrollId, name, versionTime }: Pick<QuestionnaireRow, 'scrollId' | 'name' | 'versionTime'>,
  document: Questionnaire,
  { languageId, startMs, endMs }: Times & { readonly languageId: number },
): CreatorScrollInfo {
  const { appearance, cover } = document;
  // Being edited, it is of no version yet.
  const flow = buildFlow(document, { scrollId, versionTime: versionTime ?? 0, languageId });
  return {
    ...presentFlow(flow, { isCreator: true }),
    name,
    theme: appearance.theme ?? surveyThemes[0],
    appearance,
    coverPicture: cover?.picture ?? '',
    languageList: surveyLanguages(document).map(({ languageId, name }) => ({ languageId, name })),
    startTime: startMs,
    endTime: endMs,
  };
}
