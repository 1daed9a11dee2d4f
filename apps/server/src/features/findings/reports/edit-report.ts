import { checkReport, type ReportDocument, type ReportProblem } from '@wenshu/analysis';
import { type Change, changesBetween, doPathsMeet, makeChanges } from '@wenshu/survey-core';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import {
  type ChangesLog,
  documentAt,
  type EditedByChanges,
  editByChanges,
  storeChanges,
} from '../../../platform/together/edit-by-changes.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { requireRole } from './find-own-report.ts';
import { type KeptReport, lockReport, type ReportOf, updateDocument } from './report.repository.ts';
import {
  describeReportEdits,
  findEditVersion,
  insertReportEdit,
  listInverses,
  listReportEdits,
} from './report-edit.repository.ts';
import { REPORT } from './report-standing.repository.ts';

interface EditAsked extends ReportOf {
  readonly editId: string;
  readonly now: Date;
}

const MOST_EDITS = 1_000;
const MOST_EDIT_BYTES = 32 * 1024 * 1024;

/** Changes of paths, made upon the newest document under the report's lock. */
export const editReport = (
  database: Database,
  asked: EditAsked & { readonly baseVersion: number; readonly changes: readonly Change[] },
): Promise<EditedByChanges> => editByChanges(database, logOf(asked), asked);

/** The report as it was at a version, as one edit: what came since stays in the history. */
export const restoreReport = (
  database: Database,
  asked: EditAsked & { readonly version: number },
): Promise<EditedByChanges> =>
  storeChanges(database, logOf(asked), asked, async (db, report) => {
    const changes = changesBetween(report.document, await earlierDocument(db, report, asked.version));
    return { ...makeChanges(report.document, changes), changes };
  });

export async function earlierDocument(
  db: Queryable,
  report: Pick<KeptReport, 'reportId' | 'version' | 'document'>,
  wanted: number,
): Promise<ReportDocument> {
  const found = documentAt(report, wanted, await listInverses(db, report.reportId, wanted));
  if (!found) throw new Refusal('reportVersionNotFound');
  return found;
}

function logOf(asked: EditAsked): ChangesLog<ReportDocument, KeptReport> {
  const { reportId, editId, personId, now } = asked;
  return {
    kind: REPORT,
    documentId: reportId,
    lock: async db => {
      const report = await lockReport(db, asked);
      if (!report) throw new Refusal('reportNotFound');
      requireRole(report, 'edit');
      return report;
    },
    findVersion: (db, id) => findEditVersion(db, reportId, id),
    listAfter: (db, after) => listReportEdits(db, reportId, after),
    describeAfter: (db, after) => describeReportEdits(db, reportId, after),
    make: async (_db, report, changes) => {
      const made = makeChanges(report.document, changes);
      const problem = checkReport(made.document);
      // Somebody may have removed what a new block stands upon.
      if (problem) return { refusal: notUsable(problem), mayBeOthers: problem.word === 'page-unknown' };
      return { ...made, changes };
    },
    doMeet: (theirs, ours) => theirs.some(({ path }) => ours.some(own => doPathsMeet(path, own.path))),
    partIds,
    write: async (db, version, { document, changes, inverse }) => {
      await updateDocument(db, { reportId, version, document, now });
      const limits = { mostEdits: MOST_EDITS, mostBytes: MOST_EDIT_BYTES };
      await insertReportEdit(db, { reportId, version, editId, personId, changes, inverse, now }, limits);
    },
  };
}

/** Ids of pages and blocks, and names of what has none. */
const partIds = (theirs: readonly Change[], ours: readonly Change[]): string[] => [
  ...new Set(
    theirs
      .filter(({ path }) => ours.some(own => doPathsMeet(path, own.path)))
      .map(({ path }) => (path[0] === 'pages' || path[0] === 'blocks' ? (path[1] ?? path[0]) : path.join('.'))),
  ),
];

const notUsable = ({ at }: ReportProblem) => new Refusal('reportNotUsable', at === '' ? {} : { field: at });
