import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import type { Failure, FailureVerdict } from '@wenshu/together';

/** What a code of a kind of document means, besides those that mean the same for all. */
export type VerdictByCode = Readonly<Record<string, FailureVerdict>>;

const BY_CODE: VerdictByCode = {
  [errorCodes.systemAbnormal.code]: 'failing',
  [errorCodes.serviceStopping.code]: 'passing',
  [errorCodes.storageFull.code]: 'passing',
  [errorCodes.noPermission.code]: 'no-right',
  [errorCodes.questionnaireNotFound.code]: 'gone',
};

/** What a failed call says about the edit, or the question, that it carried. */
export function judgeFailure(error: unknown, ofKind: VerdictByCode = {}): FailureVerdict {
  // A mistake of ours would fail the same way each time: trying again for ever would hide it.
  if (!(error instanceof CallFailure)) return 'refused';
  const code = error.details.code ?? '';
  const known = ofKind[code] ?? BY_CODE[code];
  if (known) return known;
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

/** The same with the server's sentence, and who was faster. */
export function failureOf(error: unknown, ofKind: VerdictByCode = {}): Failure {
  const failure = error instanceof CallFailure ? error : undefined;
  return {
    verdict: judgeFailure(error, ofKind),
    message: failure?.message ?? '',
    by: failure?.details.collisions ?? [],
  };
}
