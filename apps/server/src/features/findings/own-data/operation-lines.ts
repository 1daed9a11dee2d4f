import { BYTE_ORDER_MARK, csvLine } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { operationTexts } from '@wenshu/texts/people/operations';
import { ownDataTexts } from '@wenshu/texts/people/own-data';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  listCreatedBy,
  listEditsOf,
  listVisibleQuestionnaires,
  nameQuestionnaires,
} from '../../design/questionnaire-design/index.ts';
import { listJobs } from '../../people/jobs/index.ts';
import { listOperations } from '../../people/operation-log/index.ts';

const BATCH = 2_000;
const MOST_JOBS = 200;

/** What a person did, as a table: their edits survey by survey, their jobs that are still kept, then their lines of the operation log. */
export async function* operationLines(
  { database, clock }: Platform,
  personId: string,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const { pool } = database;
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(ownDataTexts[language].operationColumns));
  const own = await listCreatedBy(pool, personId);
  const shared = (await listVisibleQuestionnaires(pool, personId)).filter(({ creatorId }) => creatorId !== personId);
  for (const { scrollId, name } of [...own, ...shared]) {
    for (let afterVersion = 0; ; ) {
      const edits = await listEditsOf(pool, { scrollId, personId }, { afterVersion, limit: BATCH });
      const lines = edits.map(({ madeAt, command }) => csvLine([madeAt.toISOString(), command, name, scrollId]));
      yield Buffer.from(lines.join(''));
      if (edits.length < BATCH) break;
      afterVersion = edits.at(-1)?.version ?? afterVersion;
    }
  }
  const jobs = await listJobs(pool, personId, clock.now(), { page: 1, size: MOST_JOBS, isDownload: false });
  const lines = jobs.items.map(({ createdAt, kind, title }) => csvLine([createdAt.toISOString(), kind, title, '']));
  yield Buffer.from(lines.join(''));
  yield* loggedLines(pool, personId, language);
}

async function* loggedLines(db: Queryable, personId: string, language: Language): AsyncGenerator<Uint8Array> {
  const { actions } = operationTexts[language];
  for (let beforeId: number | undefined; ; ) {
    const log = await listOperations(db, { personId }, { limit: BATCH, ...(beforeId !== undefined && { beforeId }) });
    const names = await nameQuestionnaires(db, [...new Set(log.map(({ objectId }) => objectId))]);
    const lines = log.map(({ happenedAt, action, objectId }) =>
      csvLine([happenedAt.toISOString(), actions[action], names.get(objectId) ?? '', objectId]),
    );
    yield Buffer.from(lines.join(''));
    if (log.length < BATCH) return;
    beforeId = log.at(-1)?.id;
  }
}
