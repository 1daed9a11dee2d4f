import { limits, type RawSettings, readSettings, type SettingsOf } from '@wenshu/survey-core/answering';
import { fileRules, fileSettings } from '../_shared/files/files.ts';

export const videoUploadSettings = [...fileSettings, 'isCameraOnly'] as const;
export type VideoUploadSetting = (typeof videoUploadSettings)[number];

export function rulesOf(settings: SettingsOf<VideoUploadSetting>) {
  return fileRules(['video'], limits.uploadMb, settings);
}

export function readVideoUpload(raw: RawSettings) {
  const settings = readSettings(raw, videoUploadSettings);
  return { rules: rulesOf(settings), isCameraOnly: settings.isCameraOnly };
}
