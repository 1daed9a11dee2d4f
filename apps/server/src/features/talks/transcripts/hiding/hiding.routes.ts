import { transcriptHidingCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { newId } from '../../../../platform/new-id.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { getProject } from '../find-transcript.ts';
import { listPeople, lockProject, touchProject } from '../project.repository.ts';
import { tellProject } from '../tell-project.ts';
import { listDocuments } from '../transcript.repository.ts';
import { hideWords } from './hide-words.ts';
import { proposeHidden } from './propose-hidden.ts';
import { deletePseudonym, insertPseudonyms, listPseudonyms } from './pseudonym.repository.ts';

type Context = CallContext<'signed-in'>;

export function registerTranscriptHidingCalls(app: FastifyInstance): void {
  registerCalls(app, transcriptHidingCalls, {
    proposeHidden: async ({ scrollId, transcriptIds }, context) => {
      const { pool } = context.database;
      const project = await getProject(pool, context.actor, scrollId);
      const wanted = new Set(transcriptIds);
      const documents = (await listDocuments(pool, scrollId)).filter(one => wanted.has(one.transcriptId));
      const people = await listPeople(pool, scrollId);
      // What stands behind what is shown is the owner's to know: others are proposed fresh names.
      const known = project.isOwner ? await listPseudonyms(pool, scrollId) : [];
      return context.whileListening(signal => proposeHidden(documents, { project, people, known, signal }));
    },
    hide: async ({ scrollId, transcriptIds, items }, context) => {
      const { database, actor, clock } = context;
      await getProject(database.pool, actor, scrollId);
      const wanted = new Set(transcriptIds);
      const now = clock.now();
      const { personId } = actor;
      const done = await database.transaction(async db => {
        const project = await lockProject(db, scrollId);
        if (!project) throw new Refusal('transcriptNotFound');
        const documents = (await listDocuments(db, scrollId)).filter(one => wanted.has(one.transcriptId));
        if (documents.length < wanted.size) throw new Refusal('transcriptNotFound');
        const hidden = await hideWords(db, { project, personId, now }, documents, items, true);
        if (hidden.places > 0)
          await insertPseudonyms(
            db,
            { scrollId, personId, now },
            items.map(item => ({ ...item, pseudonymId: newId() })),
          );
        await touchProject(db, scrollId);
        return hidden;
      });
      await tellProject(database, scrollId);
      return done;
    },
    pseudonyms: async ({ scrollId }, context) => {
      await requireOwner(context, scrollId);
      const rows = await listPseudonyms(context.database.pool, scrollId);
      return {
        items: rows.map(({ madeAt, words, ...row }) => ({ ...row, words: [...words], time: madeAt.getTime() })),
      };
    },
    putBack: async ({ scrollId, pseudonymId }, context) => {
      const { database, actor, clock } = context;
      await requireOwner(context, scrollId);
      const done = await database.transaction(async db => {
        const project = await lockProject(db, scrollId);
        const found = project && (await listPseudonyms(db, scrollId)).find(one => one.pseudonymId === pseudonymId);
        if (!project || !found) throw new Refusal('transcriptNotFound');
        const back = { words: [found.shown], shown: found.words[0]! };
        const documents = await listDocuments(db, scrollId);
        const changing = { project, personId: actor.personId, now: clock.now() };
        const shown = await hideWords(db, changing, documents, [back], false);
        await deletePseudonym(db, scrollId, pseudonymId);
        await touchProject(db, scrollId);
        return shown;
      });
      await tellProject(database, scrollId);
      return done;
    },
  });
}

async function requireOwner({ database, actor }: Context, scrollId: string): Promise<void> {
  if (!(await getProject(database.pool, actor, scrollId)).isOwner) throw new Refusal('transcriptOwnersOnly');
}
