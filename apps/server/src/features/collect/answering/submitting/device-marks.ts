import { createHash } from 'node:crypto';

interface Sender {
  readonly deviceId?: string | null | undefined;
  readonly cookieId?: string | null | undefined;
  readonly clientAddress: string;
  readonly userAgent: string;
}

/**
 * The id under which a record's device is kept. Whoever leaves the device id out is known by the cookie id; whoever leaves both out by
 * address and browser, with a sign in it that no sent id can have.
 */
export function deviceOf({ deviceId, cookieId, clientAddress, userAgent }: Sender): string {
  return deviceId ?? cookieId ?? `seen:${digestOf(`${clientAddress}\n${userAgent}`)}`;
}

/** All that a device is known by. One that has used up its submissions under any of them has used them up. */
export function deviceMarks({ deviceId, cookieId }: Pick<Sender, 'deviceId' | 'cookieId'>): string[] {
  return [...new Set([deviceId ?? [], cookieId ?? []].flat())];
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}
