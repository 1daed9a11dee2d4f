import { transcriptFileCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { transcriptFileTexts } from '@wenshu/texts/talks/transcript-files';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../../http/register-calls.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { wordAside } from '../../papers/index.ts';
import { codesOnTurns } from '../codes-on-turns.ts';
import { findVisible, getProject, getTranscript } from '../find-transcript.ts';
import { listPeople } from '../project.repository.ts';
import { type KeptTranscript, listDocuments } from '../transcript.repository.ts';
import { projectFile } from './project-file.ts';
import { transcriptFile } from './transcript-file.ts';

export function registerTranscriptFileCalls(app: FastifyInstance): void {
  registerCalls(app, transcriptFileCalls, {
    export: async ({ format, ...of }, context) => {
      const { platform, database, actor } = context;
      const found = await getTranscript(database, actor, of);
      const { document } = found;
      const people = new Map((await listPeople(database.pool, of.scrollId)).map(({ no, name }) => [no, name]));
      const { nobody } = transcriptFileTexts[document.language];
      const { onTurns } = await codedIn(database.pool, of.scrollId, [found], document.language);
      const codes = new Map<string, string[]>();
      for (const { turnId, name } of onTurns) {
        const names = codes.get(turnId) ?? [];
        if (!names.includes(name)) codes.set(turnId, [...names, name]);
      }
      return context.whileListening(signal =>
        transcriptFile(
          {
            transcript: document,
            nameOf: speaker => (speaker === null ? nobody : (people.get(speaker) ?? nobody)),
            codes,
            writeWord: task => wordAside(platform, actor, signal, task),
          },
          format,
        ),
      );
    },
    exportProject: async ({ scrollId }, { database, actor }) => {
      const { name, attributes } = await getProject(database.pool, actor, scrollId);
      const visible = await findVisible(database, actor, scrollId);
      const documents = (await listDocuments(database.pool, scrollId)).filter(
        ({ transcriptId }) => visible?.has(transcriptId) ?? true,
      );
      const speaking = new Set(
        documents.flatMap(({ document }) => Object.values(document.turns).map(one => one.speaker)),
      );
      // Whoever sees some transcripts only knows nobody but those who speak in them.
      const people = (await listPeople(database.pool, scrollId)).filter(({ no }) => !visible || speaking.has(no));
      const language = documents[0]?.document.language ?? 'zh';
      const coded = await codedIn(database.pool, scrollId, documents, language);
      return projectFile({ scrollId, name, attributes, people, documents, coded });
    },
  });
}

const codedIn = (db: Queryable, scrollId: string, documents: readonly KeptTranscript[], language: Language) =>
  codesOnTurns(db, { scrollId, language, turns: documents.flatMap(({ document }) => Object.values(document.turns)) });
