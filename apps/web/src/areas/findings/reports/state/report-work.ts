import type { PresentReader, ReportRole } from '@wenshu/api-contract';
import type { Change } from '@wenshu/survey-core';
import { type News, startState, type Transport, type WorkState } from '@wenshu/together';
import { createStore } from 'zustand/vanilla';
import { newHexId } from '../../../../app/new-hex-id.ts';
import { openInBrowser } from '../../../../app/together/open-in-browser.ts';
import { type ReportShape, reportKind, type UnsavedReportEdit } from './report-kind.ts';

/** What is known of a report on this page. */
export interface ReportState extends WorkState<ReportShape> {
  readonly role: ReportRole;
  readonly frozenAsOf: number | null;
  readonly others: readonly PresentReader[];
  /** The report was removed, or the person was taken out of it. */
  readonly isGone: boolean;
}

export interface ReportNews extends News<ReportShape> {
  readonly role: ReportRole;
  readonly frozenAsOf: number | null;
  readonly others?: readonly PresentReader[] | undefined;
}

export type OpenedReport = Pick<ReportState, 'document' | 'version' | 'role' | 'frozenAsOf'>;

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
  const { role, frozenAsOf } = opened;
  const store = createStore<ReportState>(() => ({
    ...startState<ReportShape>(opened),
    role,
    frozenAsOf,
    others: [],
    isGone: false,
  }));
  const { getState, setState } = store;
  const work = openInBrowser<ReportShape, ReportState>({
    documentId: reportId,
    kind: reportKind,
    opened,
    transport,
    store,
    revive: reviveUnsaved,
    onShutOut: reason => setState(reason === 'gone' ? { isGone: true } : { role: 'view' }),
  });
  const mayEdit = () => getState().role !== 'view' && !getState().isGone;

  return {
    store,
    make(changes: readonly Change[], merge?: string): boolean {
      if (changes.length === 0 || changes.length > MOST_CHANGES || !mayEdit()) return false;
      return work.make({ editId: newHexId(), changes, merge }) === undefined;
    },
    undo: () => (mayEdit() ? work.undo().outcome : 'nothing'),
    redo: () => (mayEdit() ? work.redo().outcome : 'nothing'),
    known: work.seenVersion,
    /** News that were asked for at a version. */
    async take(news: ReportNews, askedAt: number): Promise<void> {
      const { others } = news;
      // Who has lost it and gets it back goes on with it.
      setState({ role: news.role, frozenAsOf: news.frozenAsOf, isGone: false, ...(others && { others }) });
      await work.takeIn(news, askedAt);
    },
    /** Something changed the document as a whole, such as restoring it. */
    followOthers: work.followOthers,
    adopt: work.adopt,
    idle: work.idle,
    resume: work.resume,
    lose: () => setState({ isGone: true }),
    setFrozen: (at: number | null) => setState({ frozenAsOf: at }),
    settleUnsaved: work.settleUnsaved,
  };
}

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
