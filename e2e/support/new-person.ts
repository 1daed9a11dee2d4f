import { withDatabase } from './database.ts';

let made = 0;

/** Somebody of this journey's own, with the demo's password: what happens to their account happens to nobody else. They have agreed to the terms, and know the workspace already, unless the journey is about that. */
export async function newPerson(nickName: string, { isToured = true } = {}): Promise<string> {
  made += 1;
  // Two workers may begin at the same moment.
  const phone = `15${String(process.pid % 1000).padStart(3, '0')}${String(Date.now() + made).slice(-6)}`;
  await withDatabase(client =>
    client.query(
      `with made as (
         insert into person (phone, password_hash, nick_name, name, toured_at)
         select $1, password_hash, $2, $2, case when $3 then now() end from person where phone = '13800138000' returning id)
       insert into document_agreement (person_id, kind, version, agreed_at)
       select id, kind, 0, now() from made, unnest(array['terms', 'privacy']) as kind`,
      [phone, nickName, isToured],
    ),
  );
  return phone;
}
