import { errorCodes } from '@wenshu/api-contract';
import { applyChanges, isRecord } from '@wenshu/survey-core';
import { doTranscriptEditsMeet, makeTranscriptEdit, type Transcript } from '@wenshu/transcripts';
import type { VerdictByCode } from '../../../../app/together/judge-failure.ts';
import { type ChangesShape, kindByChanges } from '../../../../app/together/kind-by-changes.ts';

/** A transcript as a document that people edit together. */
export type TranscriptWorkShape = ChangesShape<Transcript>;

export const transcriptVerdicts: VerdictByCode = { [errorCodes.transcriptNotFound.code]: 'gone' };

export const transcriptKind = kindByChanges<Transcript>({
  apply: (document, { changes }) => makeTranscriptEdit(document, changes),
  withChanges: applyChanges,
  asMade: unsigned,
  doMeet: ({ changes }, theirs) => doTranscriptEditsMeet(changes, theirs.changes),
});

/** Who wrote a translation and when is the server's to say: also of a whole turn that is added with one. */
function unsigned(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { translation } = value;
  if (isRecord(translation)) return { ...value, translation: { ...translation, by: '', at: 0 } };
  return typeof value['by'] === 'string' && typeof value['of'] === 'string' ? { ...value, by: '', at: 0 } : value;
}
