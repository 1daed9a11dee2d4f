import { questionTypes } from '@wenshu/question-types/core';
import { buildCodebook, buildFlow, type Codebook } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { listSnapshots } from '../../design/questionnaire-design/index.ts';

/** The codebook of everything that was ever published of a questionnaire. */
export async function loadCodebook(db: Queryable, scrollId: string): Promise<Codebook> {
  const snapshots = await listSnapshots(db, scrollId);
  const flows = snapshots.map(({ versionTime, document }) =>
    buildFlow(document, { scrollId, versionTime, languageId: document.baseLanguageId }),
  );
  return buildCodebook(flows, questionTypes);
}
