import { tabPlace } from '../local-storage.ts';
import { newHexId } from '../new-hex-id.ts';

const TAB_KEY = 'wenshu.tab';

/** One for every tab, so that a reload is the same visitor and not a second one. */
export function idOfTab(): string {
  const id = tabPlace.get(TAB_KEY) ?? newHexId();
  tabPlace.set(TAB_KEY, id);
  return id;
}
