import { buildFlow, type Flow } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { listSnapshots } from '../../design/questionnaire-design/index.ts';

/** Everything that was ever published of a questionnaire, the newest first, in its base language. */
export async function loadFlows(db: Queryable, scrollId: string): Promise<Flow[]> {
  const snapshots = await listSnapshots(db, scrollId);
  return snapshots.map(({ versionTime, document }) =>
    buildFlow(document, { scrollId, versionTime, languageId: document.baseLanguageId }),
  );
}
