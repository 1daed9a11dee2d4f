import type { ReportDocument } from '@wenshu/analysis/browser';
import type { PresentReader, ReportRole } from '@wenshu/api-contract';
import type { Change } from '@wenshu/survey-core';
import type { News, Transport } from '@wenshu/together';
import { openWorkByChanges } from '../../../../app/together/open-work-by-changes.ts';
import { type ReportShape, reportKind, type UnsavedReportEdit } from './report-kind.ts';

interface Facts {
  readonly role: ReportRole;
  readonly frozenAsOf: number | null;
}

/** What is known of a report on this page. */
export type ReportState = ReturnType<ReportWork['store']['getState']>;

export interface ReportNews extends News<ReportShape>, Facts {
  readonly others?: readonly PresentReader[] | undefined;
}

export interface OpenedReport extends Facts {
  readonly document: ReportDocument;
  readonly version: number;
}

interface Opening {
  readonly reportId: string;
  readonly opened: OpenedReport;
  readonly transport: Transport<ReportShape>;
}

/** As many as the call takes. */
const MOST_CHANGES = 2_000;

export type ReportWork = ReturnType<typeof openReportWork>;

/** A report while somebody works on it: the document is edited together, and who may do so can change in the middle. */
export function openReportWork({ reportId, opened, transport }: Opening) {
  const work = openWorkByChanges<ReportDocument, Facts, PresentReader>({
    documentId: reportId,
    kind: reportKind,
    opened,
    facts: factsOf(opened),
    factsOf,
    transport,
    revive: reviveUnsaved,
    mostChanges: MOST_CHANGES,
  });
  const setFrozen = (at: number | null) => work.store.setState({ frozenAsOf: at });
  return { ...work, setFrozen };
}

const factsOf = ({ role, frozenAsOf }: Facts): Facts => ({ role, frozenAsOf });

/** What an earlier build of the page has kept is read by the next. */
function reviveUnsaved(kept: unknown): UnsavedReportEdit {
  if ('edit' in (kept as object)) return kept as UnsavedReportEdit;
  const old = kept as EarlierUnsaved;
  return {
    edit: { editId: old.editId, changes: old.changes },
    reason: old.reason,
    message: old.message,
    mine: old.changes,
    by: old.by.map(nickName => ({ personId: null, nickName, isSelf: false, time: 0 })),
  };
}

interface EarlierUnsaved {
  readonly editId: string;
  readonly changes: readonly Change[];
  readonly reason: 'collision' | 'refused';
  readonly by: readonly string[];
  readonly message: string;
}
