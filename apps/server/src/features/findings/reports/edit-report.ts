import { checkReport, type ReportDocument, type ReportProblem } from '@wenshu/analysis';
import type { CallData, EditCollision, reportCalls } from '@wenshu/api-contract';
import { applyChanges, type Change, changesBetween, doPathsMeet, makeChanges } from '@wenshu/survey-core';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { storeEdit } from '../../../platform/together/store-edit.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { requireRole } from './find-own-report.ts';
import { type KeptReport, lockReport, type ReportOf, updateDocument } from './report.repository.ts';
import {
  describeReportEdits,
  findEditVersion,
  insertReportEdit,
  listInverses,
  listReportEdits,
  type ReportEdit,
} from './report-edit.repository.ts';
import { REPORT } from './report-standing.repository.ts';

type Edited = CallData<typeof reportCalls.edit>;

interface EditAsked extends ReportOf {
  readonly editId: string;
  readonly now: Date;
}

const MOST_EDITS = 1_000;
const MOST_EDIT_BYTES = 32 * 1024 * 1024;
/** Enough to see who and what. */
const MOST_TOLD = 20;

/** Changes of paths, made upon the newest document under the report's lock. */
export async function editReport(
  database: Database,
  asked: EditAsked & { readonly baseVersion: number; readonly changes: readonly Change[] },
): Promise<Edited> {
  const { baseVersion, changes } = asked;
  return underLock(database, asked, baseVersion, async (db, report, since) => {
    if (baseVersion > report.version)
      throw new Refusal('inputInvalid', {
        field: 'baseVersion',
        problem: { word: 'numberTooBig', maximum: report.version },
      });
    // Older edits are gone: nobody can say whether they met these.
    if (since.length < report.version - baseVersion) throw new Refusal('savedByOthers', { collisions: [] });
    const met = since.filter(edit => edit.changes.some(({ path }) => changes.some(own => doPathsMeet(path, own.path))));
    if (met.length > 0) throw await collision(db, asked, met, changes);
    const { document, inverse } = makeChanges(report.document, changes);
    const problem = checkReport(document);
    // Somebody has since removed what a new block stands upon.
    if (problem?.word === 'page-unknown' && since.length > 0) throw await collision(db, asked, since, changes);
    if (problem) throw notUsable(problem);
    return { document, changes, inverse };
  });
}

/** The report as it was at a version, as one edit: what came since stays in the history. */
export async function restoreReport(
  database: Database,
  asked: EditAsked & { readonly version: number },
): Promise<Edited> {
  return underLock(database, asked, undefined, async (db, report) => {
    const changes = changesBetween(report.document, await earlierDocument(db, report, asked.version));
    return { ...makeChanges(report.document, changes), changes };
  });
}

export async function earlierDocument(
  db: Queryable,
  { reportId, version, document }: Pick<KeptReport, 'reportId' | 'version' | 'document'>,
  wanted: number,
): Promise<ReportDocument> {
  const back = await listInverses(db, reportId, wanted);
  if (wanted > version || back.length < version - wanted) throw new Refusal('reportVersionNotFound');
  return applyChanges(
    document,
    back.flatMap(({ inverse }) => inverse),
  );
}

interface EditMade {
  readonly document: ReportDocument;
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
}

/** `baseVersion` is what the caller has; without it all that is answered is this edit's own. */
async function underLock(
  database: Database,
  asked: EditAsked,
  baseVersion: number | undefined,
  make: (db: Queryable, report: KeptReport, since: readonly ReportEdit[]) => Promise<EditMade>,
): Promise<Edited> {
  const { reportId, editId, personId, now } = asked;
  const { version, since, made } = await storeEdit<KeptReport, ReportEdit, EditMade>(
    database,
    {
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
      make,
      insert: async (db, next, { document, changes, inverse }) => {
        await updateDocument(db, { reportId, version: next, document, now });
        const limits = { mostEdits: MOST_EDITS, mostBytes: MOST_EDIT_BYTES };
        await insertReportEdit(db, { reportId, version: next, editId, personId, changes, inverse, now }, limits);
      },
    },
    { editId, baseVersion },
  );
  const changes = allOf(since);
  return { version, editId, changes: made ? [...changes, ...made.changes.map(presentChange)] : changes };
}

const allOf = (edits: readonly ReportEdit[]) => edits.flatMap(({ changes }) => changes).map(presentChange);

export const presentChange = ({ path, value }: Change) => ({
  path: [...path],
  ...(value !== undefined && { value }),
});

async function collision(
  db: Queryable,
  { reportId, personId }: EditAsked,
  met: readonly ReportEdit[],
  changes: readonly Change[],
): Promise<Refusal> {
  const partsOf = new Map(met.map(edit => [edit.version, partIds(edit.changes, changes)]));
  const told = await describeReportEdits(db, reportId, Math.min(...partsOf.keys()) - 1);
  const collisions = told
    .filter(({ version }) => partsOf.has(version))
    .slice(0, MOST_TOLD)
    .map(
      ({ version, personId: by, nickName, madeAt }): EditCollision => ({
        version,
        personId: by,
        nickName,
        isSelf: by === personId,
        time: madeAt.getTime(),
        command: 'edit',
        partIds: partsOf.get(version) ?? [],
      }),
    );
  return new Refusal('savedByOthers', { collisions });
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
