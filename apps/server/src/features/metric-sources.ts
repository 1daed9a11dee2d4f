import type { Platform } from '../platform/platform.ts';
import { readMessages, readReviews } from './collect/sending/index.ts';
import { readPersonJobs } from './people/jobs/index.ts';
import { readOpenPages } from './people/presence/index.ts';

/** What features know of the whole installation, for whoever reads the metrics. */
export function addMetricSources({ sharedReadings, clock }: Platform): void {
  sharedReadings.add(
    db => readMessages(db, clock.now()),
    db => readReviews(db, clock.now()),
    readPersonJobs,
    db => readOpenPages(db, clock.now()),
  );
}
