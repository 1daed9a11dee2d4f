import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Whether a header carries the secret. It takes as long for a wrong one, whatever of it is right and however long it is. */
export function isBearer(authorization: string | undefined, secret: string): boolean {
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${secret}`));
}
