import type { Database } from './database/database.ts';

export interface OutboxMessage {
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
}

export async function addOutboxMessage(database: Database, message: OutboxMessage): Promise<void> {
  await database.kysely.insertInto('outbox_message').values(message).execute();
}

/** The newest first: whoever looks wants the code that was sent a second ago. */
export async function listOutboxMessages(database: Database, limit: number) {
  return database.kysely.selectFrom('outbox_message').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
