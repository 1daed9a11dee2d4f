import { type CallData, type CallInput, type Right, recordBatchCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type Counts, countBack, decidePlaces, lookAtRecords } from '../../collect/answering/index.ts';
import { findSettings, listCells } from '../../design/live-settings/index.ts';
import { findNewestSnapshot } from '../../design/questionnaire-design/index.ts';
import { namesOfCells } from '../../design/quota-statistics/index.ts';
import { isDueFor, listVisibleIds } from '../records/index.ts';
import { matchingIds } from './matching-ids.ts';
import { addParts, deleteShown, insertBatch } from './record-batch.repository.ts';

type Input = CallInput<typeof recordBatchCalls.preview>;
type Preview = CallData<typeof recordBatchCalls.preview>;

/** Records of one transaction: so long whoever submits has to wait. */
export const PART = 500;
/** Restoring is tried out record by record. Above this it would take longer than somebody waits for a look. */
export const MOST_FORESEEN = 20_000;
const MOST_CELLS = 200;
/** Looks that one person may have open at one questionnaire, in several windows. */
const MOST_SHOWN = 4;

/**
 * Fixes the records that something is to be done with, and tells what it would do to the counts as they are now. Between the look and the
 * deed others may change a record or take a place: that is decided anew, record by record, when it is done.
 */
export async function previewBatch(
  platform: Platform,
  actor: Actor,
  { scrollId, does, answerRecordIds, ...selection }: Input,
  language: Language,
): Promise<Preview> {
  const { database } = platform;
  const named = answerRecordIds && [...new Set(answerRecordIds)];
  if (named && (await listVisibleIds(database, actor, scrollId, named)).length !== named.length)
    throw new Refusal('answerRecordNotFound');
  const chosen = named ? [{ ids: named }] : matching(platform, actor, scrollId, selection);
  const { right: needs } = recordBatchCalls.perform.needs;
  return lookAtChosen(platform, actor, { scrollId, does, needs, chosen }, language);
}

async function* matching(...asked: Parameters<typeof matchingIds>): AsyncGenerator<Chosen> {
  for await (const ids of matchingIds(...asked)) yield { ids };
}

/** Records, and why these, where they have a reason of their own. */
export interface Chosen {
  readonly ids: readonly string[];
  readonly said?: string;
}

interface Looked {
  readonly scrollId: string;
  readonly does: Input['does'];
  readonly needs: Right;
  readonly chosen: AsyncIterable<Chosen> | Iterable<Chosen>;
}

/** The same for records that somebody else has chosen, whom the person may all see. */
export async function lookAtChosen(
  platform: Platform,
  actor: Actor,
  { scrollId, does, needs, chosen }: Looked,
  language: Language,
): Promise<Preview> {
  const { personId } = actor;
  const { database, clock } = platform;
  const db = database.pool;
  // In no transaction: nobody sees its parts before the answer names it, and whoever holds a connection must not wait for another one.
  await deleteShown(db, scrollId, { personId, kept: MOST_SHOWN - 1 });
  const batchId = await insertBatch(db, { scrollId, personId, does, needs, at: clock.now() });
  const before = await readCounts(db, scrollId);
  const [after, over] = [structuredClone(before), structuredClone(before)];
  const figures = { matching: 0, due: 0, withoutRoom: 0 };
  let rest: readonly string[] = [];
  let why: string | undefined;
  const keep = async (parts: readonly (readonly string[])[]) => {
    await addParts(db, batchId, parts, why);
    if (does !== 'restore' || figures.due > MOST_FORESEEN) return;
    for (const recordIds of parts) {
      figures.withoutRoom += (await decidePlaces(db, { scrollId, survey: after, recordIds })).withoutRoom.length;
      const { withoutRoom } = await decidePlaces(db, { scrollId, survey: over, recordIds });
      await decidePlaces(db, { scrollId, survey: over, recordIds: withoutRoom, mayGoOver: true });
    }
  };
  for await (const { ids, said } of chosen) {
    if (said !== why && rest.length > 0) {
      await keep([rest]);
      rest = [];
    }
    why = said;
    figures.matching += ids.length;
    const due = (await lookAtRecords(db, scrollId, ids)).filter(isDueFor[does]);
    figures.due += due.length;
    const counted = does === 'invalid' || does === 'delete' ? due.filter(record => record.isCounted) : [];
    for (const counts of [after, over]) countBack(counts, counted);
    const { parts, left } = inParts([...rest, ...due.map(({ answerRecordId }) => answerRecordId)]);
    rest = left;
    await keep(parts);
  }
  if (rest.length > 0) await keep([rest]);
  // What all records together come to, and how much room they leave, is not for whoever may know of some only.
  const sight = await findSight(db, actor, scrollId, 'records.view');
  const isWhole = sight.kind === 'all';
  const isForeseen = isWhole && (does !== 'restore' || figures.due <= MOST_FORESEEN);
  return {
    batchId,
    matching: figures.matching,
    due: figures.due,
    isWhole,
    withoutRoom: isForeseen ? figures.withoutRoom : null,
    total: isForeseen
      ? { before: before.collected, after: after.collected, afterOver: over.collected, cap: before.cap }
      : null,
    cells: isForeseen ? await changedCells(db, scrollId, { before, after, over }, language) : null,
  };
}

/** Whole parts, and what is left for the next one. */
export function inParts(ids: readonly string[]): { readonly parts: string[][]; readonly left: readonly string[] } {
  const whole = Math.floor(ids.length / PART);
  const parts = Array.from({ length: whole }, (_, place) => ids.slice(place * PART, (place + 1) * PART));
  return { parts, left: ids.slice(whole * PART) };
}

async function readCounts(db: Queryable, scrollId: string): Promise<Counts> {
  const { cap = 0, collected = 0, boosters = 0 } = (await findSettings(db, scrollId)) ?? {};
  return { cap, collected, boosters, cells: await listCells(db, scrollId) };
}

async function changedCells(
  db: Queryable,
  scrollId: string,
  { before, after, over }: Readonly<Record<'before' | 'after' | 'over', Counts>>,
  language: Language,
): Promise<NonNullable<Preview['cells']>> {
  const countsOf = ({ cells }: Counts) => new Map(cells.map(cell => [cell.cellId, cell.count]));
  const [now, beyond] = [countsOf(after), countsOf(over)];
  const changed = before.cells.filter(({ cellId, count }) => now.get(cellId) !== count || beyond.get(cellId) !== count);
  if (changed.length === 0) return [];
  const document = (await findNewestSnapshot(db, scrollId))?.document;
  const names = document ? namesOfCells(document, language) : new Map<string, { quota: string; name: string }>();
  const places = new Map([...names.keys()].map((id, place) => [id, place]));
  return changed
    .map(({ cellId, size, count }) => ({
      cellId,
      size,
      before: count,
      after: now.get(cellId)!,
      afterOver: beyond.get(cellId)!,
      quota: names.get(cellId)?.quota ?? '',
      name: names.get(cellId)?.name || cellId,
    }))
    .sort((a, b) => (places.get(a.cellId) ?? 0) - (places.get(b.cellId) ?? 0))
    .slice(0, MOST_CELLS);
}
