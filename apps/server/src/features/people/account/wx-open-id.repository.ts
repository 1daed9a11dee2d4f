import type { Queryable } from '../../../platform/database/database.ts';
import { isTaken } from '../../../platform/database/database-failure.ts';
import { PERSON_COLUMNS, type Person } from './person.repository.ts';

export async function findPersonByOpenId(database: Queryable, openId: string): Promise<Person | undefined> {
  const { rows } = await database.query<Person>(`select ${PERSON_COLUMNS} from person where wx_open_id = $1`, [openId]);
  return rows[0];
}

/** `taken`: it is another's. `kept`: this account has another one, which only `instead` gives up. */
export type Bound = 'bound' | 'taken' | 'kept';

/** The key of the column decides, not a look beforehand: two accounts may ask for the same one at once. */
export async function bindOpenId(
  database: Queryable,
  personId: string,
  openId: string,
  { instead }: { readonly instead: boolean },
): Promise<Bound> {
  try {
    const { rowCount } = await database.query(
      'update person set wx_open_id = $2 where id = $1 and ($3 or wx_open_id is null or wx_open_id = $2)',
      [personId, openId, instead],
    );
    return rowCount === 1 ? 'bound' : 'kept';
  } catch (error) {
    if (isTaken(error, 'person_wx_open_id_key')) return 'taken';
    throw error;
  }
}

export async function unbindOpenId(database: Queryable, personId: string): Promise<void> {
  await database.query('update person set wx_open_id = null where id = $1', [personId]);
}
