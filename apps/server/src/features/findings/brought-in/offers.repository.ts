import type { WaveOffers } from '@wenshu/analysis';
import type { Queryable } from '../../../platform/database/database.ts';

export async function writeOffers(db: Queryable, scrollId: string, offers: readonly WaveOffers[]): Promise<void> {
  await db.query(
    `insert into brought_in_offer (scroll_id, wave, offers)
     select $1, n.wave, n.offers from jsonb_to_recordset($2::jsonb) as n(wave text, offers jsonb)
     on conflict (scroll_id, wave) do update set offers = excluded.offers`,
    [scrollId, JSON.stringify(offers)],
  );
}

export async function findOffers(db: Queryable, scrollId: string): Promise<readonly WaveOffers[]> {
  const { rows } = await db.query<WaveOffers>({
    name: 'find-offers',
    text: 'select wave, offers from brought_in_offer where scroll_id = $1 order by wave',
    values: [scrollId],
  });
  return rows;
}

/** Before all waves are brought in anew. */
export async function removeOffers(db: Queryable, scrollId: string): Promise<void> {
  await db.query('delete from brought_in_offer where scroll_id = $1', [scrollId]);
}
