import {
  DATE_FORMAT,
  NUMERIC_FORMATS,
  type RawSettings,
  readSetting,
  type SettingName,
  writtenChecks,
} from '@wenshu/survey-core';
import type { editorTexts } from '@wenshu/texts/design/editor';

/** Settings that have words, and so can be shown. */
export type ShownSetting = keyof (typeof editorTexts)['zh']['settingNames'] & SettingName;

const LENGTHS: readonly SettingName[] = ['minLength', 'maxLength'];
const DAYS: readonly SettingName[] = ['earliestDate', 'latestDate'];
const RANGES: readonly SettingName[] = ['minValue', 'maxValue', 'decimalPlaces'];

/** Columns belong to the look that is chosen, numbers have no length and words no range: a setting that would do nothing is not offered. Other types' ranges stand alone. */
export function isSettingShown(name: SettingName, settings: RawSettings, all: readonly SettingName[] = []): boolean {
  if (name === 'columnCount') return !readSetting(settings, 'hasPictures');
  if (name === 'pictureColumns' || name === 'phonePictureColumns') return readSetting(settings, 'hasPictures');
  if (name === 'pictureAlt' && all.length === 0) return readSetting(settings, 'picture') !== '';
  const hasFormat = all.length === 0 || all.includes('inputFormat');
  if (!hasFormat) return true;
  const isNumber = NUMERIC_FORMATS.includes(readSetting(settings, 'inputFormat'));
  if (DAYS.includes(name)) return readSetting(settings, 'inputFormat') === DATE_FORMAT;
  if (name === 'decimalPlaces') return readSetting(settings, 'inputFormat') === 2;
  return isNumber ? !LENGTHS.includes(name) : !RANGES.includes(name);
}

/** The panel's sections, in the order in which a creator thinks of them. What is in none comes last. */
export const SETTING_SECTIONS = {
  basic: ['required', 'isHidden', 'isAnchored'],
  picture: ['picture', 'pictureAlt', 'model', 'poster', 'hotspotMode', 'maxClicks', 'exposureSeconds', 'locationMode'],
  answer: [
    ...writtenChecks,
    'step',
    'totalSum',
    'minSelected',
    'maxSelected',
    'earliestDate',
    'latestDate',
    'minFiles',
    'maxFiles',
    'maxFileMb',
    'fileKinds',
    'isCameraOnly',
  ],
  look: [
    'pointCount',
    'usesFaces',
    'lowLabel',
    'highLabel',
    'hasComment',
    'usesSliders',
    'lineCount',
    'columnCount',
    'hasPictures',
    'pictureColumns',
    'phonePictureColumns',
  ],
  random: ['isOptionOrderRandom', 'shownOptionCount', 'isRowOrderRandom', 'shownRowCount'],
} as const satisfies Record<string, readonly SettingName[]>;

export type SectionName = keyof typeof SETTING_SECTIONS | 'other';

export function sectionsOfSettings(names: readonly SettingName[]): [SectionName, SettingName[]][] {
  const placed = new Set<SettingName>(Object.values(SETTING_SECTIONS).flat());
  const sections: [SectionName, SettingName[]][] = Object.entries(SETTING_SECTIONS).map(([section, own]) => [
    section as SectionName,
    (own as readonly SettingName[]).filter(name => names.includes(name)),
  ]);
  return [...sections, ['other', names.filter(name => !placed.has(name))] as [SectionName, SettingName[]]].filter(
    ([, some]) => some.length > 0,
  );
}
