import { type CallData, socialCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';
import { tabPlace } from '../../../app/local-storage.ts';
import { newHexId } from '../../../app/new-hex-id.ts';

const KEY = 'socialKey';

export type Departure = CallData<typeof socialCalls.wxSignIn>;

/** The address of the social app's page, from which one comes back to `place` in this very tab. */
export function setOutForSocialApp(place: 'login' | 'user'): Promise<Departure> {
  return client.call(socialCalls.wxSignIn, { browserKey: newKey(), place }, { authorization: false, quiet: true });
}

export function setOutForCompany(): Promise<Departure> {
  return client.call(socialCalls.thirdDeparture, { browserKey: newKey() }, { authorization: false, quiet: true });
}

function newKey(): string {
  const browserKey = newHexId();
  tabPlace.set(KEY, browserKey);
  return browserKey;
}

/** The key of the last way out of this tab, once: whoever is sent here by somebody else's link has none. */
export function takeBrowserKey(): string | undefined {
  const browserKey = tabPlace.get(KEY);
  tabPlace.remove(KEY);
  return browserKey;
}
