import { errorCodes } from '../error-codes.ts';
import { CallFailure } from './call-failure.ts';

/** By which whoever runs the platform finds what went wrong there; undefined where nothing did, or trying again later is all there is to say. */
export function referenceOf(error: unknown): string | undefined {
  if (!(error instanceof CallFailure) || error.details.code !== errorCodes.systemAbnormal.code) return undefined;
  return error.details.requestId;
}
