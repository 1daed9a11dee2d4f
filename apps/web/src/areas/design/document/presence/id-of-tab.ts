import { tabPlace } from '../../../../app/local-storage.ts';
import { newId } from '../reading/new-id.ts';

const TAB_KEY = 'wenshu.tab';

/** One for every tab, so that a reload is the same visitor and not a second one. */
export function idOfTab(): string {
  const id = tabPlace.get(TAB_KEY) ?? newId();
  tabPlace.set(TAB_KEY, id);
  return id;
}
