import type { KeyObject } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { openSealed, seal } from './seal.ts';
import { type SocialApp, SocialFailure } from './social-app.ts';

export interface LocalAppOptions {
  readonly secret: KeyObject;
  readonly clock: Clock;
}

export const LOCAL_PAGE = '/social/local';
const ISSUER = 'local';
const CODE_LIFETIME_MS = 5 * 60 * 1000;

/** Whoever is typed or chosen on our own page. */
export const LOCAL_NAME = /^[\p{L}\p{N}_-]{1,40}$/u;

/** Stands in for a messaging app on a machine of one's own, as the outbox does for mail: its page needs no network and believes everybody. */
export function createLocalApp(options: LocalAppOptions): SocialApp {
  return {
    appId: 'local',
    name: 'local',
    async addressFor({ state, callbackUrl }, lang) {
      const back = new URL(callbackUrl).pathname;
      return `${LOCAL_PAGE}?${new URLSearchParams({ state, back, lang })}`;
    },
    async getIdentity({ code, state }) {
      const name = openSealed(options, `local-code:${state}`, code);
      if (name === undefined) throw new SocialFailure('refused', 'no code of the local page');
      return { issuer: ISSUER, subject: `local_${name}` };
    },
  };
}

/** What the local page sends somebody back with; good for one way out only. */
export function makeLocalCode(options: LocalAppOptions, state: string, name: string): string {
  return seal(options, `local-code:${state}`, name, CODE_LIFETIME_MS);
}
