import { withDatabase } from './database.ts';

let made = 0;

/** Somebody of this journey's own, with the demo's password: what happens to their account happens to nobody else. They know the workspace already, unless the journey is about that. */
export async function newPerson(nickName: string, { isToured = true } = {}): Promise<string> {
  made += 1;
  // Two workers may begin at the same moment.
  const phone = `15${String(process.pid % 1000).padStart(3, '0')}${String(Date.now() + made).slice(-6)}`;
  await withDatabase(client =>
    client.query(
      `insert into person (phone, password_hash, nick_name, name, toured_at)
       select $1, password_hash, $2, $2, case when $3 then now() end from person where phone = '13800138000'`,
      [phone, nickName, isToured],
    ),
  );
  return phone;
}
