import { matchCells, type Questionnaire } from '@wenshu/survey-core';
import type { Queryable } from '../../platform/database/database.ts';
import { LruCache } from '../../platform/lru-cache.ts';
import { type CellRow, listCells, replaceCells } from './snapshot.repository.ts';
import { loadModel } from './survey-models.ts';

const BATCH = 1000;

/** The document's quotas become live cells. New or changed cells count the success samples that are already there. */
export async function publishQuotas(db: Queryable, scrollId: string, document: Questionnaire): Promise<void> {
  const wanted = cellsOf(document);
  const live = await listCells(db, scrollId);
  if (JSON.stringify(live.map(({ count: _count, ...cell }) => ordered(cell))) === JSON.stringify(wanted.map(ordered)))
    return;
  await replaceCells(db, scrollId, wanted);
  if (wanted.length > 0 || live.length > 0) await countSamples(db, scrollId, wanted);
}

function cellsOf(document: Questionnaire): CellRow[] {
  return Object.values(document.quotas)
    .flatMap(quota =>
      Object.values(quota.cells).map(({ id, match, size }) => ({
        cellId: id,
        quotaId: quota.id,
        whenFull: quota.whenFull,
        match,
        size,
      })),
    )
    .sort((a, b) => (a.quotaId + a.cellId < b.quotaId + b.cellId ? -1 : 1));
}

const ordered = ({ cellId, quotaId, whenFull, match, size }: CellRow) => [
  cellId,
  quotaId,
  whenFull,
  Object.entries(match).sort(),
  size,
];

/** In one pass, in batches: the questionnaire is locked meanwhile, so no submission slips between. */
async function countSamples(db: Queryable, scrollId: string, cells: readonly CellRow[]): Promise<void> {
  const models = new LruCache<number, Awaited<ReturnType<typeof loadModel>>>(20);
  for (let after = ''; ; ) {
    const { rows } = await db.query(
      `select answer_record_id, version_time, answers from answer_record
        where scroll_id = $1 and status = 2 and answer_record_id > $2 order by answer_record_id limit ${BATCH}`,
      [scrollId, after],
    );
    if (rows.length === 0) break;
    const taken: string[][] = [];
    for (const row of rows) {
      const versionTime = Number(row.version_time);
      const model = models.get(versionTime) ?? (await loadModel(db, scrollId, versionTime));
      models.set(versionTime, model);
      taken.push(
        matchCells(cells, questionId => {
          const answer = row.answers[questionId];
          return answer === undefined ? undefined : model.questions.get(questionId)?.operands(answer);
        }),
      );
    }
    await db.query(
      `update answer_record r set cells = array(select jsonb_array_elements_text(n.cells)), changed = pg_current_xact_id()
         from jsonb_to_recordset($2::jsonb) as n(id text, cells jsonb)
        where r.scroll_id = $1 and r.answer_record_id = n.id`,
      [scrollId, JSON.stringify(rows.map((row, index) => ({ id: row.answer_record_id, cells: taken[index] })))],
    );
    after = rows.at(-1).answer_record_id;
  }
  await db.query(
    `update quota_cell c set count = n.count
       from (select cell_id, count(*) as count from answer_record r, unnest(r.cells) as cell_id
              where r.scroll_id = $1 and r.status = 2 group by cell_id) n
      where c.scroll_id = $1 and c.cell_id = n.cell_id`,
    [scrollId],
  );
}
