import { rights } from '@wenshu/api-contract';
import { grantRights, listGivenTo, lockRightsOf } from '../../../authorisation/right.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSurveyForRemoval } from '../live-settings/index.ts';
import { giveQuestionnaireTo, listCreatedBy, lockForRemoval } from '../questionnaire-design/index.ts';
import { type Removers, removeQuestionnaire } from '../questionnaire-list/index.ts';
import { chooseHeir } from './choose-heir.ts';

/** Each survey of a person who leaves goes to its heir or away, one after another: broken off half-way, the rest is done the next time. */
export async function leaveSurveys(platform: Platform, personId: string, removers: Removers): Promise<void> {
  for (const { scrollId } of await listCreatedBy(platform.database.pool, personId)) {
    const object = { kind: 'questionnaire', id: scrollId } as const;
    await platform.database.transaction(async db => {
      await lockSurveyForRemoval(db, scrollId);
      await lockForRemoval(db, scrollId);
      // Chosen under the lock: whoever joins or goes at this moment does so before or after.
      await lockRightsOf(db, object);
      const heir = chooseHeir(await listGivenTo(db, object), personId);
      if (heir === undefined) return removeQuestionnaire(platform, db, removers, scrollId);
      await giveQuestionnaireTo(db, scrollId, heir);
      await grantRights(db, heir, object, rights);
    });
  }
}
