import { deleteRequestsFallenAway } from '../authorisation/access-request.repository.ts';
import { jobKind } from '../platform/jobs/jobs.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteTalliesBefore } from '../platform/tallies/tally.repository.ts';
import { removeOrphanFiles } from './collect/answer-files/index.ts';
import { deleteFriendsRemovedBefore } from './collect/contacts/index.ts';
import { deleteDeliveredBefore } from './collect/docking/index.ts';
import { deletePayoutsBefore, forgetDrawers } from './collect/rewards/index.ts';
import { deleteLetterFilesBefore, deleteLettersBefore, deletePacesBefore } from './collect/sending/index.ts';
import { deleteOperatorSessionsBefore } from './console/operators/index.ts';
import { deleteQuestionnaireDraftsBefore } from './design/drafting/index.ts';
import { deleteTranslationRunsBefore } from './design/translating/index.ts';
import { deleteAnalysesRemovedBefore, REMOVED_MS } from './findings/analyses/index.ts';
import { deleteForsakenFrames } from './findings/coding/index.ts';
import { deleteGoneBefore } from './findings/data-set/index.ts';
import { deleteDraftsBefore } from './findings/imports/index.ts';
import { deleteAlertsEndedBefore } from './findings/progress/index.ts';
import { deleteBatchesShownBefore } from './findings/record-batches/index.ts';
import { deleteSendingsBefore } from './findings/report-schedules/index.ts';
import { deleteReportsRemovedBefore } from './findings/reports/index.ts';
import { deleteTriesBefore } from './people/attempts/index.ts';
import { sweepHelperUse } from './people/helper-use/index.ts';
import { removeExpiredJobs } from './people/jobs/index.ts';
import { deleteLinksBefore } from './people/mail-link/index.ts';
import { deleteMessagesBefore } from './people/messages/index.ts';
import { deletePictureCodesBefore } from './people/picture-code/index.ts';
import { deletePagesBefore } from './people/presence/index.ts';
import { deleteTicketsBefore } from './people/second-factor/index.ts';
import { deleteSessionsWithoutTokenSince, REFRESH_LIFETIME_SECONDS } from './people/session/index.ts';
import { deleteSlidersBefore } from './people/slider-captcha/index.ts';
import { deleteSmsCodesBefore } from './people/sms-code/index.ts';
import { deleteDeparturesBefore } from './people/social/index.ts';
import { removeDueAccounts } from './remove-due-accounts.ts';
import { deletePapersRemovedBefore } from './talks/papers/index.ts';
import { deleteDueTalks, deleteSignalsBefore } from './talks/symposium/index.ts';
import { deleteTalkProposalsBefore, deleteTranscriptDraftsBefore } from './talks/transcripts/index.ts';

const sweepJob = jobKind<Record<string, never>>('platform.sweep');
const HOURLY = '17 * * * *';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any columnar copy may sleep. */
const GONE_MS = 30 * DAY_MS;
/** A month after it was last worked on. */
const DRAFTS_MS = 30 * DAY_MS;
/** Half a year: whoever was away for a summer still finds what they were told. */
const MESSAGES_MS = 180 * DAY_MS;
/** Half a year too: the word by which somebody gets no more works in a mail that is read late. */
const LETTERS_MS = 180 * DAY_MS;
/** No request takes nearly so long. */
const UPLOAD_MS = 60 * 60 * 1000;

/** Removes what has run out. Nothing depends on it being done: every reader looks at the times itself. */
export async function sweep(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now().getTime();
  await deletePictureCodesBefore(database.pool, new Date(now));
  await deleteTicketsBefore(database.pool, new Date(now));
  await deleteDeparturesBefore(database.pool, new Date(now));
  await deleteLinksBefore(database.pool, new Date(now));
  await deleteSlidersBefore(database.pool, new Date(now));
  await deleteSmsCodesBefore(database.pool, new Date(now - DAY_MS));
  await deleteTriesBefore(database.pool, new Date(now - DAY_MS));
  await deleteSessionsWithoutTokenSince(database.pool, new Date(now - REFRESH_LIFETIME_SECONDS * 1000));
  await deleteOperatorSessionsBefore(database.pool, new Date(now - GONE_MS));
  await removeDueAccounts(platform);
  await removeOrphanFiles(platform);
  await removeExpiredJobs(platform);
  await deleteMessagesBefore(database.pool, new Date(now - MESSAGES_MS));
  await deleteRequestsFallenAway(database.pool);
  await deleteGoneBefore(database.pool, new Date(now - GONE_MS));
  await deleteForsakenFrames(database.pool);
  await deleteBatchesShownBefore(database.pool, new Date(now - DAY_MS));
  await deleteDraftsBefore(database.pool, new Date(now - DAY_MS));
  await deleteTranscriptDraftsBefore(database.pool, new Date(now - DAY_MS));
  await deleteQuestionnaireDraftsBefore(database.pool, new Date(now - DRAFTS_MS));
  await deleteTalkProposalsBefore(database.pool, new Date(now - DRAFTS_MS));
  await deleteDueTalks(platform);
  await deleteSignalsBefore(database.pool, new Date(now - 60_000));
  await deleteTranslationRunsBefore(database.pool, new Date(now - DRAFTS_MS));
  await deleteAlertsEndedBefore(database.pool, new Date(now - GONE_MS));
  await deleteAnalysesRemovedBefore(database.pool, new Date(now - REMOVED_MS));
  await deleteReportsRemovedBefore(database.pool, new Date(now - REMOVED_MS));
  await deletePapersRemovedBefore(database.pool, new Date(now - REMOVED_MS));
  await deleteFriendsRemovedBefore(database.pool, new Date(now - REMOVED_MS));
  await database.transaction(db => deletePacesBefore(db, new Date(now - DAY_MS)));
  await deleteLetterFilesBefore(database.pool, new Date(now - DAY_MS));
  await deleteSendingsBefore(database.pool, new Date(now - LETTERS_MS));
  await deleteLettersBefore(database.pool, new Date(now - LETTERS_MS));
  await deleteDeliveredBefore(database.pool, new Date(now - LETTERS_MS));
  await deletePayoutsBefore(database.pool, new Date(now - LETTERS_MS));
  await forgetDrawers(database.pool);
  // The disk's clock, not the platform's: it is the disk that says when a file was last written.
  const longAgo = new Date(Date.now() - UPLOAD_MS);
  await platform.incoming.removeOlderThan(longAgo);
  await platform.files.removeUnfinished(longAgo);
  await deleteTalliesBefore(database.pool, new Date(now - GONE_MS));
  await sweepHelperUse(platform);
  await deletePagesBefore(database.pool, new Date(now - DAY_MS));
}

export async function scheduleSweep(platform: Platform): Promise<void> {
  await platform.jobs.work(sweepJob, () => sweep(platform));
  await platform.jobs.every(sweepJob, HOURLY, {});
}
