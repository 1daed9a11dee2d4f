import { type RawSettings, readSettings, type SettingsOf } from '@wenshu/survey-core/answering';

export const rulerSettings = [
  'required',
  'minValue',
  'maxValue',
  'step',
  'lowLabel',
  'highLabel',
  'isOptionOrderRandom',
] as const;
export type RulerSetting = (typeof rulerSettings)[number];

/** The ends of the ruler; 0 to 100 where the creator set none. */
export function endsOf({ minValue, maxValue }: SettingsOf<'minValue' | 'maxValue'>): { least: number; most: number } {
  const least = minValue ?? 0;
  return { least, most: maxValue ?? Math.max(100, least + 100) };
}

export function readRuler(settings: RawSettings) {
  const read = readSettings(settings, rulerSettings);
  return { ...read, ...endsOf(read) };
}
