import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';

/** Of all calls about an account together; those that guess, send or store have narrower limits of their own. */
const perPerson: AttemptLimit = { name: 'account:person', most: 600, windowSeconds: 60 };
/** A whole company may stand behind one address. */
const perAddress: AttemptLimit = { name: 'account:address', most: 6000, windowSeconds: 60 };

export const isAboutAccount = (path: string): boolean => path.startsWith('/account/');

/** Stops whoever asks about accounts without end, also where a call only reads. */
export async function countAccountCall(
  platform: Platform,
  { actor, clientAddress }: { readonly actor: Actor | undefined; readonly clientAddress: string },
): Promise<void> {
  if (actor) await countAttempt(platform, perPerson, actor.personId);
  else await countAttempt(platform, perAddress, clientAddress);
}
