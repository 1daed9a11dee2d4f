import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

export interface FileTicket {
  readonly fileId: string;
  /** Whom it was given: what they may is asked again when it is shown. */
  readonly readerId: string;
  readonly expiresAt: Date;
}

/**
 * Lets its bearer read one file for a short time, because `<img>` and downloads send no authorization header.
 * "fileId.readerId.seconds.signature", readable on purpose: it hides nothing, it only cannot be altered.
 */
export function signFileTicket(secret: KeyObject, { fileId, readerId, expiresAt }: FileTicket): string {
  const content = `${fileId}.${readerId}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${content}.${sign(secret, content)}`;
}

/** The file and its reader, or undefined when the ticket was altered, is not ours, or has expired. */
export function readFileTicket(
  secret: KeyObject,
  ticket: string,
  now: Date,
): Omit<FileTicket, 'expiresAt'> | undefined {
  const [fileId = '', readerId = '', seconds = '', signature = '', ...rest] = ticket.split('.');
  if (rest.length > 0 || !isSame(signature, sign(secret, `${fileId}.${readerId}.${seconds}`))) return undefined;
  return Number.parseInt(seconds, 36) * 1000 > now.getTime() ? { fileId, readerId } : undefined;
}

function sign(secret: KeyObject, content: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
