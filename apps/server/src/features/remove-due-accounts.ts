import type { Platform } from '../platform/platform.ts';
import { endRewardsPaidBy } from './collect/rewards/index.ts';
import { leaveSurveys } from './design/leaving/index.ts';
import { handOverWork, removeDeletedEnterprises } from './design/projects/index.ts';
import { deletePerson, listDueRemovals } from './people/account/index.ts';
import { leaveEnterprises } from './people/enterprises/index.ts';
import { lapseHolder } from './people/payments/index.ts';
import { removeAvatars } from './people/profile/index.ts';
import { endPaidBy, removeCollected } from './remove-collected.ts';

const AT_ONCE = 20;

/** Whose seven days are over. Their surveys first, each on its own; a person whose rows are all gone is one statement. */
export async function removeDueAccounts(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  for (const personId of await listDueRemovals(database.pool, clock.now(), AT_ONCE)) {
    await leaveEnterprises(platform, personId, handOverWork);
    await leaveSurveys(platform, personId, { removeCollected });
    await endRewardsPaidBy(platform, 'person', personId);
    await removeAvatars(platform, personId);
    await database.transaction(async db => {
      await lapseHolder(db, { kind: 'person', id: personId }, clock.now());
      await deletePerson(db, personId);
    });
  }
  // Also what somebody deleted whose server was stopped before all of it was gone.
  await removeDeletedEnterprises(platform, { removeCollected, endPaidBy });
}
