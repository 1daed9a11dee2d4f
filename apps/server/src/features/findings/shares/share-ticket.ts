import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

export interface ShareTicket {
  readonly shareId: string;
  /** Of the password that it was given for: with another one it is worth nothing. */
  readonly stamp: string;
  readonly expiresAt: Date;
}

/** "shareId.stamp.seconds.signature": it hides nothing, it only cannot be altered. */
export function signShareTicket(secret: KeyObject, { shareId, stamp, expiresAt }: ShareTicket): string {
  const content = `${shareId}.${stamp}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${content}.${sign(secret, content)}`;
}

/** Undefined when it was altered, is not ours, or is over. */
export function readShareTicket(
  secret: KeyObject,
  ticket: string,
  now: Date,
): Omit<ShareTicket, 'expiresAt'> | undefined {
  const [shareId = '', stamp = '', seconds = '', signature = '', ...rest] = ticket.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, `${shareId}.${stamp}.${seconds}`))];
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return Number.parseInt(seconds, 36) * 1000 > now.getTime() ? { shareId, stamp } : undefined;
}

const sign = (secret: KeyObject, content: string) => createHmac('sha256', secret).update(content).digest('base64url');
