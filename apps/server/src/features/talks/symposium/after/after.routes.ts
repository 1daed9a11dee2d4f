import { symposiumAfterCalls } from '@wenshu/api-contract';
import { transcriptFileTexts } from '@wenshu/texts/talks/transcript-files';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../../authorisation/authorise.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { findQuestionnaire } from '../../../design/questionnaire-design/index.ts';
import { wordAside } from '../../papers/index.ts';
import { beginTalkProject, bringTalk, tellProject, transcriptFile } from '../../transcripts/index.ts';
import { refuse } from '../room/open-seat.ts';
import { readTalk } from './read-talk.ts';
import { talkDocument } from './talk-document.ts';

const MOST_LINES = 500;

export function registerSymposiumAfterCalls(app: FastifyInstance): void {
  registerCalls(app, symposiumAfterCalls, {
    talk: async ({ scrollId, from }, { database }) => {
      const { lines } = await readTalk(database.pool, scrollId);
      const later = lines.filter(({ no }) => no > from);
      return {
        total: lines.length,
        items: later.slice(0, MOST_LINES).map(({ no, at, by, text, isPrompt, sectionId }) => ({
          no,
          at,
          seatId: by.seatId,
          name: by.name,
          audience: by.audience,
          text,
          isPrompt,
          sectionId,
        })),
      };
    },
    toTranscript: async ({ scrollId, toScrollId }, { database, actor, clock }) => {
      const { pool } = database;
      const talk = await readTalk(pool, scrollId);
      if (talk.lines.length === 0) throw refuse('nothing-to-read');
      if (toScrollId !== undefined)
        await requireRight(pool, actor, 'analysis.transcript', { kind: 'questionnaire', id: toScrollId });
      const name = (await findQuestionnaire(pool, scrollId))?.name ?? '';
      const made = { personId: actor.personId, now: clock.now() };
      const { languageId } = talk.room;
      const brought = await database.transaction(async db => {
        const into = toScrollId ?? (await beginTalkProject(db, { name, languageId, ...made }));
        return {
          scrollId: into,
          transcriptId: await bringTalk(db, talkDocument(talk, name), { scrollId: into, ...made }),
        };
      });
      await tellProject(database, brought.scrollId);
      return brought;
    },
    export: async ({ scrollId, format }, context) => {
      const { platform, database, actor } = context;
      const talk = await readTalk(database.pool, scrollId);
      const name = (await findQuestionnaire(database.pool, scrollId))?.name ?? '';
      const { document, speakers } = talkDocument(talk, name);
      const { nobody } = transcriptFileTexts[document.language];
      return context.whileListening(signal =>
        transcriptFile(
          {
            transcript: document,
            nameOf: speaker => speakers[(speaker ?? 0) - 1]?.name ?? nobody,
            codes: new Map(),
            writeWord: task => wordAside(platform, actor, signal, task),
          },
          format,
        ),
      );
    },
  });
}
