import type { Database } from '../database/database.ts';
import { addOutboxMessage } from '../outbox.repository.ts';
import type { Mailer } from './mailer.ts';

/** Keeps mails in the database, where /outbox shows them: a fresh installation needs no mail server. */
export function createOutboxMailer(database: Database): Mailer {
  return {
    send: ({ to, subject, text, html }) =>
      addOutboxMessage(database, { channel: 'mail', recipient: to, subject, body: text, html: html ?? null }),
    close: async () => {},
  };
}
