import { moveAnswers } from '@wenshu/survey-core';
import type { Platform } from '../../../platform/platform.ts';
import { loadModel } from '../../design/publishing/index.ts';
import type { Entry } from './entering/entry.ts';
import { isSnapshotTaken } from './snapshot-age.ts';
import { findRespondentsRecord, findVisitorsRecord, type OpenRecord } from './submitting/record.repository.ts';

export interface OwnRecord extends OpenRecord {
  /** Its answers were moved to the newest snapshot, which is its version now. */
  readonly wasMoved: boolean;
}

/** The visitor's own unfinished record, ready to go on with. Only read: the next save stores what was moved. */
export async function findOwnRecord(
  { database: { pool }, clock }: Platform,
  entry: Entry,
  cookieId: string | undefined,
): Promise<OwnRecord | undefined> {
  const record = await findRecord(pool, entry, cookieId);
  if (!record || entry.versionTime === null) return undefined;
  if (await isSnapshotTaken(pool, entry, record.versionTime, clock.now())) return { ...record, wasMoved: false };
  const [from, to] = [
    await loadModel(pool, entry.scrollId, record.versionTime),
    await loadModel(pool, entry.scrollId, entry.versionTime),
  ];
  const { answers } = moveAnswers(from, to, record.answers);
  return { ...record, versionTime: entry.versionTime, answers, wasMoved: true };
}

async function findRecord(
  db: Platform['database']['pool'],
  { scrollId, code, respondent }: Entry,
  cookieId: string | undefined,
): Promise<OpenRecord | undefined> {
  if (cookieId === undefined) return undefined;
  return respondent
    ? findRespondentsRecord(db, scrollId, respondent.respondentId, cookieId)
    : findVisitorsRecord(db, scrollId, code, cookieId);
}
