import type { Queryable } from '../../../platform/database/database.ts';
import type { Operation } from './log-operation.ts';

/** How long one line stands for everything of its kind that the same person does to the same thing. */
const TOGETHER = `interval '10 minutes'`;

export async function insertOperation(
  db: Queryable,
  { personId, action, object, details = {}, isOften = false }: Operation,
): Promise<void> {
  await db.query({
    name: 'operation-insert',
    text: `insert into operation_log (happened_at, person_id, action, object_kind, object_id, details)
           select clock_timestamp(), $1, $2, $3, $4, $5
            where not $6 or not exists (
              select 1 from operation_log where person_id = $1 and action = $2 and object_kind = $3 and object_id = $4
                 and happened_at > clock_timestamp() - ${TOGETHER})`,
    values: [personId, action, object.kind, object.id, JSON.stringify(details), isOften],
  });
}
