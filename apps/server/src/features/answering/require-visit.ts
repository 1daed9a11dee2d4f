import { questionnaireStatus } from '@wenshu/api-contract';
import { Refusal } from '../../http/refusal.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findLink } from './entry.repository.ts';
import { type Codes, requireEntry } from './find-entry.ts';
import { whyNotOpen } from './require-open.ts';

export interface VisitedSurvey {
  readonly scrollId: string;
  /** The newest snapshot. */
  readonly versionTime: number;
  /** The code of the address, as records keep it. */
  readonly code: string;
  /** Of a one-to-one or identity-checked visitor. */
  readonly respondentId: string | null;
}

/** The survey behind the codes when this visitor may answer it now: every gate is asked. For what comes beside the answers, such as files. */
export async function requireVisit(
  platform: Platform,
  visitor: Codes & { readonly answerRecordId: string; readonly userAgent: string },
): Promise<VisitedSurvey> {
  const found = await requireEntry(platform, visitor);
  const refused = await whyNotOpen(platform, found, { ...visitor, openedMs: null });
  const { scrollId, versionTime, code, respondent } = found.entry;
  if (refused || versionTime === null) throw new Refusal(refused ?? 'surveyNotOpen');
  return { scrollId, versionTime, code, respondentId: respondent?.respondentId ?? null };
}

/** The survey behind an anonymous link, when it takes answers now. Asks no password: `requireVisit` does. */
export async function requireOpenSurvey(
  db: Queryable,
  linkCode: string,
): Promise<{ readonly scrollId: string; readonly versionTime: number }> {
  const entry = await findLink(db, linkCode);
  if (!entry) throw new Refusal('linkNotFound');
  const { scrollId, status, versionTime, isEnabled } = entry;
  if (status === questionnaireStatus.ended) throw new Refusal('surveyClosed');
  if (status !== questionnaireStatus.collecting || !isEnabled || versionTime === null)
    throw new Refusal('surveyNotOpen');
  return { scrollId, versionTime };
}
