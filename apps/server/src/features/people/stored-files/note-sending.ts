import type { Readable } from 'node:stream';
import type { CallContext } from '../../../http/call-context.ts';
import { writeSending } from './file.repository.ts';

const EVERY_MS = 2_000;

/**
 * Says of a file, as long as its bytes are on their way, that they are: whoever made it sees that it is being downloaded. Two at once say it
 * of the same file, and the first to end is corrected by the other within two seconds. What cannot be written now is no reason not to send.
 */
export function noteSending(
  { database, log }: Pick<CallContext, 'database' | 'log'>,
  fileId: string,
  content: Readable,
): void {
  let last: Promise<void> = Promise.resolve();
  const note = (isSent: boolean) => {
    last = last
      .then(() => writeSending(database.pool, fileId, isSent))
      .catch(error => log.warn({ error }, 'It could not be noted that a file is being sent'));
  };
  note(true);
  const timer = setInterval(() => note(true), EVERY_MS).unref();
  content.once('close', () => {
    clearInterval(timer);
    note(false);
  });
}
