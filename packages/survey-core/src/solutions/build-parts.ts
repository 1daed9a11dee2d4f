import type { Id } from '../ids.ts';
import { ordersBetween } from '../order.ts';
import { plainText } from '../rich-text.ts';
import type { SettingName, SettingValue } from '../settings/dictionary.ts';
import { writeSettings } from '../settings/settings.ts';
import type { BuiltQuestion } from './built-question.ts';
import type { MadeDesign } from './design-request.ts';

type Settings = { readonly [Name in SettingName]?: SettingValue<Name> };
type PlainSettings = BuiltQuestion['settings'];

/** By code, as the document has them; solutions write plain values alone. */
export const settingsOf = (settings: Settings) => writeSettings(settings) as PlainSettings;

export interface Part {
  readonly title: string;
  readonly settings?: Settings;
  readonly itemGroupId?: Id;
}

/** Options in their order, with ids of their own. */
export function itemsOf(parts: readonly Part[], mint: () => Id): BuiltQuestion['items'] {
  const orders = ordersBetween(null, null, parts.length);
  return parts.map(({ title, settings, itemGroupId }, index) => ({
    itemId: mint(),
    order: orders[index]!,
    title: plainText(title.trim()),
    ...(settings && { settings: settingsOf(settings) }),
    ...(itemGroupId && { itemGroupId }),
  }));
}

export function rowsOf(titles: readonly string[], mint: () => Id): BuiltQuestion['rows'] {
  const orders = ordersBetween(null, null, titles.length);
  return titles.map((title, index) => ({ rowId: mint(), order: orders[index]!, title: plainText(title.trim()) }));
}

/** A design as its question keeps it: levels by their options, everything else by places. */
export function writeDesign(levels: readonly (readonly Id[])[], { versions }: MadeDesign): string {
  return JSON.stringify({ levels, versions });
}
