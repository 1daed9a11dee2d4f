import type { Database } from '../../../platform/database/database.ts';
import { countLinks, type SeenLinks } from './link.repository.ts';

/** How many addresses of each kind lead to a survey. */
export interface LinkKinds {
  readonly anonymous: number;
  /** Null where the reader may know of some records only: a name list tells who has answered. */
  readonly personal: number | null;
  readonly identity: number;
}

export async function countKinds(database: Database, of: SeenLinks): Promise<LinkKinds> {
  const { rows } = await database.pool.query<{ personal: number; identity: number }>(
    `select (select count(*) from listed_respondent where scroll_id = $1 and not is_removed) as personal,
            (select count(*) from identity_entrance where scroll_id = $1 and is_enabled) as identity`,
    [of.scrollId],
  );
  const { personal = 0, identity = 0 } = rows[0] ?? {};
  return { anonymous: await countLinks(database, of), personal: of.sight.kind === 'all' ? personal : null, identity };
}
