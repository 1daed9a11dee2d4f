import { EventEmitter } from 'node:events';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { StandingWatch } from '../../../platform/watch/standing-watch.ts';
import { presentSince, presentSince } from '../../design/questionnaire-design/index.ts';
import { listReportStandings, type ReportStanding } from './report-presence.repository.ts';

/** Says the id of a report as soon as it was edited or frozen. Only within this process: what others do is found by looking. */
export const reportEdited = new EventEmitter<{ made: [reportId: string] }>();
// One listener for every running app; tests run many.
reportEdited.setMaxListeners(0);

/** Lets calls wait until a report stands otherwise than known, or is gone. */
export class ReportWatch extends StandingWatch<ReportStanding> {
  constructor(database: Database, clock: Clock) {
    super({ made: reportEdited, list: ids => listReportStandings(database.pool, ids, presentSince(clock.now())) });
  }
}
