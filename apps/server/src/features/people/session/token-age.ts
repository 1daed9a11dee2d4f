import type { TokenRow } from './session.repository.ts';
import { REPLACED_GRACE_SECONDS } from './token.ts';

export function isReplacedLongAgo({ replacedAt }: TokenRow, now: Date): boolean {
  return replacedAt !== null && replacedAt.getTime() + REPLACED_GRACE_SECONDS * 1000 < now.getTime();
}

export function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
}
