import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

export interface BannerRow {
  readonly bannerId: string;
  readonly scrollId: string;
  readonly personId: string;
  readonly name: string;
  readonly banner: Json;
}

export async function listBanners(db: Queryable, scrollId: string): Promise<BannerRow[]> {
  const { rows } = await db.query<BannerRow>(
    `select banner_id as "bannerId", scroll_id as "scrollId", person_id as "personId", name, content as banner
       from analysis_banner where scroll_id = $1 order by updated_at desc, banner_id`,
    [scrollId],
  );
  return rows;
}

type SavedBanner = BannerRow & { readonly now: Date };

/** Counted in the statement that adds one; false when there are too many. Two who ask at once are asked one after the other. */
export async function insertBanner(db: Queryable, banner: SavedBanner, most: number): Promise<boolean> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`analysis-banners:${banner.scrollId}`]);
  const { rowCount } = await db.query(
    `insert into analysis_banner (banner_id, scroll_id, person_id, name, content, updated_at)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from analysis_banner where scroll_id = $2) < $7`,
    [...parametersOf(banner), most],
  );
  return rowCount === 1;
}

/** By whoever made it; false when there is none of theirs. */
export async function updateBanner(db: Queryable, banner: SavedBanner): Promise<boolean> {
  const { rowCount } = await db.query(
    'update analysis_banner set name = $4, content = $5, updated_at = $6 where banner_id = $1 and scroll_id = $2 and person_id = $3',
    parametersOf(banner),
  );
  return rowCount === 1;
}

const parametersOf = ({ bannerId, scrollId, personId, name, banner, now }: SavedBanner) => [
  ...[bannerId, scrollId, personId, name, JSON.stringify(banner), now],
];

export async function deleteBanner(
  db: Queryable,
  { bannerId, scrollId, personId }: Pick<BannerRow, 'bannerId' | 'scrollId' | 'personId'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from analysis_banner where banner_id = $1 and scroll_id = $2 and person_id = $3',
    [bannerId, scrollId, personId],
  );
  return rowCount === 1;
}
