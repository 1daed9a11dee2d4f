import { type RawSettings, readSettings } from '@wenshu/survey-core/answering';

export const blinkSettings = ['required', 'picture', 'pictureAlt', 'exposureSeconds'] as const;
export type BlinkSetting = (typeof blinkSettings)[number];

export function readBlink(settings: RawSettings) {
  return readSettings(settings, blinkSettings);
}
