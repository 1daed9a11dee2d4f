import type { CountedSamples, StoredSample } from '../../design/publishing/index.ts';

/** What publishing asks of the records when it counts them again. Handed to it in register-features.ts. */
export const countedSamples: CountedSamples = {
  list: async (db, scrollId, afterId, limit) => {
    const { rows } = await db.query<StoredSample>(
      `select answer_record_id as "answerRecordId", version_time as "versionTime", answers, is_booster as "isBooster" from answer_record
        where scroll_id = $1 and is_counted and answer_record_id > $2 order by answer_record_id limit $3`,
      [scrollId, afterId, limit],
    );
    return rows;
  },
  writeCells: async (db, scrollId, taken) => {
    await db.query(
      `update answer_record r set cells = array(select jsonb_array_elements_text(n.cells)), changed = pg_current_xact_id()
         from jsonb_to_recordset($2::jsonb) as n(id text, cells jsonb)
        where r.scroll_id = $1 and r.answer_record_id = n.id`,
      [scrollId, JSON.stringify(taken)],
    );
  },
  countCells: async (db, scrollId) => {
    const { rows } = await db.query<{ cellId: string; count: number }>(
      `select cell_id as "cellId", count(*) as count from answer_record r, unnest(r.cells) as cell_id
        where r.scroll_id = $1 and r.is_counted group by cell_id`,
      [scrollId],
    );
    return rows;
  },
  countAnswered: async (db, scrollId, parts) => {
    // A loop's copies are keyed "question@option"; an option or row stands in the answer by its id, whatever the type.
    const { rows } = await db.query<{ id: string; count: number }>(
      `select p.id, count(distinct r.answer_record_id) as count
         from answer_record r cross join lateral jsonb_each(r.answers) a
         join unnest($2::text[], $3::text[]) as p(id, question_id)
           on split_part(a.key, '@', 1) = p.question_id
          and (p.id = p.question_id or position('"' || p.id || '"' in a.value::text) > 0)
        where r.scroll_id = $1 and r.is_counted group by p.id`,
      [scrollId, parts.map(({ id }) => id), parts.map(({ questionId }) => questionId)],
    );
    return rows;
  },
  countBegun: async (db, scrollId) => {
    const { rows } = await db.query<{ count: number }>(
      'select count(*) as count from answer_record where scroll_id = $1 and not is_submit and set_aside is null',
      [scrollId],
    );
    return rows[0]!.count;
  },
};
