import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId, versionText, versionTimeText } from '../../shared-inputs.ts';
import { editResult } from '../design/edit.ts';
import { visitor } from './visit.ts';

const MEGABYTE = 1024 * 1024;
const answerRecordId = z.string().check(z.regex(/^[0-9A-Za-z]{16,32}$/));
const fileId = z.string().check(z.regex(/^[0-9A-Za-z]{6,32}$/));

/** The largest file that any question can ask for; the question's own rules say how large its files may be. */
export const LARGEST_ANSWER_FILE_BYTES = 100 * MEGABYTE;

const answerFileFields = z.object({
  ...visitor,
  answerRecordId,
  /** The answer's key: the question's id, with @itemId in a loop's copy. */
  questionId: z.string().check(z.minLength(1), z.maxLength(65)),
  /** The snapshot that the page shows, as long as nothing was saved; a saved record knows its own. */
  versionTime: z.optional(versionTimeText),
});
const answerFile = z.object({ id: z.string(), name: z.string(), size: z.number() });

/** Files of answers: sent before the answer that names them. The fields come first, the file last. */
export const answerUploadCalls = {
  uploadPicture: call({
    method: 'POST',
    path: '/survey/answer/uploadPicture',
    audience: 'respondent',
    takes: 'upload',
    maxFileBytes: LARGEST_ANSWER_FILE_BYTES,
    summary: 'Send a picture for a question; the form’s last part is the file',
    body: answerFileFields,
    data: answerFile,
  }),
  uploadFile: call({
    method: 'POST',
    path: '/survey/answer/uploadFile',
    audience: 'respondent',
    own: true,
    takes: 'upload',
    maxFileBytes: LARGEST_ANSWER_FILE_BYTES,
    summary: 'Send a file of any kind that a question takes; the form’s last part is the file',
    body: answerFileFields,
    data: answerFile,
  }),
  file: call({
    method: 'GET',
    path: '/survey/answer/file',
    audience: 'respondent',
    own: true,
    answers: 'file',
    summary: 'A file of the visitor’s own unfinished record',
    query: z.object({ ...visitor, answerRecordId, fileId }),
    data: z.custom<Uint8Array>(),
  }),
};

/** What an uploaded picture is for, by its number on the wire; 62 is the specification's, the others are ours. */
export const pictureUses = {
  editor: { type: 62, maxBytes: 5 * MEGABYTE },
  header: { type: 63, maxBytes: 5 * MEGABYTE },
  background: { type: 64, maxBytes: 5 * MEGABYTE },
  option: { type: 65, maxBytes: 20 * MEGABYTE },
  other: { type: 66, maxBytes: 20 * MEGABYTE },
} as const;
const pictureTypes = Object.values(pictureUses).map(use => use.type);

const questionnaireFile = { scrollId };

/** Files of a questionnaire: seen by everybody who answers it. The answer is the file's address. */
export const designUploadCalls = {
  uploadPicture: call({
    method: 'POST',
    path: '/survey/scroll/uploadPicture',
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId', isOptional: true },
    takes: 'multipart',
    maxFileBytes: 20 * MEGABYTE,
    summary: 'A picture for a questionnaire; how large it may be is said by `type`',
    body: z.object({
      type: z._default(z.pipe(z.coerce.number(), z.literal(pictureTypes)), pictureUses.editor.type),
      /** The editor’s image dialog names none; where it is named, the right to edit it is needed. */
      scrollId: z.optional(scrollId),
    }),
    data: z.string(),
  }),
  uploadHeatMapPic: call({
    method: 'POST',
    path: '/survey/scroll/uploadHeatMapPic',
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId' },
    takes: 'multipart',
    maxFileBytes: 50 * MEGABYTE,
    summary: 'The picture of a hot-spot question',
    body: z.object(questionnaireFile),
    data: z.string(),
  }),
  uploadThreeDimensional: call({
    method: 'POST',
    path: '/survey/scroll/uploadThreeDimensional',
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId' },
    takes: 'multipart',
    maxFileBytes: 50 * MEGABYTE,
    summary: 'The model of a 3D display, as GLB',
    body: z.object(questionnaireFile),
    data: z.string(),
  }),
  uploadVideo: call({
    method: 'POST',
    path: '/survey/scroll/uploadVideo',
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId' },
    takes: 'multipart',
    maxFileBytes: 100 * MEGABYTE,
    summary: 'A video for a rich text, as MP4; needs the permission p016',
    body: z.object(questionnaireFile),
    data: z.string(),
  }),
};

/** The sheets that options can be imported from. */
export const importTemplates = ['options', 'layers', 'cascade'] as const;
export type ImportTemplate = (typeof importTemplates)[number];

export const templateCalls = {
  download: call({
    method: 'GET',
    path: '/survey/surveyQuestionTemplate/download',
    audience: 'signed-in',
    keyNeeds: 'questionnaire.edit',
    answers: 'file',
    summary: 'An Excel sheet to fill in for an import of options, of two layers, or of a cascade',
    query: z.object({ type: z._default(z.enum(importTemplates), 'options') }),
    data: z.custom<Uint8Array>(),
  }),
  importItems: call({
    method: 'POST',
    path: '/survey/item/importItems',
    logged: { action: 'questionnaire.edit', isOften: true },
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId' },
    own: true,
    takes: 'multipart',
    maxFileBytes: 5 * MEGABYTE,
    summary: 'Import options from a filled-in sheet (xlsx) or a text file (txt, csv), as one edit',
    body: z.object({
      scrollId,
      questionId: partId,
      /** Options and layers are added; a cascade comes in place of the options there are. */
      type: z.enum(importTemplates),
      editId: z.optional(partId),
      baseVersion: z.optional(versionText),
      /** `true`: logic that refers to options which go is cleared. */
      clearLogic: z.optional(z.enum(['true', 'false'])),
    }),
    data: editResult,
  }),
};
