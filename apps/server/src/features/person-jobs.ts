import { exportJob, uploadsJob } from './findings/exports/index.ts';
import { csvExportJob } from './findings/records/index.ts';
import type { JobDefinition } from './people/jobs/index.ts';

/** Every kind of work that belongs to a person; people/jobs runs them without knowing any. */
export const personJobs: readonly JobDefinition[] = [csvExportJob, exportJob, uploadsJob];
