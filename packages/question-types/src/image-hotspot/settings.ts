import { type RawSettings, readSettings } from '@wenshu/survey-core/answering';

export const imageHotspotSettings = ['required', 'picture', 'pictureAlt', 'hotspotMode', 'maxClicks'] as const;
export type ImageHotspotSetting = (typeof imageHotspotSettings)[number];

/** The second of the two modes: clicks anywhere instead of judging regions. */
export const FREE_CLICKS = 2;

export function readImageHotspot(settings: RawSettings) {
  return readSettings(settings, imageHotspotSettings);
}
