import { fileCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { visibleRecords } from '../../../authorisation/visible-records.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { readFileTicket } from '../../../platform/files/file-ticket.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findFile, type KeptFile, noteSending, openFile, type StoredFile } from '../../people/stored-files/index.ts';
import { type AnswerFileRow, isRecordAmong, listAnswerFiles } from './answer-file.repository.ts';
import { readAnswerFileName } from './answer-file-address.ts';

/** What a ticket's reader may see is known elsewhere too. */
export interface FileReaders {
  /** The person on whose rights a ticket's reader sees anything. */
  personOf(platform: Platform, readerId: string): Promise<string>;
  /** Refuses what was made for somebody who may not have it any more. */
  requireMade(platform: Platform, fileId: string, personId: string): Promise<void>;
  /** What a later wing gives out by names of its own, while this person may have it; undefined for a name that is not one of those. */
  findNamed(
    platform: Platform,
    name: string,
    personId: string,
  ): Promise<{ readonly file: StoredFile | undefined } | undefined>;
}

export function registerFileRoutes(app: FastifyInstance, readers: FileReaders): void {
  registerCalls(app, fileCalls, {
    file: async ({ ticket }, context) => {
      const { secrets, clock } = context.platform;
      const told = readFileTicket(secrets['file-ticket'], ticket, clock.now());
      if (told === undefined) throw new Refusal('ticketInvalid');
      const file = await findTicketed(context.platform, readers, told);
      // The ticket ends soon; the picture that it showed may stay in the reader's own cache as long.
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

/** A ticket was right when it was given; whether its reader may still see the file is asked now. */
async function findTicketed(
  platform: Platform,
  readers: FileReaders,
  { fileId, readerId }: { readonly fileId: string; readonly readerId: string },
): Promise<KeptFile | StoredFile | undefined> {
  const personId = await readers.personOf(platform, readerId);
  const record = readAnswerFileName(fileId);
  if (record) return findAnswered(platform, record, personId);
  const named = await readers.findNamed(platform, fileId, personId);
  if (named) return named.file;
  const file = await findFile(platform.database.pool, fileId);
  if (file?.isMade) await readers.requireMade(platform, file.id, personId);
  return file;
}

/** A respondent's file has no row among the stored files: its ticket names its record. Whoever sees no more than statistics sees it there. */
async function findAnswered(
  { database }: Platform,
  file: Pick<AnswerFileRow, 'scrollId' | 'answerRecordId' | 'fileId'>,
  personId: string,
): Promise<KeptFile | undefined> {
  const asked = { scrollId: file.scrollId, right: 'statistics.view', table: 'collected_record' } as const;
  const visible = await visibleRecords(database.pool, { personId, sessionId: '' }, asked);
  if (!(await isRecordAmong(database, visible, file.answerRecordId))) throw new Refusal('ticketInvalid');
  return (await listAnswerFiles(database.pool, file, file.fileId))[0];
}
