import type { Queryable } from '../../../platform/database/database.ts';
import type { NamingAsked, NamingRow } from '../data-set/index.ts';
import { isSeenBy } from './analysis.repository.ts';

type Row = NamingRow & { readonly kind: 'analysis' | 'banner' };

/** Kept analyses and banners that name variables; of what somebody keeps for themselves without its name. */
export async function listAnalysesNaming(
  db: Queryable,
  { scrollId, personId, keys }: NamingAsked,
): Promise<readonly Row[]> {
  const { rows } = await db.query<Row>(
    `select k.key, 'analysis' as kind, case when ${isSeenBy('$2')} then a.name else '' end as name
       from analysis a join unnest($3::text[]) as k(key) on strpos(a.content::text, to_json(k.key)::text) > 0
      where a.scroll_id = $1 and a.removed_at is null
      union all
     select k.key, 'banner', b.name
       from analysis_banner b join unnest($3::text[]) as k(key) on strpos(b.content::text, to_json(k.key)::text) > 0
      where b.scroll_id = $1 order by 2, 3`,
    [scrollId, personId, keys],
  );
  return rows;
}
