import type { TranslationProposals } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findActiveJob } from '../../people/jobs/index.ts';
import { findRun, listProposals, type RunKey } from './translating.repository.ts';

/** All that is proposed to a person for a language, and what came of what they asked for last. */
export async function presentProposals(db: Queryable, key: RunKey): Promise<TranslationProposals> {
  const run = await findRun(db, key);
  const kept = run ? await listProposals(db, key) : [];
  return {
    jobId: await findActiveJob(db, run?.jobId ?? null),
    last: run
      ? {
          asked: run.asked,
          proposed: run.proposed,
          dropped: run.dropped,
          leftOver: run.leftOver,
          helped: run.helped,
        }
      : null,
    proposals: kept.map(({ id, field, text, source, isExact, mark }) => ({ id, field, text, source, isExact, mark })),
  };
}
