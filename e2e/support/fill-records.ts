import { withDatabase } from './database.ts';

/**
 * So many success samples in all, made of those that were submitted, in turn, with their places counted: a thousand submissions would take
 * longer than the story. Every fourth one came by the channel `north`.
 */
export async function fillRecords(scrollId: string, records: number): Promise<void> {
  await withDatabase(async db => {
    const { rows } = await db.query('select max(serial)::int as last from answer_record where scroll_id = $1', [
      scrollId,
    ]);
    await db.query(
      `insert into answer_record (scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, answers, submitted_at,
                                  active_ms, is_counted, cells, channel)
       select r.scroll_id, left(r.scroll_id, 10) || lpad(n::text, 10, '0'), r.status, true, n, r.version_time, r.language_id, r.link_code, r.answers,
              r.submitted_at, 5000, r.is_counted, r.cells, case n % 4 when 0 then 'north' else '' end
         from generate_series($2::int + 1, $3) n join answer_record r on r.scroll_id = $1 and r.serial = 1 + (n - 1) % $2`,
      [scrollId, rows[0].last, records],
    );
    await db.query(
      `update quota_cell c set count = (select count(*) from answer_record r where r.scroll_id = $1 and r.is_counted and c.cell_id = any(r.cells))
        where scroll_id = $1`,
      [scrollId],
    );
    await db.query(
      `update live_survey set last_serial = $2, collected = (select count(*) from answer_record where scroll_id = $1 and is_counted)
        where scroll_id = $1`,
      [scrollId, records],
    );
  });
}
