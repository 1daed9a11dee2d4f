import { withDatabase } from './database.ts';

/** The mails to an address, the newest last, as they lie in the outbox. */
export const mailsTo = (email: string) =>
  withDatabase(async client => {
    const { rows } = await client.query<{ html: string; body: string }>(
      'select html, body from outbox_message where recipient = $1 order by id',
      [email],
    );
    return rows;
  });
