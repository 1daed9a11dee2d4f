import {
  type FileKind,
  fileKinds,
  limits,
  type RawSettings,
  readSettings,
  type SettingsOf,
} from '@wenshu/survey-core/answering';
import { fileRules, fileSettings } from '../_shared/files/files.ts';

export const fileUploadSettings = [...fileSettings, 'fileKinds'] as const;
export type FileUploadSetting = (typeof fileUploadSettings)[number];

/** The kinds that a creator allowed, written with commas; all that are known where none is named, and everything where "any" is. */
function kindsOf(written: string): readonly FileKind[] {
  const all = Object.keys(fileKinds) as FileKind[];
  const named = all.filter(kind => written.split(',').includes(kind));
  if (named.includes('any')) return all;
  return named.length > 0 ? named : all.filter(kind => kind !== 'any');
}

export function rulesOf(settings: SettingsOf<FileUploadSetting>) {
  const kinds = kindsOf(settings.fileKinds);
  // Pictures alone keep to the size of pictures.
  const largestMb = kinds.every(kind => kind === 'picture') ? limits.uploadPictureMb : limits.uploadMb;
  return fileRules(kinds, largestMb, settings);
}

export function readFileUpload(raw: RawSettings) {
  return { rules: rulesOf(readSettings(raw, fileUploadSettings)), isCameraOnly: false };
}
