import { anonymousLinksJob, personalLinksJob } from './collect/link-files/index.ts';
import { claimsFileJob } from './collect/rewards/index.ts';
import { draftingJob } from './design/drafting/index.ts';
import { quotaStatisticsJob } from './design/quota-statistics/index.ts';
import { translatingJob } from './design/translating/index.ts';
import { analysisFileJob } from './findings/analysis-files/index.ts';
import { suggestCodesJob } from './findings/coding/index.ts';
import { exportJob, uploadsJob } from './findings/exports/index.ts';
import { importJob, waveJob } from './findings/imports/index.ts';
import { defineOwnDataJob } from './findings/own-data/index.ts';
import { recordBatchJob } from './findings/record-batches/index.ts';
import { generatedReportJob, reportFileJob } from './findings/reports/index.ts';
import { stackJob } from './findings/stacks/index.ts';
import type { JobDefinition } from './people/jobs/index.ts';
import { enterpriseLogJob, operationLogJob } from './people/operations/index.ts';
import { statementJob } from './people/payments/index.ts';
import { ownPapers } from './talks/papers/index.ts';
import { ownSymposia } from './talks/symposium/index.ts';
import { ownTranscripts, translateTurnsJob } from './talks/transcripts/index.ts';

export const ownDataJob = defineOwnDataJob({
  'papers.json': ownPapers,
  'transcripts.json': ownTranscripts,
  'symposia.json': ownSymposia,
});

/** Every kind of work that belongs to a person; people/jobs runs them without knowing any. */
export const personJobs: readonly JobDefinition[] = [
  exportJob,
  uploadsJob,
  recordBatchJob,
  suggestCodesJob,
  importJob,
  waveJob,
  stackJob,
  analysisFileJob,
  generatedReportJob,
  reportFileJob,
  draftingJob,
  translatingJob,
  translateTurnsJob,
  quotaStatisticsJob,
  anonymousLinksJob,
  personalLinksJob,
  claimsFileJob,
  ownDataJob,
  operationLogJob,
  enterpriseLogJob,
  statementJob,
];
