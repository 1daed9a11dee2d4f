import type { Change } from '@wenshu/survey-core';
import {
  type DocumentKind,
  type News,
  startState,
  type Transport,
  type UnsavedEdit,
  type WorkState,
} from '@wenshu/together';
import { createStore } from 'zustand/vanilla';
import { newHexId } from '../new-hex-id.ts';
import type { ChangesShape } from './kind-by-changes.ts';
import { openInBrowser } from './open-in-browser.ts';

/** What holds of a document besides what is written in it, and may change in the middle. */
interface Facts {
  /** `view`: looks, and changes nothing. */
  readonly role: string;
}

type StateByChanges<Document, Known extends Facts, Other> = WorkState<ChangesShape<Document>> &
  Known & {
    readonly others: readonly Other[];
    /** It was removed, or the person was taken out of it. */
    readonly isGone: boolean;
  };

type NewsByChanges<Document, Known extends Facts, Other> = News<ChangesShape<Document>> &
  Known & { readonly others?: readonly Other[] | undefined };

interface Opening<Document, Known extends Facts> {
  readonly documentId: string;
  readonly kind: DocumentKind<ChangesShape<Document>>;
  readonly opened: { readonly document: Document; readonly version: number };
  readonly facts: Known;
  /** Those among what came. */
  factsOf(news: Known): Known;
  readonly transport: Transport<ChangesShape<Document>>;
  readonly revive?: (kept: unknown) => UnsavedEdit<ChangesShape<Document>>;
  /** As many changes as one call takes. */
  readonly mostChanges: number;
}

/** A document of places while somebody works on it: it is edited together, and who may do so can change in the middle. */
export function openWorkByChanges<Document, Known extends Facts, Other>(opening: Opening<Document, Known>) {
  const { documentId, kind, opened, facts, factsOf, transport, revive, mostChanges } = opening;
  type State = StateByChanges<Document, Known, Other>;
  const store = createStore<State>(() => ({
    ...startState<ChangesShape<Document>>(opened),
    ...facts,
    others: [],
    isGone: false,
  }));
  const { getState, setState } = store;
  const work = openInBrowser<ChangesShape<Document>, State>({
    documentId,
    kind,
    opened,
    transport,
    store,
    revive,
    onShutOut: reason =>
      setState(state => ({ ...state, ...(reason === 'gone' ? { isGone: true } : { role: 'view' }) })),
  });
  const mayEdit = () => getState().role !== 'view' && !getState().isGone;

  return {
    store,
    make(changes: readonly Change[], merge?: string): boolean {
      if (changes.length === 0 || changes.length > mostChanges || !mayEdit()) return false;
      return work.make({ editId: newHexId(), changes, merge }) === undefined;
    },
    undo: () => (mayEdit() ? work.undo().outcome : 'nothing'),
    redo: () => (mayEdit() ? work.redo().outcome : 'nothing'),
    known: work.seenVersion,
    /** News that were asked for at a version. */
    async take(news: NewsByChanges<Document, Known, Other>, askedAt: number): Promise<void> {
      const { others } = news;
      // Who has lost it and gets it back goes on with it.
      setState(state => ({ ...state, ...factsOf(news), isGone: false, ...(others && { others }) }));
      await work.takeIn(news, askedAt);
    },
    /** Something changed the document as a whole, such as restoring it. */
    followOthers: work.followOthers,
    adopt: work.adopt,
    idle: work.idle,
    settled: work.settled,
    resume: work.resume,
    lose: () => setState(state => ({ ...state, isGone: true })),
    settleUnsaved: work.settleUnsaved,
  };
}
