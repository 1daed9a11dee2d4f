import { isEmailTyped } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { parseEmail } from '../mail-link/index.ts';
import { parsePhone } from './parse-phone.ts';
import { findPersonByEmail, findPersonByPhone, type Person } from './person.repository.ts';

/** What an account is known by, in its one writing. */
export interface AccountName {
  /** What tries are counted under. */
  readonly key: string;
  find(database: Queryable): Promise<Person | undefined>;
}

/** A phone or an address, whichever was typed; undefined when it is neither. */
export function parseAccountName(typed: string): AccountName | undefined {
  if (isEmailTyped(typed)) {
    const key = parseEmail(typed)?.key;
    return key === undefined ? undefined : { key, find: database => findPersonByEmail(database, key) };
  }
  const phone = parsePhone(typed);
  return phone === undefined ? undefined : { key: phone, find: database => findPersonByPhone(database, phone) };
}

/** The account that others name, as they may not do without end: whoever calls this counts it. */
export async function findNamedPerson(database: Queryable, typed: string): Promise<Person | undefined> {
  return parseAccountName(typed)?.find(database);
}

/** What tries at an account are counted under that is known already. */
export function keyOfPerson({ id, phone, emailKey }: Pick<Person, 'id' | 'phone' | 'emailKey'>): string {
  return phone ?? emailKey ?? id;
}
