import type { Database } from '../database/database.ts';
import { addOutboxMessage } from '../outbox.repository.ts';
import type { SmsSender } from './sms-sender.ts';

/** Keeps messages in the database, where /outbox shows them. */
export function createOutboxSmsSender(database: Database): SmsSender {
  return {
    dropsRepeated: false,
    send: ({ to, text }) =>
      addOutboxMessage(database, { channel: 'sms', recipient: to, subject: '', body: text, html: null }),
  };
}
