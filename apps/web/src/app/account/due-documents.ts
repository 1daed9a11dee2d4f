import { tabPlace } from '../local-storage.ts';

const ASKS_KEY = 'asks-documents';

/** A sign-in was completed: the next page asks whether a yes to terms or privacy is due. Sessions that go on are not interrupted. */
export function askForDocuments(): void {
  tabPlace.set(ASKS_KEY, 'yes');
}

export function areDocumentsAsked(): boolean {
  return tabPlace.get(ASKS_KEY) !== undefined;
}

export function endAskingForDocuments(): void {
  tabPlace.remove(ASKS_KEY);
}
