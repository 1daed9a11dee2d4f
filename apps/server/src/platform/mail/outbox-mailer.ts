import type { Database } from '../database/database.ts';
import { addOutboxMessage } from '../outbox.repository.ts';
import type { Mailer } from './mailer.ts';

/** Keeps mails in the database, where /outbox shows them: a fresh installation needs no mail server. */
export function createOutboxMailer(database: Database): Mailer {
  return {
    send: ({ to, subject, text, html, attachment }) =>
      addOutboxMessage(database, {
        channel: 'mail',
        recipient: to,
        subject,
        html: html ?? null,
        // The box shows words alone: that there was a file is said in them.
        body: attachment ? `${text}\n[${attachment.fileName}, ${attachment.content.length} B]` : text,
      }),
    close: async () => {},
  };
}
