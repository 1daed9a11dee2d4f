import { type RawSettings, readSetting } from '@wenshu/survey-core/answering';

export const locationSettings = ['required', 'locationMode'] as const;
export type LocationSetting = (typeof locationSettings)[number];

/** 1 asks the browser, 2 offers the list, 3 does both. */
export function readLocation(settings: RawSettings): { readonly asksBrowser: boolean; readonly offersList: boolean } {
  const mode = readSetting(settings, 'locationMode');
  return { asksBrowser: mode !== 2, offersList: mode !== 1 };
}
