import type { ReportDocument } from '@wenshu/analysis/browser';
import { errorCodes } from '@wenshu/api-contract';
import { applyChanges, doPathsMeet, makeChanges } from '@wenshu/survey-core';
import type { UnsavedEdit } from '@wenshu/together';
import type { VerdictByCode } from '../../../../app/together/judge-failure.ts';
import { type ChangesShape, kindByChanges } from '../../../../app/together/kind-by-changes.ts';

/** A report as a document that people edit together. */
export type ReportShape = ChangesShape<ReportDocument>;

export type UnsavedReportEdit = UnsavedEdit<ReportShape>;

export const reportVerdicts: VerdictByCode = { [errorCodes.reportNotFound.code]: 'gone' };

export const reportKind = kindByChanges<ReportDocument>({
  apply: (document, { changes }) => ({ ...makeChanges(document, changes), changes }),
  withChanges: applyChanges,
  doMeet: ({ changes }, theirs) =>
    changes.some(mine => theirs.changes.some(({ path }) => doPathsMeet(path, mine.path))),
});
