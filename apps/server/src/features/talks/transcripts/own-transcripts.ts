import type { Queryable } from '../../../platform/database/database.ts';
import { listCreatedBy } from '../../design/questionnaire-design/index.ts';
import { listMemos, listMemosOf } from './memos/memo.repository.ts';
import { findProject, listPeople } from './project.repository.ts';
import { listSummaries, listSummariesBy } from './summaries/summary.repository.ts';
import { listDocuments } from './transcript.repository.ts';
import { listTerms } from './translating/term.repository.ts';
import { findVersion, listVersions } from './version.repository.ts';

/** A person's projects of transcripts as JSON: people, transcripts as they are and as they were kept; one transcript at a time. */
export async function* ownTranscripts(db: Queryable, personId: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{"projects":[');
  let count = 0;
  for (const { scrollId } of await listCreatedBy(db, personId)) {
    const project = await findProject(db, scrollId);
    if (!project) continue;
    const head = {
      scrollId,
      attributes: project.attributes,
      people: await listPeople(db, scrollId),
      terms: await listTerms(db, scrollId),
      memos: await listMemos(db, scrollId),
      summaries: await listSummaries(db, scrollId),
    };
    yield Buffer.from(`${count++ > 0 ? ',' : ''}\n{"project":${JSON.stringify(head)},"transcripts":[`);
    for (const [at, { transcriptId, document }] of (await listDocuments(db, scrollId)).entries()) {
      const versions: unknown[] = [];
      for (const { versionId, ...of } of await listVersions(db, transcriptId))
        versions.push({ ...of, document: (await findVersion(db, transcriptId, versionId))?.document });
      yield Buffer.from(`${at > 0 ? ',' : ''}\n${JSON.stringify({ document, versions })}`);
    }
    yield Buffer.from(']}');
  }
  // Also what they noted in projects of others.
  yield Buffer.from(
    `],"memos":${JSON.stringify(await listMemosOf(db, personId))},"summaries":${JSON.stringify(await listSummariesBy(db, personId))}}\n`,
  );
}
