import type { Language } from '@wenshu/texts';

/** One person's way out to another service and back. All of it is worked out from the state, so nothing but the state has to be remembered. */
export interface Departure {
  /** Drawn for this one way; it comes back with the code. */
  readonly state: string;
  readonly callbackUrl: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

export interface Return extends Departure {
  readonly code: string;
  /** Who says to have sent them back, where the service says so. */
  readonly issuer?: string | undefined;
}

/** Somebody as that service knows them. */
export interface SocialIdentity {
  readonly issuer: string;
  readonly subject: string;
}

/** A service that vouches for people. */
export interface SocialApp {
  readonly appId: string;
  /** What people call it. */
  readonly name: string;
  /** Where its page comes from, when that page may stand in a frame of ours. */
  readonly frameOrigin?: string;
  /** Where to send the person, whose page is in this language if it can be. Throws a SocialFailure. */
  addressFor(departure: Departure, language: Language): Promise<string>;
  /** Who came back. Throws a SocialFailure. */
  getIdentity(back: Return): Promise<SocialIdentity>;
}

/** `social` is the messaging app, `company` the company's own sign-in. */
export type SocialWay = 'social' | 'company';
export type SocialApps = Readonly<Partial<Record<SocialWay, SocialApp>>>;

/** `refused`: the other side does not vouch for this return. `unreachable`: it may work later. */
export class SocialFailure extends Error {
  readonly problem: 'refused' | 'unreachable';

  constructor(problem: SocialFailure['problem'], detail: string, cause?: unknown) {
    super(`${problem}: ${detail}`, cause === undefined ? undefined : { cause });
    this.problem = problem;
  }
}
