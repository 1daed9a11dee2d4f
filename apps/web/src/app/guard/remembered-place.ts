import { readJson, tabPlace } from '../local-storage.ts';
import { type Remembered, remember, type Visit } from './remembered.ts';

const KEY = 'remembered';

/** Kept for the tab: the login page may be another bundle's page load away. */
export function readRemembered(): Remembered {
  return (readJson(tabPlace, KEY) as Remembered | undefined) ?? {};
}

export function rememberVisit(visit: Visit, isSignedIn: boolean): void {
  tabPlace.set(KEY, JSON.stringify(remember(readRemembered(), visit, isSignedIn)));
}

/** After it was used, or when the person would rather not sign in. */
export function forgetRemembered(): void {
  tabPlace.remove(KEY);
}
