import type { BatchOutcome } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import {
  isDueFor,
  type LockedRecords,
  listVisibleIds,
  lockThose,
  restoreWithin,
  setAsideWithin,
  takeBackWithin,
  writeMemoWithin,
} from '../records/index.ts';
import {
  addOutcome,
  type BatchPart,
  type BatchRow,
  findBatch,
  findNextPart,
  takePart,
} from './record-batch.repository.ts';

interface Running {
  readonly platform: Platform;
  readonly actor: Actor;
  readonly scrollId: string;
  readonly batchId: string;
  readonly signal?: AbortSignal;
  onReached?(done: number, total: number): void;
}

/**
 * Does what is left of a batch, part by part: each in a transaction of its own, so that nobody waits long for the survey. Stopped between
 * two of them, whoever goes on finds the rest; the rights are asked for before each.
 */
export async function runBatch({ platform, actor, scrollId, batchId, signal, onReached }: Running): Promise<BatchRow> {
  const { database, clock } = platform;
  const object = { kind: 'questionnaire', id: scrollId } as const;
  for (;;) {
    const batch = await findBatch(database.pool, scrollId, batchId);
    if (!batch) throw new Refusal('batchNotFound');
    onReached?.(batch.reached, batch.total);
    signal?.throwIfAborted();
    const part = await findNextPart(database.pool, batchId);
    if (!part) return batch;
    await requireRight(database.pool, actor, batch.needs, object);
    await requireRight(database.pool, actor, 'records.view', object);
    const visible = await listVisibleIds(database, actor, scrollId, part.ids);
    await database.transaction(db => workOn(db, batch, { part, visible, personId: actor.personId, at: clock.now() }));
  }
}

interface Work {
  readonly part: BatchPart;
  readonly visible: readonly string[];
  readonly personId: string;
  readonly at: Date;
}

/** The part is done in the transaction that changes its records: it is done once, whoever tries, and whenever a process ends. */
async function workOn(db: Queryable, batch: BatchRow, { part, visible, personId, at }: Work): Promise<void> {
  const { batchId, scrollId } = batch;
  const locked = await lockThose(db, scrollId, visible);
  if (!(await takePart(db, batchId, part.place))) return;
  const own = part.said === null ? batch : { ...batch, said: part.said };
  const outcome = await act(db, own, locked, { personId, at, batchId });
  const outOfSight = part.ids.length - locked.records.length;
  const isKept = await addOutcome(db, batchId, { ...outcome, outOfSight, reached: part.ids.length });
  if (!isKept) throw new Refusal('batchNotFound');
}

type Acted = Pick<BatchOutcome, 'changed' | 'overtaken' | 'withoutRoom' | 'answeredAgain'>;
const plain = { withoutRoom: 0, answeredAgain: 0 };

async function act(
  db: Queryable,
  { does, undoOf, said, mayGoOver }: BatchRow,
  locked: LockedRecords,
  entry: { readonly personId: string; readonly at: Date; readonly batchId: string },
): Promise<Acted> {
  if (undoOf !== null) {
    const back = await takeBackWithin(db, locked, { batchId: undoOf, does }, entry);
    return { ...counted(back), overtaken: back.changedSince };
  }
  // All of them were due when they were shown: what is not any more, somebody else has changed.
  const overtaken = locked.records.filter(record => !isDueFor[does](record)).length;
  switch (does) {
    case 'invalid':
      return { ...plain, overtaken, changed: await setAsideWithin(db, locked, { as: 'invalid', reason: said }, entry) };
    case 'delete':
      return { ...plain, overtaken, changed: await setAsideWithin(db, locked, { as: 'deleted', reason: '' }, entry) };
    case 'restore':
      return { ...counted(await restoreWithin(db, locked, mayGoOver, entry)), overtaken };
    case 'memo':
      return { ...plain, overtaken, changed: await writeMemoWithin(db, locked, said, entry) };
  }
}

function counted(restored: {
  readonly changed: number;
  readonly withoutRoom: readonly string[];
  readonly answeredAgain: readonly string[];
}) {
  const { changed, withoutRoom, answeredAgain } = restored;
  return { changed, withoutRoom: withoutRoom.length, answeredAgain: answeredAgain.length };
}
