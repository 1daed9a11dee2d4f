import { type RawSettings, readSetting } from '../settings/settings.ts';

const ORDERS = ['isOptionOrderRandom', 'isRowOrderRandom', 'isQuestionOrderRandom', 'isGroupOrderRandom'] as const;
const COUNTS = ['shownOptionCount', 'shownRowCount', 'shownQuestionCount', 'shownGroupCount'] as const;

/** Whether the order or the choice of what stands in a list is dealt from the seed. */
export function isDealt(settings: RawSettings): boolean {
  return ORDERS.some(name => readSetting(settings, name)) || COUNTS.some(name => readSetting(settings, name) !== null);
}
