import { errorCodes } from '@wenshu/api-contract';
import { applyChanges } from '@wenshu/survey-core';
import { doTranscriptEditsMeet, makeTranscriptEdit, type Transcript } from '@wenshu/transcripts';
import type { VerdictByCode } from '../../../../app/together/judge-failure.ts';
import { type ChangesShape, kindByChanges } from '../../../../app/together/kind-by-changes.ts';

/** A transcript as a document that people edit together. */
export type TranscriptWorkShape = ChangesShape<Transcript>;

export const transcriptVerdicts: VerdictByCode = { [errorCodes.transcriptNotFound.code]: 'gone' };

export const transcriptKind = kindByChanges<Transcript>({
  apply: (document, { changes }) => makeTranscriptEdit(document, changes),
  withChanges: applyChanges,
  doMeet: ({ changes }, theirs) => doTranscriptEditsMeet(changes, theirs.changes),
});
