import { fileCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { readFileTicket } from '../../../platform/files/file-ticket.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findFile, type KeptFile, noteSending, openFile, type StoredFile } from '../../people/stored-files/index.ts';
import { listAnswerFiles } from './answer-file.repository.ts';
import { readAnswerFileName } from './answer-file-address.ts';

export function registerFileRoutes(app: FastifyInstance): void {
  registerCalls(app, fileCalls, {
    file: async ({ ticket }, context) => {
      const { secrets, clock } = context.platform;
      const id = readFileTicket(secrets['file-ticket'], ticket, clock.now());
      if (id === undefined) throw new Refusal('ticketInvalid');
      // The ticket ends soon; the picture that it showed may stay in the reader's own cache as long.
      const file = await findTicketed(context.database.pool, id);
      const answer = await openFile(file, 'private, max-age=300', context);
      if (file && 'isMade' in file && file.isMade) noteSending(context, file.id, answer.content);
      return answer;
    },
    publicFile: async ({ id }, context) => {
      const file = await findFile(context.database.pool, id);
      return openFile(file?.isPublic ? file : undefined, 'public, max-age=31536000, immutable', context);
    },
  });
}

/** A respondent's file has no row among the stored files: its ticket names its record. */
async function findTicketed(db: Queryable, id: string): Promise<KeptFile | StoredFile | undefined> {
  const record = readAnswerFileName(id);
  return record ? (await listAnswerFiles(db, record, record.fileId))[0] : findFile(db, id);
}
