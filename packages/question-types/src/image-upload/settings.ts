import { limits, type RawSettings, readSettings, type SettingsOf } from '@wenshu/survey-core/answering';
import { fileRules, fileSettings } from '../_shared/files/files.ts';

export const imageUploadSettings = [...fileSettings, 'isCameraOnly'] as const;
export type ImageUploadSetting = (typeof imageUploadSettings)[number];

export function rulesOf(settings: SettingsOf<ImageUploadSetting>) {
  return fileRules(['picture'], limits.uploadPictureMb, settings);
}

export function readImageUpload(raw: RawSettings) {
  const settings = readSettings(raw, imageUploadSettings);
  return { rules: rulesOf(settings), isCameraOnly: settings.isCameraOnly };
}
