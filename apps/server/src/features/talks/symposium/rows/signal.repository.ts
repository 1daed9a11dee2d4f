import type { RoomSignal } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';

/** What two pages tell each other is worth nothing after a minute: by then they have begun anew. */
export const SIGNAL_MS = 60_000;
const MOST_WAITING = 400;

export interface SignalEnd {
  readonly scrollId: string;
  readonly seatId: string;
  readonly pageId: string;
  readonly last: number;
}

/** Counts a signal of this seat within its minute; how many it is. */
export async function countSignal(db: Queryable, seatId: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ signals: number }>({
    name: 'symposium-count-signal',
    text: `update symposium_seat set signals = case when signals_since > $2::timestamptz - interval '1 minute' then signals + 1 else 1 end,
                  signals_since = case when signals_since > $2::timestamptz - interval '1 minute' then signals_since else $2 end
            where seat_id = $1 returning signals`,
    values: [seatId, now],
  });
  return rows[0]?.signals ?? 0;
}

/**
 * For the page with which that seat has sound. The seat's row is taken for its number, so numbers are seen in their order. False where the
 * page has no sound, or too much waits for it.
 */
export async function insertSignal(
  db: Queryable,
  to: { readonly scrollId: string; readonly seatId: string; readonly pageId: string },
  { fromSeatId, fromPageId, data, now }: Omit<RoomSignal, 'no'> & { readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'symposium-insert-signal',
    text: `with old as (delete from symposium_signal where to_seat_id = $2 and at <= $7),
                numbered as (update symposium_seat set signal_no = signal_no + 1
                              where scroll_id = $1 and seat_id = $2 and sound_page_id = $3 and removed_at is null
                                and (select count(*) from symposium_signal where to_seat_id = $2 and at > $7) < $9 returning signal_no)
           insert into symposium_signal (to_seat_id, no, to_page_id, scroll_id, from_seat_id, from_page_id, data, at)
           select $2, signal_no, $3, $1, $4, $5, $6, $8 from numbered`,
    values: [
      to.scrollId,
      to.seatId,
      to.pageId,
      fromSeatId,
      fromPageId,
      data,
      new Date(now.getTime() - SIGNAL_MS),
      now,
      MOST_WAITING,
    ],
  });
  return rowCount === 1;
}

/** Of many rooms at once, for all who wait: how far the signals of each page go. */
export async function listSignalsOf(db: Queryable, scrollIds: readonly string[]): Promise<SignalEnd[]> {
  const { rows } = await db.query<SignalEnd>({
    name: 'symposium-signals-of',
    text: `select scroll_id as "scrollId", to_seat_id as "seatId", to_page_id as "pageId", max(no)::int as last
             from symposium_signal where scroll_id = any($1) group by scroll_id, to_seat_id, to_page_id`,
    values: [scrollIds],
  });
  return rows;
}

export async function listSignals(
  db: Queryable,
  seatId: string,
  { pageId, signalsAfter }: { readonly pageId: string; readonly signalsAfter: number },
  now: Date,
): Promise<RoomSignal[]> {
  const { rows } = await db.query<RoomSignal>({
    name: 'symposium-signals',
    text: `select no, from_seat_id as "fromSeatId", from_page_id as "fromPageId", data from symposium_signal
            where to_seat_id = $1 and to_page_id = $2 and no > $3 and at > $4 order by no`,
    values: [seatId, pageId, signalsAfter, new Date(now.getTime() - SIGNAL_MS)],
  });
  return rows;
}

export async function deleteHeardSignals(db: Queryable, seatId: string, pageId: string, upTo: number): Promise<void> {
  await db.query({
    name: 'symposium-heard-signals',
    text: 'delete from symposium_signal where to_seat_id = $1 and to_page_id = $2 and no <= $3',
    values: [seatId, pageId, upTo],
  });
}

/** What no page has fetched. */
export async function deleteSignalsBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from symposium_signal where at < $1', [before]);
}
