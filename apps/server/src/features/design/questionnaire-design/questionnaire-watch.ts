import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { DocumentWatch } from '../../../platform/together/document-watch.ts';
import { tellChange } from '../../../platform/together/told-changes.ts';
import { QUESTIONNAIRE } from './kind-of-document.ts';
import { listStandings, type Standing } from './standing.repository.ts';

/** What open editors wait for a change of. */
export type Waited = Omit<Standing, 'statusBy' | 'versionTime' | 'editedFrom'>;

export const watchQuestionnaires = (database: Database, clock: Clock): DocumentWatch<Waited> =>
  new DocumentWatch({
    kind: QUESTIONNAIRE,
    database,
    standings: scrollIds => listStandings(database.pool, scrollIds, clock.now()),
  });

/** Lets everybody who waits look again: their rights may be others now. */
export const wakeEditors = (database: Database, scrollId: string): void =>
  tellChange(database, QUESTIONNAIRE, scrollId);
