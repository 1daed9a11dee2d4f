import { Refusal } from '../../../../refusal/refusal.ts';
import { askerFor } from '../../../design/translating/index.ts';
import { defineJob } from '../../../people/jobs/index.ts';
import { getTranscript, mayEdit } from '../find-transcript.ts';
import { listPeople } from '../project.repository.ts';
import { addProposals, endRun, findRun } from './proposal.repository.ts';
import { listTerms } from './term.repository.ts';
import { translateTurns } from './translate-turns.ts';
import { wantedTurns } from './wanted-turns.ts';

interface TurnsInput {
  readonly scrollId: string;
  readonly transcriptId: string;
  readonly run: number;
  readonly turnIds: readonly string[];
}

/** A model at work on a transcript: its person may leave, come back and stop it. Begun again, it goes on after what is kept, which is not paid for twice. */
export const translateTurnsJob = defineJob<TurnsInput>(
  'talks.translate',
  async ({ platform, actor, input, signal, reportRows }) => {
    const { scrollId, transcriptId, run, turnIds } = input;
    const { database } = platform;
    const { pool } = database;
    const { document, project } = await getTranscript(database, actor, { scrollId, transcriptId });
    if (!(await mayEdit(pool, actor, scrollId))) throw new Refusal('noPermission');
    const key = { personId: actor.personId, transcriptId };
    const standing = await findRun(pool, key);
    if (standing?.run !== run) return { data: {} };
    const wanted = wantedTurns(document, turnIds);
    const turns = wanted.filter(({ id }) => standing.proposals[id]?.source !== 'model');
    let done = wanted.length - turns.length;
    reportRows(done, wanted.length);
    const helped = await translateTurns(
      platform,
      await askerFor(platform, actor.personId, scrollId),
      {
        turns,
        mayLeave: project.mayLeave,
        language: document.language,
        terms: await listTerms(pool, scrollId),
        names: (await listPeople(pool, scrollId)).map(({ name }) => name),
      },
      {
        signal,
        async onPortion(proposals, dropped, count) {
          await addProposals(pool, key, run, proposals, dropped);
          done += count;
          reportRows(done, wanted.length);
        },
      },
    );
    await endRun(pool, key, run, helped);
    return { data: {} };
  },
);
