import { errorCodes } from '@wenshu/api-contract';
import { doPaperEditsMeet, makePaperEdit, type Paper } from '@wenshu/papers';
import { applyChanges } from '@wenshu/survey-core';
import type { VerdictByCode } from '../../../../app/together/judge-failure.ts';
import { type ChangesShape, kindByChanges } from '../../../../app/together/kind-by-changes.ts';

/** A paper as a document that people edit together. */
export type PaperWorkShape = ChangesShape<Paper>;

export const paperVerdicts: VerdictByCode = { [errorCodes.paperNotFound.code]: 'gone' };

export const paperKind = kindByChanges<Paper>({
  apply: (document, { changes }) => makePaperEdit(document, changes),
  withChanges: applyChanges,
  doMeet: ({ changes }, theirs) => doPaperEditsMeet(changes, theirs.changes),
});
