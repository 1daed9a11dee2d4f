import type { Actor } from '../../../authorisation/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Chosen } from './preview-batch.ts';
import { inParts } from './preview-batch.ts';
import { addParts, askFor, insertBatch, type NewBatch } from './record-batch.repository.ts';

/** A batch that marks records as they come: asked for before it has any. */
export async function openBatch(
  db: Queryable,
  { personId }: Actor,
  { scrollId, said, needs, at }: Pick<NewBatch, 'scrollId' | 'needs' | 'at'> & { readonly said: string },
): Promise<string> {
  const batchId = await insertBatch(db, { scrollId, personId, does: 'invalid', needs, at });
  await askFor(db, batchId, { scrollId, personId, said, mayGoOver: false, at });
  return batchId;
}

/** More records for it. Whoever runs it next does them. */
export async function growBatch(db: Queryable, batchId: string, chosen: readonly Chosen[]): Promise<void> {
  for (const { ids, said } of chosen) {
    const { parts, left } = inParts(ids);
    await addParts(db, batchId, left.length > 0 ? [...parts, left] : parts, said);
  }
}
