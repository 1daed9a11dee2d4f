import { transcriptBringingCalls } from '@wenshu/api-contract';
import type { BroughtQda } from '@wenshu/transcripts';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../../http/register-calls.ts';
import { newId } from '../../../../platform/new-id.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { countAttempt } from '../../../people/attempts/index.ts';
import { getProject } from '../find-transcript.ts';
import { listPeople } from '../project.repository.ts';
import { insertDraft } from '../reading/draft.repository.ts';
import { tellProject } from '../tell-project.ts';
import { readsPerPerson } from '../transcript.routes.ts';
import { attributesOfProject } from './attributes-of-project.ts';
import { confirmProject, whoSpeaks } from './confirm-project.ts';
import { readProjectFile } from './read-project-file.ts';

/** Whole projects are large: whoever looks at another one gives the one before up. */
const MOST_DRAFTS = 2;

export function registerTranscriptBringingCalls(app: FastifyInstance): void {
  registerCalls(app, transcriptBringingCalls, {
    readProject: async ({ scrollId }, { platform, database, actor, clock, receivedFiles }) => {
      const [received] = receivedFiles;
      if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
      const { attributes } = await getProject(database.pool, actor, scrollId);
      await countAttempt(platform, readsPerPerson, actor.personId);
      const read = await readProjectFile({ platform, actor }, received);
      const draft = { draftId: newId(), personId: actor.personId, scrollId, title: read.name };
      const limit = { at: clock.now(), most: MOST_DRAFTS };
      await database.transaction(db => insertDraft(db, draft, { kind: 'project', read }, limit));
      const { people } = whoSpeaks(read, await listPeople(database.pool, scrollId));
      const known = attributesOfProject(
        read.variables,
        people.map(({ values }) => values),
        attributes,
      );
      return { draftId: draft.draftId, ...presentProject(read, known.leftOut) };
    },
    confirmProject: async (input, { platform, database, actor, language }) => {
      await getProject(database.pool, actor, input.scrollId);
      const done = await confirmProject(platform, actor, { ...input, language });
      await tellProject(database, input.scrollId);
      return done;
    },
  });
}

function presentProject({ name, origin, sources, codes, cases, remarks }: BroughtQda, attributesLeftOut: number) {
  const notes = sources.reduce((sum, source) => sum + source.notes.length, 0);
  return {
    name,
    origin,
    sources: sources.map(source => ({
      name: source.name,
      turns: source.turns.length,
      speakers: [...new Set(source.turns.flatMap(({ speaker }) => speaker ?? []))],
      codings: source.marks.length,
    })),
    codes: codes.length,
    cases: cases.length,
    codings: sources.reduce((sum, source) => sum + source.marks.length, 0),
    remarks: [
      ...remarks,
      ...(notes > 0 ? [{ reason: 'notes' as const, name: '', count: notes }] : []),
      ...(attributesLeftOut > 0 ? [{ reason: 'attributes' as const, name: '', count: attributesLeftOut }] : []),
    ],
  };
}
