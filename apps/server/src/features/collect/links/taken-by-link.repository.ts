import type { Queryable } from '../../../platform/database/database.ts';
import { hasOutcome } from './outcome-sql.ts';

/** What an address takes, and what of it has come. */
export interface TakenByLink {
  readonly cap: number | null;
  readonly collected: number;
  readonly endPageLinks: Readonly<Record<string, string>>;
}

/**
 * By their codes. Counted from the records, not kept: one that is marked invalid or deleted gives its place back by itself. Below the
 * survey's lock nobody else's submission is stored meanwhile, so that a count is as good as a place taken.
 */
export async function findTaken(
  db: Queryable,
  scrollId: string,
  linkCodes: readonly string[],
): Promise<Map<string, TakenByLink>> {
  const { rows } = await db.query<TakenByLink & { linkCode: string }>({
    name: 'link-find-taken',
    text: `select l.link_code as "linkCode", l.cap, l.end_page_links as "endPageLinks",
                  (select count(*) from collected_record r
                    where r.scroll_id = l.scroll_id and r.link_code = l.link_code
                      and ${hasOutcome('complete')}) as collected
             from survey_link l where l.scroll_id = $1 and l.link_code = any($2)`,
    values: [scrollId, linkCodes],
  });
  return new Map(rows.map(({ linkCode, ...taken }) => [linkCode, taken]));
}
