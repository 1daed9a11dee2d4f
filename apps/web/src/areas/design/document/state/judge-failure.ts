import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';

/**
 * What a failed save means for the edit: `passing` and `failing` are tried again (the second not for ever: the server answers, and
 * stumbles over this very edit), `signed-out` waits for the next sign-in, the others are set aside for the person to decide.
 * Nothing is ever thrown away.
 */
export type FailureVerdict =
  | 'passing'
  | 'failing'
  | 'signed-out'
  | 'collision'
  | 'refused'
  /** The right to edit was taken away; the questionnaire is gone; it is being collected or has ended. */
  | 'no-right'
  | 'gone'
  | 'locked';

const BY_CODE: Readonly<Record<string, FailureVerdict>> = {
  [errorCodes.systemAbnormal.code]: 'failing',
  [errorCodes.serviceStopping.code]: 'passing',
  [errorCodes.storageFull.code]: 'passing',
  [errorCodes.noPermission.code]: 'no-right',
  [errorCodes.questionnaireNotFound.code]: 'gone',
  [errorCodes.suspendBeforeEditing.code]: 'locked',
  [errorCodes.surveyClosed.code]: 'locked',
};

export function judgeFailure(error: unknown): FailureVerdict {
  // A mistake of ours would fail the same way each time: trying again for ever would hide it.
  if (!(error instanceof CallFailure)) return 'refused';
  const known = BY_CODE[error.details.code ?? ''];
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
