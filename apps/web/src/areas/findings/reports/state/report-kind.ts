import type { ReportDocument } from '@wenshu/analysis/browser';
import { errorCodes } from '@wenshu/api-contract';
import { applyChanges, type Change, doPathsMeet, makeChanges, valueAt } from '@wenshu/survey-core';
import type { DocumentKind, LoggedEdit, MadeHere, Refused, UndoStep, UnsavedEdit } from '@wenshu/together';
import type { VerdictByCode } from '../../../../app/together/judge-failure.ts';

export interface ReportEdit {
  readonly editId: string;
  readonly changes: readonly Change[];
  /** What is changed, where changes of the same thing in a row are one step: arrows that move a block, a colour that is dragged. */
  readonly merge?: string | undefined;
}

/** An edit of the log with what it wrote. */
export interface LoggedReportEdit extends LoggedEdit {
  readonly changes: readonly Change[];
}

interface ReportStep extends UndoStep {
  readonly merge?: string | undefined;
  /** The places that it wrote. */
  readonly places: string;
}

/** A report as a document that people edit together. */
export interface ReportShape {
  readonly document: ReportDocument;
  readonly edit: ReportEdit;
  readonly change: Change;
  readonly applied: object;
  readonly problem: Refused;
  readonly made: LoggedReportEdit;
  readonly step: ReportStep;
}

export type UnsavedReportEdit = UnsavedEdit<ReportShape>;

export const reportVerdicts: VerdictByCode = { [errorCodes.reportNotFound.code]: 'gone' };

/** Within so long the same thing goes on. */
const GOES_ON_MS = 1_500;

const placesOf = (changes: readonly Change[]) => JSON.stringify(changes.map(({ path }) => path));

export const reportKind: DocumentKind<ReportShape> = {
  apply: (document, { changes }) => ({ ...makeChanges(document, changes), changes }),
  withChanges: applyChanges,
  doMeet: ({ changes }, theirs) =>
    changes.some(mine => theirs.changes.some(({ path }) => doPathsMeet(path, mine.path))),
  join: (last, next) =>
    next.merge !== undefined && last.merge === next.merge && placesOf(last.changes) === placesOf(next.changes)
      ? { ...next, editId: last.editId }
      : undefined,
  again: ({ changes }, editId) => ({ editId, changes }),
  stepOf: ({ edit: { editId, changes, merge }, atMs }) => ({
    editIds: [editId],
    merge,
    places: placesOf(changes),
    atMs,
  }),
  goesOn: (last, next) =>
    last.merge !== undefined &&
    last.merge === next.merge &&
    next.atMs - last.atMs < GOES_ON_MS &&
    last.places === next.places,
  joined: (steps, editIds) => ({ ...steps.at(-1)!, merge: undefined, editIds }),
  takeBack: (made, mint) => [{ editId: mint(), changes: wayBack(made) }],
  stillStands: (document, made) => {
    const lastOf = new Map(made.flatMap(({ changes }) => changes).map(change => [JSON.stringify(change.path), change]));
    return [...lastOf.values()].every(
      ({ path, value }) => JSON.stringify(valueAt(document, path)) === JSON.stringify(value),
    );
  },
};

/** One edit leads back over all of them. Where they wrote the same places, the first one's way back is enough. */
function wayBack(made: readonly MadeHere<ReportShape>[]): readonly Change[] {
  const [first] = made;
  const isOfOne = first && made.every(({ changes }) => placesOf(changes) === placesOf(first.changes));
  return isOfOne ? first.inverse : made.toReversed().flatMap(({ inverse }) => inverse);
}
