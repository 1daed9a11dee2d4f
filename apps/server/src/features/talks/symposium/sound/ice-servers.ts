import { createHmac } from 'node:crypto';
import type { IceServer } from '@wenshu/api-contract';
import type { TurnEnv } from '../../../../env.ts';

/** Longer than any talk: a page that comes in anew gets another one. */
const LASTS_SECONDS = 12 * 60 * 60;

/**
 * The servers of the house as a browser takes them. Whoever may use one that passes things on gets a name with its end in it and a password
 * made of both: the server knows it by the secret alone (coturn: `use-auth-secret`), and it opens nothing once the end has come.
 */
export function iceServers({ urls, secret }: TurnEnv, seatId: string, now: Date): IceServer[] {
  const [open, shut] = [false, true].map(isShut => urls.filter(url => url.startsWith('turn') === isShut));
  const servers: IceServer[] = open && open.length > 0 ? [{ urls: open }] : [];
  if (!shut || shut.length === 0 || secret === undefined) return servers;
  const username = `${Math.floor(now.getTime() / 1000) + LASTS_SECONDS}:${seatId}`;
  // SHA-1 is what such servers take; it is no choice of ours.
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  return [...servers, { urls: shut, username, credential }];
}
