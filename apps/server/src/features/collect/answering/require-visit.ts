import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type Codes, cookieOf, requireEntry } from './entering/find-entry.ts';
import { whyNotOpen } from './require-open.ts';

interface VisitedSurvey {
  readonly scrollId: string;
  /** The newest snapshot. */
  readonly versionTime: number;
  /** The code of the address, as records keep it. */
  readonly code: string;
  /** Of a one-to-one or identity-checked visitor. */
  readonly respondentId: string | null;
  /** By which id the visitor's own records are known here. */
  readonly cookieId: string | null;
}

/** The survey behind the codes when this visitor may answer it now: every gate is asked. For what comes beside the answers, such as files. */
export async function requireVisit(
  platform: Platform,
  visitor: Codes & {
    readonly answerRecordId: string;
    readonly userAgent: string;
    readonly cookieId?: string | undefined;
  },
): Promise<VisitedSurvey> {
  const found = await requireEntry(platform, visitor);
  const refused = await whyNotOpen(platform, found, { ...visitor, openedMs: null });
  const { scrollId, versionTime, code, respondent } = found.entry;
  if (refused || versionTime === null) throw new Refusal(refused ?? 'surveyNotOpen');
  const cookieId = cookieOf(found.entry, visitor.cookieId) ?? null;
  return { scrollId, versionTime, code, cookieId, respondentId: respondent?.respondentId ?? null };
}
