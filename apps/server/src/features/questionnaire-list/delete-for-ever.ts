import { lockRightsOf, removeRightsOn } from '../../authorisation/right.repository.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeQuestionnaireFiles } from '../files/index.ts';
import { deleteQuestionnaire, findRelative, lockBinned } from './recycle-bin.repository.ts';

/** Only what lies in the bin, and only for its creator. Broken off half-way, it still lies there and can be removed again. */
export async function deleteForEver(platform: Platform, scrollId: string, personId: string): Promise<void> {
  await platform.database.transaction(async db => {
    if (!(await lockBinned(db, scrollId, personId))) throw new Refusal('noPermission');
    // Collaborators may be changing theirs just now: of two who write the same rows in two orders, one would be broken off.
    await lockRightsOf(db, { kind: 'questionnaire', id: scrollId });
    await removeQuestionnaireFiles(platform, db, { scrollId, heir: await findRelative(db, scrollId) });
    await removeRightsOn(db, { kind: 'questionnaire', id: scrollId });
    await deleteQuestionnaire(db, scrollId);
  });
}
