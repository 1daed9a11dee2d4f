import { withDatabase } from './database.ts';

/** The mails to an address, the newest last, as they lie in the outbox. */
export const mailsTo = (email: string) =>
  withDatabase(async client => {
    const { rows } = await client.query<{ subject: string; html: string; body: string }>(
      'select subject, html, body from outbox_message where recipient = $1 order by id',
      [email],
    );
    return rows;
  });

/** What is to be sent is looked for every minute; a journey does not wait for it. */
export const lookForMails = () =>
  withDatabase(client => client.query(`insert into pgboss.job (name, data) values ('sending.run', '{}')`));
