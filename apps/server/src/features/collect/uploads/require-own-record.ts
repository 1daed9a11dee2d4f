import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findFileRecord } from '../answer-files/index.ts';
import { cookieOf, isOwnRecord, requireEntry, requireVisit } from '../answering/index.ts';

export interface RecordVisitor {
  readonly linkCode?: string | undefined;
  readonly codeNum?: string | undefined;
  readonly pass?: string | undefined;
  readonly signed?: string | undefined;
  readonly cookieId?: string | undefined;
  readonly answerRecordId: string;
  readonly versionTime?: number | undefined;
}

/** By which address somebody came, and who they are when the address knows. */
interface Arrived {
  readonly scrollId: string;
  readonly code: string;
  readonly respondentId: string | null;
  readonly cookieId: string | null;
}

export interface OwnRecord {
  readonly scrollId: string;
  readonly versionTime: number | undefined;
  /** The record says whose it is. Until it is saved for the first time, only its files do. */
  readonly isSaved: boolean;
}

/** For looking: whoever sent a file may see it, also when the survey has closed meanwhile. */
export async function requireOwnRecord(platform: Platform, visitor: RecordVisitor): Promise<OwnRecord> {
  const { entry } = await requireEntry(platform, visitor);
  return ownRecord(platform, visitor, {
    scrollId: entry.scrollId,
    code: entry.code,
    respondentId: entry.respondent?.respondentId ?? null,
    cookieId: cookieOf(entry, visitor.cookieId) ?? null,
  });
}

/** For sending: every gate is asked, as at every save. */
export async function requireAnswering(
  platform: Platform,
  visitor: RecordVisitor,
  userAgent: string,
): Promise<{ scrollId: string; versionTime: number }> {
  const visit = await requireVisit(platform, { ...visitor, userAgent });
  const { scrollId, versionTime } = await ownRecord(platform, visitor, visit);
  return { scrollId, versionTime: versionTime ?? visit.versionTime };
}

/** The visitor's own record, which need not be there yet: a file may come before the first save. A submitted one is nobody's any more. */
async function ownRecord(
  { database }: Platform,
  { answerRecordId, versionTime }: RecordVisitor,
  { scrollId, code, respondentId, cookieId }: Arrived,
): Promise<OwnRecord> {
  const record = await findFileRecord(database.pool, { scrollId, answerRecordId });
  if (!record) return { scrollId, versionTime, isSaved: false };
  if (!isOwnRecord(record, { code, cookieId, respondentId })) throw new Refusal('answerRecordNotFound');
  if (record.isSubmit) throw new Refusal('alreadyAnswered');
  return { scrollId, versionTime: record.versionTime, isSaved: true };
}
