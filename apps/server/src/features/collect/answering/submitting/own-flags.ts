import { answerStatus } from '@wenshu/api-contract';
import { qualityFlags } from '@wenshu/survey-core';
import type { Decided } from './decide-submissions.ts';
import { NO_PACE, type Pace } from './quality.repository.ts';

/** By survey. */
export type Paces = ReadonlyMap<string, Pace>;

/** What a submission says of itself; whether it is a twin the statement finds that writes it. */
export function ownFlags({ submission, status, activeMs, isSubmit }: Decided, paces: Paces): number[] | null {
  if (!isSubmit) return null;
  const { trapsFailed, flatGrids, arrival } = submission;
  const { fastBelowMs } = paces.get(arrival.scrollId) ?? NO_PACE;
  return [
    // A screened one is short by nature.
    ...(status === answerStatus.success && activeMs < fastBelowMs ? [qualityFlags.tooFast] : []),
    ...(flatGrids.length > 0 ? [qualityFlags.straightLine] : []),
    ...((trapsFailed ?? 0) > 0 ? [qualityFlags.trap] : []),
  ];
}
