import * as z from 'zod/mini';
import { call } from '../call.ts';
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
  versionTime: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
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
