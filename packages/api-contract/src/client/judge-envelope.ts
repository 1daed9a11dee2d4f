import type { MissingRight } from '../envelope.ts';
import { errorCodes, SUCCESS_CODE } from '../error-codes.ts';
import { CallFailure, type FailureDetails, type FailureKind } from './call-failure.ts';

/** An answer that counts as success. `code` stays visible: on social sign-in 2001 is a success that means "not bound". */
export interface Answer<Data = unknown> {
  readonly code: string;
  readonly message: string;
  readonly data: Data;
}

const successCodes: readonly string[] = [SUCCESS_CODE, errorCodes.socialAccountNotBound.code];

const kindByCode: Readonly<Record<string, FailureKind>> = {
  [errorCodes.tokenInvalid.code]: 'signed-in-elsewhere',
  [errorCodes.operationFailed.code]: 'operation-failed',
  [errorCodes.messagingIdMissing.code]: 'messaging-id-missing',
  [errorCodes.savedByOthers.code]: 'saved-by-others',
  [errorCodes.secondFactorNeeded.code]: 'second-factor-needed',
};

/** Section 8 of the first document: which answers are successes, and which word every other one gets. */
export function judgeEnvelope(status: number, body: unknown): Answer | CallFailure {
  // The status comes first: 401 and 403 mean "sign in again", whatever a proxy in between put into the body.
  if (status === 401 || status === 403) return new CallFailure('sign-in-overdue', textOf(body, 'message'), { status });
  if (typeof body !== 'object' || body === null) return new CallFailure('answer-not-readable', '', { status });

  const code = textOf(body, 'code');
  const message = textOf(body, 'message');
  if (successCodes.includes(code) || isForeignSuccess(body)) {
    return { code: code || SUCCESS_CODE, message, data: 'data' in body ? body.data : null };
  }
  if (code === '') return new CallFailure('answer-not-readable', message, { status });
  const field = textOf(body, 'field');
  const ticket = textOf(body, 'ticket');
  const requestId = textOf(body, 'requestId');
  const details = {
    code,
    status,
    ...(field && { field }),
    ...(ticket && { ticket }),
    ...(requestId && { requestId }),
    ...collisionsOf(body),
    ...missingOf(body),
  };
  return new CallFailure(kindByCode[code] ?? 'refused', message, details);
}

/** Services behind the same address that do not use codes say success in one of these two ways. */
function isForeignSuccess(body: object): boolean {
  return ('success' in body && body.success === 1) || ('result' in body && body.result === 'success');
}

function collisionsOf(body: object): Pick<FailureDetails, 'collisions'> {
  return 'collisions' in body && Array.isArray(body.collisions) ? { collisions: body.collisions } : {};
}

function missingOf(body: object): Pick<FailureDetails, 'missing'> {
  const missing: unknown = Reflect.get(body, 'missing');
  return typeof missing === 'object' && missing !== null ? { missing: missing as MissingRight } : {};
}

function textOf(body: unknown, key: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, key);
  return typeof value === 'string' ? value : '';
}
