import { type RawSettings, readSettings } from '@wenshu/survey-core/answering';

export const threeDDisplaySettings = ['required', 'model', 'poster', 'pictureAlt'] as const;
export type ThreeDDisplaySetting = (typeof threeDDisplaySettings)[number];

export function readThreeDDisplay(settings: RawSettings) {
  return readSettings(settings, threeDDisplaySettings);
}
