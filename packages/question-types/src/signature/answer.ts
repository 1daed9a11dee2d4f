import { type AnsweringPart, isRecord } from '@wenshu/survey-core/answering';
import { fileFromRow, parseFile, rowOfFile, type StoredFile } from '../_shared/files/answer-files.ts';
import { signatureMissing } from './problems.ts';
import { LARGEST_SIGNATURE_BYTES, signatureSettings } from './settings.ts';

export type SignatureAnswer = { readonly file: StoredFile };

/** A signature is a picture that was sent like any other file. */
export const answering: AnsweringPart<'required', SignatureAnswer> = {
  slug: 'signature',
  code: 103,
  role: 'question',
  settingNames: signatureSettings,
  tests: ['answered'],
  missing: signatureMissing,
  parse: (_asked, raw) => {
    const file = parseFile(isRecord(raw) ? raw.file : undefined);
    return file ? { answer: { file } } : { problem: 'not-readable' };
  },
  isEmpty: () => false,
  check: (_asked, { file }) =>
    file.size > LARGEST_SIGNATURE_BYTES
      ? [{ problem: 'file-too-large', num: LARGEST_SIGNATURE_BYTES / (1024 * 1024) }]
      : [],
  operands: () => ({}),
  restrict: (_asked, answer) => answer,
  quoteText: () => '',
  toRows: (_asked, { file }) => [rowOfFile(file)],
  fromRows: (_asked, [row]) => ({ file: row && fileFromRow(row) }),
  // Who signs again sends another picture before the first one is let go.
  files: () => ({ formats: ['png'], maxBytes: LARGEST_SIGNATURE_BYTES, maxCount: 1 }),
};
