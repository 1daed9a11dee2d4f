import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type Codes, requireEntry } from './find-entry.ts';
import { whyNotOpen } from './require-open.ts';

interface VisitedSurvey {
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
