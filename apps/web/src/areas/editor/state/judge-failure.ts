import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';

/**
 * What a failed save means for the edit: `passing` is tried again, `signed-out` waits for the next sign-in, the others are set aside
 * for the person to decide. Nothing is ever thrown away.
 */
export type FailureVerdict = 'passing' | 'signed-out' | 'collision' | 'refused';

const PASSING_CODES: readonly string[] = [errorCodes.systemAbnormal.code, errorCodes.serviceStopping.code];

export function judgeFailure(error: unknown): FailureVerdict {
  // A mistake of ours would fail the same way each time: trying again for ever would hide it.
  if (!(error instanceof CallFailure)) return 'refused';
  if (PASSING_CODES.includes(error.details.code ?? '')) return 'passing';
  switch (error.kind) {
    case 'network':
    case 'timed-out':
    case 'cancelled':
    // A proxy's error page instead of an answer.
    case 'answer-not-readable':
      return 'passing';
    case 'signed-in-elsewhere':
    case 'sign-in-overdue':
    case 'refresh-refused':
      return 'signed-out';
    case 'saved-by-others':
      return 'collision';
    default:
      return 'refused';
  }
}
