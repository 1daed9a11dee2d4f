import { buildFlow, type Flow, type SurveyLanguage, surveyLanguages } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { listSnapshots } from '../../design/questionnaire-design/index.ts';

interface PublishedFlows {
  readonly flows: Flow[];
  /** That any of them could be answered in. */
  readonly languages: readonly SurveyLanguage[];
}

/** Everything that was ever published of a questionnaire, the newest first, in its base language. */
export async function loadFlows(db: Queryable, scrollId: string): Promise<PublishedFlows> {
  const snapshots = await listSnapshots(db, scrollId);
  const languages = new Map(
    // The newest is put in last: what a language is called now stays.
    snapshots
      .toReversed()
      .flatMap(({ document }) => surveyLanguages(document))
      .map(one => [one.languageId, one]),
  );
  return {
    flows: snapshots.map(({ versionTime, document }) =>
      buildFlow(document, { scrollId, versionTime, languageId: document.baseLanguageId }),
    ),
    languages: [...languages.values()],
  };
}
