import { withDatabase } from './database.ts';

let made = 0;

/** Somebody of this journey's own, with the demo's password: what happens to their account happens to nobody else. */
export async function newPerson(nickName: string): Promise<string> {
  made += 1;
  // Two workers may begin at the same moment.
  const phone = `15${String(process.pid % 1000).padStart(3, '0')}${String(Date.now() + made).slice(-6)}`;
  await withDatabase(client =>
    client.query(
      `insert into person (phone, password_hash, nick_name, name)
       select $1, password_hash, $2, $2 from person where phone = '13800138000'`,
      [phone, nickName],
    ),
  );
  return phone;
}
