import { documentsRoomCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { cancelPlanned, findDocumentWords, ownDocument, turnSwitch } from '../../people/documents/index.ts';
import { listDocuments } from './list-documents.ts';
import { placeVersion } from './place-version.ts';

export function registerDocumentsRoomCalls(app: FastifyInstance): void {
  registerCalls(app, documentsRoomCalls, {
    list: (_input, { database, clock }) => listDocuments(database.pool, clock.now()),
    read: async ({ kind, version }, { database }) => {
      if (version === 0) return { zh: ownDocument(kind, 'zh'), en: ownDocument(kind, 'en') };
      const found = await findDocumentWords(database.pool, kind, version);
      if (!found) throw new Refusal('contentNotFound');
      return found;
    },
    publish: (input, context) => placeVersion(context, input, undefined),
    plan: ({ from, ...input }, context) => placeVersion(context, input, from),
    cancel: async ({ kind, version }, { database, clock }) => {
      await database.transaction(async db => {
        if (!(await cancelPlanned(db, { kind, version }, clock.now()))) throw new Refusal('notWaiting');
      });
      return null;
    },
    switch: async ({ kind, isShown }, { database }) => {
      await database.transaction(async db => {
        if (!(await turnSwitch(db, kind, isShown))) throw new Refusal('notWaiting');
      });
      return null;
    },
  });
}
