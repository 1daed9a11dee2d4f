import { flatItems, isHiddenItem } from '../flow/items.ts';
import { readSetting } from '../settings/settings.ts';
import type { Drafts } from './drafts.ts';

/** Options and rows whose order or number the seed decides, or that are never shown. */
export function markDealt({ slots }: Drafts): void {
  for (const slot of slots) {
    const { settings, items } = slot.question;
    const isDealt =
      readSetting(settings, 'isOptionOrderRandom') ||
      readSetting(settings, 'isRowOrderRandom') ||
      readSetting(settings, 'shownOptionCount') !== null ||
      readSetting(settings, 'shownRowCount') !== null ||
      flatItems(items).some(isHiddenItem);
    if (isDealt) slot.varying = { tests: new Map() };
  }
}
