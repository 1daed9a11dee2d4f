import { type Right, waysToHold } from '@wenshu/api-contract';

/** A signed-in person, as far as deciding what they may do needs to know. */
export interface Actor {
  readonly personId: string;
  readonly sessionId: string;
  /** They act through an API key, which gives no more than these of their rights. */
  readonly keyRights?: readonly Right[] | undefined;
}

/** Whose rights are asked for, and through which key. */
export type RightsBearer = Pick<Actor, 'personId' | 'keyRights'>;

/** Whether the key, if it is one that acts, gives this right. Whether the person holds it is another question. */
export function keyGives(bearer: Pick<Actor, 'keyRights'>, right: Right): boolean {
  return waysOf(bearer, right).length > 0;
}

/** The rights that are enough for this one and that the key, if it is one that acts, was given. */
export function waysOf({ keyRights }: Pick<Actor, 'keyRights'>, right: Right): readonly Right[] {
  return keyRights === undefined ? waysToHold(right) : waysToHold(right).filter(way => keyRights.includes(way));
}
