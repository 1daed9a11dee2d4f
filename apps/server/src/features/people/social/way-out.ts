import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { CallContext } from '../../../http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import {
  type Departure,
  type SocialApp,
  SocialFailure,
  type SocialIdentity,
  type SocialWay,
} from '../../../platform/social/social-app.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { insertDeparture, takeDeparture } from './social.repository.ts';

const LIFETIME_SECONDS = 5 * 60;

/** Every way out is a row that anybody can make us write, and every return may ask another service; an address can be a whole office. */
export const socialLimits = {
  departure: { name: 'social-departure:address', most: 300, windowSeconds: 900 },
  return: { name: 'social-return:address', most: 100, windowSeconds: 900 },
} as const satisfies Record<string, AttemptLimit>;

/** The closed list of where people come back to: an address from outside would make us a trap. */
export const callbackPaths = { login: '/login', user: '/user', company: '/third_login' } as const;

export function requireApp({ social }: Platform, way: SocialWay): SocialApp {
  const app = social[way];
  if (!app) throw new Refusal('signInWayMissing');
  return app;
}

/** The address to send somebody to, remembered for their return. */
export async function setOut(
  { platform, clientAddress, language }: CallContext,
  way: SocialWay,
  browserKey: string,
  place: keyof typeof callbackPaths,
): Promise<{ url: string; expiresIn: number }> {
  const app = requireApp(platform, way);
  await countAttempt(platform, socialLimits.departure, clientAddress);
  const state = randomBytes(32).toString('base64url');
  const callbackUrl = publicAddress(platform, callbackPaths[place]);
  const url = await heeding(app.addressFor(departureOf(platform, state, callbackUrl), language));
  await insertDeparture(platform.database.pool, {
    stateHash: hash(state),
    browserHash: hash(browserKey),
    way,
    callbackUrl,
    expiresAt: new Date(platform.clock.now().getTime() + LIFETIME_SECONDS * 1000),
  });
  return { url, expiresIn: LIFETIME_SECONDS };
}

interface ComingBack {
  readonly code: string;
  readonly state: string;
  readonly browserKey: string;
  readonly iss?: string | undefined;
}

/** Whom the service vouches for. The other service is asked only for somebody who set out from here, in this browser, just now. */
export async function comeBack(
  { platform, clientAddress }: CallContext,
  way: SocialWay,
  { code, state, browserKey, iss }: ComingBack,
): Promise<SocialIdentity> {
  const app = requireApp(platform, way);
  await countAttempt(platform, socialLimits.return, clientAddress);
  const taken = await takeDeparture(platform.database.pool, {
    stateHash: hash(state),
    browserHash: hash(browserKey),
    way,
    now: platform.clock.now(),
  });
  if (!taken?.isRight) throw new Refusal('socialReturnInvalid');
  return heeding(app.getIdentity({ ...departureOf(platform, state, taken.callbackUrl), code, issuer: iss }));
}

/** PKCE's secret and the nonce are worked out of the state: only its hash is stored, and without the server's secret nobody works them out. */
function departureOf({ secrets }: Platform, state: string, callbackUrl: string): Departure {
  const derive = (what: string) => createHmac('sha256', secrets.social).update(`${what}:${state}`).digest('base64url');
  return { state, callbackUrl, codeVerifier: derive('verifier'), nonce: derive('nonce') };
}

/** No salt and no slow hash: these are random, nobody guesses them from a dictionary. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function heeding<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof SocialFailure)) throw error;
    throw new Refusal(error.problem === 'refused' ? 'socialReturnInvalid' : 'socialAppUnreachable');
  }
}
