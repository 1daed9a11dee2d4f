import type { Filter, Recipe } from '@wenshu/analysis';
import type { Queryable } from '../../../platform/database/database.ts';

/** A way to look at the data: which records, with which weights, and what is derived. */
export interface LensContent {
  readonly filter?: Filter;
  /** The variable that says how much a record counts. */
  readonly weight?: string;
  /** By id. */
  readonly derived: Readonly<Record<string, Recipe>>;
}

export interface LensRow {
  readonly schemeId: string;
  readonly scrollId: string;
  readonly personId: string;
  readonly nickName: string;
  readonly name: string;
  readonly content: LensContent;
  readonly updatedAt: Date;
}

const COLUMNS = `s.scheme_id as "schemeId", s.scroll_id as "scrollId", s.person_id as "personId", coalesce(p.nick_name, '') as "nickName",
  s.name, s.content, s.updated_at as "updatedAt"`;
const FROM = 'from data_scheme s left join person_name p on p.person_id = s.person_id';

export async function listLenses(db: Queryable, scrollId: string): Promise<LensRow[]> {
  const { rows } = await db.query<LensRow>(
    `select ${COLUMNS} ${FROM} where s.scroll_id = $1 order by s.updated_at desc, s.scheme_id`,
    [scrollId],
  );
  return rows;
}

export async function findLens(db: Queryable, scrollId: string, schemeId: string): Promise<LensRow | undefined> {
  const { rows } = await db.query<LensRow>(`select ${COLUMNS} ${FROM} where s.scroll_id = $1 and s.scheme_id = $2`, [
    scrollId,
    schemeId,
  ]);
  return rows[0];
}

type StoredLens = Omit<LensRow, 'nickName'>;

/** Counted in the statement that adds one; false when there are too many. Two who ask at once are asked one after the other. */
export async function insertLens(db: Queryable, lens: StoredLens, most: number): Promise<boolean> {
  const { schemeId, scrollId, personId, name, content, updatedAt } = lens;
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`data-schemes:${scrollId}`]);
  const { rowCount } = await db.query(
    `insert into data_scheme (scheme_id, scroll_id, person_id, name, content, updated_at)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from data_scheme where scroll_id = $2) < $7`,
    [schemeId, scrollId, personId, name, JSON.stringify(content), updatedAt, most],
  );
  return rowCount === 1;
}

/** By whoever made it; false when there is none of theirs. */
export async function updateLens(db: Queryable, lens: StoredLens): Promise<boolean> {
  const { schemeId, scrollId, personId, name, content, updatedAt } = lens;
  const { rowCount } = await db.query(
    'update data_scheme set name = $4, content = $5, updated_at = $6 where scheme_id = $1 and scroll_id = $2 and person_id = $3',
    [schemeId, scrollId, personId, name, JSON.stringify(content), updatedAt],
  );
  return rowCount === 1;
}

export async function deleteLens(
  db: Queryable,
  { schemeId, scrollId, personId }: Pick<StoredLens, 'schemeId' | 'scrollId' | 'personId'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from data_scheme where scheme_id = $1 and scroll_id = $2 and person_id = $3',
    [schemeId, scrollId, personId],
  );
  return rowCount === 1;
}

/** Who asks what names these variables. */
export interface NamingAsked {
  readonly scrollId: string;
  readonly personId: string;
  readonly keys: readonly string[];
}

export interface NamingRow {
  readonly key: string;
  readonly name: string;
}

/** Lenses that name variables. */
export async function listLensesNaming(db: Queryable, { scrollId, keys }: NamingAsked): Promise<readonly NamingRow[]> {
  const { rows } = await db.query<NamingRow>(
    `select k.key, s.name from data_scheme s join unnest($2::text[]) as k(key) on strpos(s.content::text, to_json(k.key)::text) > 0
      where s.scroll_id = $1 order by 2`,
    [scrollId, keys],
  );
  return rows;
}
