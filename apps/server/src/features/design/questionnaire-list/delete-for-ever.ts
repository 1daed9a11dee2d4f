import { lockRightsOf, removeRightsOn } from '../../../authorisation/right.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { removeCommentsOn } from '../../people/comments/index.ts';
import { removeQuestionnaireFiles } from '../../people/stored-files/index.ts';
import { lockSurveyForRemoval } from '../live-settings/index.ts';
import { deleteQuestionnaire, lockForRemoval } from '../questionnaire-design/index.ts';
import { findRelative, isInBinOf } from './recycle-bin.repository.ts';

export interface Removers {
  /** The bytes that were collected. Whoever collects hands it in: designing knows nothing of answers. */
  readonly removeCollected: (platform: Platform, db: Queryable, scrollId: string) => Promise<void>;
}

/** Only what lies in the bin, and only for its creator. Broken off half-way, it still lies there and can be removed again. */
export async function deleteForEver(
  platform: Platform,
  removers: Removers,
  { scrollId, personId }: { scrollId: string; personId: string },
): Promise<void> {
  await platform.database.transaction(async db => {
    // Asked first without a lock: whoever may not remove it must not make its respondents wait.
    if (!(await isInBinOf(db, personId, scrollId))) throw new Refusal('noPermission');
    await lockSurveyForRemoval(db, scrollId);
    await lockForRemoval(db, scrollId);
    if (!(await isInBinOf(db, personId, scrollId, { isLocked: true }))) throw new Refusal('noPermission');
    // Collaborators may be changing theirs just now: of two who write the same rows in two orders, one would be broken off.
    await lockRightsOf(db, { kind: 'questionnaire', id: scrollId });
    await removeQuestionnaire(platform, db, removers, scrollId);
  });
}

/** All of it. The caller holds the survey's, the questionnaire's and its rights' locks. */
export async function removeQuestionnaire(
  platform: Platform,
  db: Queryable,
  { removeCollected }: Removers,
  scrollId: string,
): Promise<void> {
  await removeCollected(platform, db, scrollId);
  await removeQuestionnaireFiles(platform, db, { scrollId, heir: await findRelative(db, scrollId) });
  await removeRightsOn(db, { kind: 'questionnaire', id: scrollId });
  await removeCommentsOn(db, { kind: 'questionnaire', id: scrollId });
  await deleteQuestionnaire(db, scrollId);
}
