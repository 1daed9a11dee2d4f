import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { OperatorRole } from '@wenshu/api-contract';
import { withDatabase } from './database.ts';
import { address } from './journey.ts';
import { newPerson } from './new-person.ts';

/**
 * Gives a browser a seat at the console, as a new person in these roles, and answers their phone. By the database: how one comes in by a
 * password and a code is tried once, where that is what it is about. The page is on no address of the console yet.
 */
export async function signInOperator(page: Page, ...roles: readonly OperatorRole[]): Promise<string> {
  const phone = await newPerson('问枢运营');
  const token = randomBytes(32).toString('base64url');
  await withDatabase(client =>
    client.query(
      `with who as (select id from person where phone = $1),
            named as (insert into operator (person_id, roles, added_at) select id, $2, now() from who),
            -- Of no application: nobody comes in by it, but a seat is only of who has one.
            factor as (insert into second_factor (person_id, sealed_secret, is_on, created_at) select id, '', true, now() from who),
            begun as (insert into session (person_id, user_agent, address, created_at, seen_at)
                      select id, '', '', now(), now() from who returning id)
       insert into operator_session (token_hash, session_id, begun_at, seen_at) select $3, id, now(), now() from begun`,
      [phone, roles, createHash('sha256').update(token).digest()],
    ),
  );
  const { hostname: domain } = new URL(address());
  await page
    .context()
    .addCookies([{ name: 'wenshu-operator', value: token, domain, path: '/api/operator', httpOnly: true }]);
  return phone;
}
