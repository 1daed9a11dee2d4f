import { fileCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../http/call-context.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { registerCalls } from '../../http/register-calls.ts';
import { readFileTicket } from '../../platform/files/file-ticket.ts';
import { findFile, type StoredFile } from './file.repository.ts';
import { parseRange } from './parse-range.ts';

export function registerFileRoutes(app: FastifyInstance): void {
  registerCalls(app, fileCalls, {
    file: async ({ ticket }, context) => {
      const { secrets, clock } = context.platform;
      const id = readFileTicket(secrets['file-ticket'], ticket, clock.now());
      if (id === undefined) throw new Refusal('ticketInvalid');
      // The ticket ends soon; the picture that it showed may stay in the reader's own cache as long.
      return open(await findFile(context.database.pool, id), 'private, max-age=300', context);
    },
    publicFile: async ({ id }, context) => {
      const file = await findFile(context.database.pool, id);
      return open(file?.isPublic ? file : undefined, 'public, max-age=31536000, immutable', context);
    },
  });
}

async function open(file: StoredFile | undefined, cacheControl: string, context: CallContext): Promise<FileAnswer> {
  if (!file) throw new Refusal('fileNotFound');
  const { fileName, contentType, sizeBytes, storageKey } = file;
  const range = parseRange(context.range, sizeBytes);
  const content = await context.platform.files.read(storageKey, range);
  if (!content) throw new Refusal('fileNotFound');
  return { content, fileName, contentType, sizeBytes, cacheControl, range: { ...range, totalBytes: sizeBytes } };
}
