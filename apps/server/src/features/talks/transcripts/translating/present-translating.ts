import type { TalkTranslating } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import { findActiveJob } from '../../../people/jobs/index.ts';
import type { SeenTranscript } from '../find-transcript.ts';
import { findRun } from './proposal.repository.ts';
import { listWriters } from './writer.repository.ts';

/** All that is proposed to a person for a transcript, what came of what they asked for last, and who translated it. */
export async function presentTranslating(
  db: Queryable,
  personId: string,
  { transcriptId, document, project }: SeenTranscript,
): Promise<TalkTranslating> {
  const run = await findRun(db, { personId, transcriptId });
  const writers = new Set(Object.values(document.turns).flatMap(({ translation }) => translation?.by || []));
  const names = await listWriters(db, [...writers]);
  return {
    jobId: await findActiveJob(db, run?.jobId ?? null),
    last: run ? { asked: run.asked, dropped: run.dropped, leftOver: run.leftOver, helped: run.helped } : null,
    proposals: Object.entries(run?.proposals ?? {}).map(([turnId, proposal]) => ({ turnId, ...proposal })),
    mayLeave: project.mayLeave,
    writers: [...writers].map(id => ({ personId: id, nickName: names.get(id) ?? '' })),
  };
}
