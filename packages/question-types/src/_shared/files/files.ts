import {
  type AnsweringPart,
  type AnswerProblem,
  type AnswerProblemWord,
  type Asked,
  type FileKind,
  type FileRules,
  fileKinds,
  type SettingName,
  type SettingsOf,
} from '@wenshu/survey-core/answering';
import { fileFromRow, parseFiles, rowOfFile, type StoredFile } from './answer-files.ts';

export type FilesAnswer = { readonly files: readonly StoredFile[] };

/** The settings of every type that takes files. */
export const fileSettings = ['required', 'minFiles', 'maxFiles', 'maxFileMb'] as const;
export type FileSetting = (typeof fileSettings)[number];

export const BYTES_PER_MB = 1024 * 1024;

interface FileWords {
  readonly missing: AnswerProblemWord;
  readonly tooFew: AnswerProblemWord;
  readonly tooMany: AnswerProblemWord;
}
export const PICTURE_WORDS: FileWords = {
  missing: 'pictures-missing',
  tooFew: 'too-few-pictures',
  tooMany: 'too-many-pictures',
};
export const FILE_WORDS: FileWords = { missing: 'files-missing', tooFew: 'too-few-files', tooMany: 'too-many-files' };

/** What a question takes: formats of some kinds, up to a size that the type's own limit caps. */
export function fileRules(
  kinds: readonly FileKind[],
  largestMb: number,
  { maxFiles, maxFileMb }: SettingsOf<'maxFiles' | 'maxFileMb'>,
): FileRules {
  return {
    formats: kinds.flatMap(kind => [...fileKinds[kind]]),
    maxBytes: Math.min(maxFileMb ?? largestMb, largestMb) * BYTES_PER_MB,
    maxCount: maxFiles,
  };
}

/** The answering part of a type whose answer is some files. */
export function severalFiles<Name extends SettingName>(
  slug: string,
  code: number,
  settingNames: readonly (Name | FileSetting)[],
  words: FileWords,
  rulesOf: (settings: SettingsOf<Name | FileSetting>) => FileRules,
): AnsweringPart<Name | FileSetting, FilesAnswer> {
  return {
    slug,
    code,
    role: 'question',
    settingNames,
    tests: ['answered'],
    missing: words.missing,
    parse: (_asked, raw) => {
      const files = parseFiles(typeof raw === 'object' && raw !== null && 'files' in raw ? raw.files : undefined);
      return files ? { answer: { files } } : { problem: 'not-readable' };
    },
    isEmpty: ({ files }) => files.length === 0,
    check: (asked, { files }) => checkFiles(asked, files, words, rulesOf(asked.settings)),
    operands: () => ({}),
    restrict: (_asked, answer) => answer,
    quoteText: () => '',
    toRows: (_asked, { files }) => files.map(rowOfFile),
    fromRows: (_asked, rows) => ({ files: rows.map(fileFromRow) }),
    files: ({ settings }) => rulesOf(settings),
  };
}

/** Formats are not looked at here: a name says little, and the server has read the bytes when it took the file. */
function checkFiles(
  { settings }: Asked<SettingsOf<'minFiles'>>,
  files: readonly StoredFile[],
  words: FileWords,
  { maxBytes, maxCount }: FileRules,
): readonly AnswerProblem[] {
  // More than can be sent is never asked for.
  const least = Math.min(settings.minFiles ?? 0, maxCount);
  if (files.length < least) return [{ problem: words.tooFew, num: least }];
  if (files.length > maxCount) return [{ problem: words.tooMany, num: maxCount }];
  const large = files.find(file => file.size > maxBytes);
  return large ? [{ problem: 'file-too-large', num: maxBytes / BYTES_PER_MB, at: large.id }] : [];
}
