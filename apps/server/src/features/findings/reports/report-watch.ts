import { EventEmitter } from 'node:events';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { NewsWatch } from '../../../platform/watch/news-watch.ts';
import { presentSince } from '../../design/questionnaire-design/index.ts';
import { listReportStandings, type ReportStanding } from './report-presence.repository.ts';

/** Says the id of a report as soon as it was edited or frozen. Only within this process: what others do is found by looking. */
export const reportEdited = new EventEmitter<{ edited: [reportId: string] }>();
// One listener for every running app; tests run many.
reportEdited.setMaxListeners(0);

type Known = Pick<ReportStanding, 'version'> & { readonly presence: string | undefined };

/** Lets calls wait until a report stands otherwise than known, or is gone. */
export class ReportWatch {
  readonly #news: NewsWatch<Known>;

  constructor(database: Database, clock: Clock) {
    this.#news = new NewsWatch(async waiting => {
      const ids = [...new Set(waiting.map(({ about }) => about))];
      const standings = await listReportStandings(database.pool, ids, presentSince(clock.now()));
      return waiting.map(({ about, known }) => isNews(known, standings.get(about)));
    });
    reportEdited.on('edited', this.#onEdited);
  }

  get isStopped(): boolean {
    return this.#news.isStopped;
  }

  wait(reportId: string, known: Known, timeoutMs: number): Promise<void> {
    return this.#news.wait(reportId, known, { timeoutMs });
  }

  stop(): void {
    reportEdited.off('edited', this.#onEdited);
    this.#news.stop();
  }

  readonly #onEdited = (reportId: string) => this.#news.wake(reportId);
}

function isNews(known: Known, now: ReportStanding | undefined): boolean {
  if (!now || now.version > known.version) return true;
  return known.presence !== undefined && known.presence !== now.presence;
}
