import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { StandingWatch } from '../../../platform/watch/standing-watch.ts';
import { editMade } from './edit-made.ts';
import { presentSince } from './presence.ts';
import { listStandings, type Standing } from './standing.repository.ts';

/** Lets calls wait until a questionnaire stands otherwise than known, or is gone. */
export class EditWatch extends StandingWatch<Standing> {
  constructor(database: Database, clock: Clock) {
    super({ made: editMade, list: ids => listStandings(database.pool, ids, presentSince(clock.now())) });
  }
}
