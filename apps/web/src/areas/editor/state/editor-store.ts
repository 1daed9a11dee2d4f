import type { EditResult } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyChanges,
  type Change,
  type CommandName,
  type EditContext,
  type EditProblem,
  isEditProblem,
  type Questionnaire,
} from '@wenshu/survey-core';
import { createStore, type StoreApi } from 'zustand';
import { withNewest } from './alive-editors.ts';
import { type EditTransport, serverTransport } from './edit-transport.ts';
import { judgeFailure } from './judge-failure.ts';
import { adoptQueues, type KeptQueue, openKeptQueue } from './kept-queue.ts';
import { newId } from './new-id.ts';
import { partColliding } from './part-colliding.ts';
import { applyAllPending, applyPending, type PendingEdit } from './pending-edit.ts';
import type { UnsavedEdit } from './unsaved-edit.ts';

const RETRY_MS = 3000;

export interface LoadedQuestionnaire {
  readonly scrollId: string;
  readonly version: number;
  readonly document: Questionnaire;
  readonly publishedIds: readonly string[];
  readonly isCreator: boolean;
}

export interface EditorState {
  /** As the person sees it: the server's newest that we know, and our pending edits on top. */
  readonly document: Questionnaire;
  /** The server's version below our pending edits. */
  readonly version: number;
  readonly saving: 'saved' | 'saving' | 'offline';
  /** When the last edit was confirmed; none yet in this session when undefined. */
  readonly savedAtMs: number | undefined;
  /** What the server did not take, for the person to decide. */
  readonly unsaved: readonly UnsavedEdit[];
  readonly selectedId: string | undefined;
  readonly undoable: readonly string[];
  readonly redoable: readonly string[];
  /** What a screen reader says about the last move or addition. */
  readonly announcement: string;
  /** The texts that are open in a rich-text editor, oldest first. */
  readonly richEditors: readonly string[];
}

export interface Editor {
  readonly scrollId: string;
  /** What commands may know besides the document: for those who try an edit before making it. */
  readonly context: EditContext;
  readonly store: StoreApi<EditorState>;
  /** Applies a command at once and posts it. A refused one changes nothing and says why. */
  run<Name extends CommandName>(name: Name, input: object): EditProblem | undefined;
  undo(): void;
  redo(): void;
  select(id: string | undefined): void;
  announce(text: string): void;
  /** Opens a text in a rich-text editor; the oldest beyond two closes. */
  openRich(key: string): void;
  closeRich(key: string): void;
  /** Makes the questionnaire what it was at a version, as one edit that can be undone. */
  restore(version: number, earlier: Questionnaire): void;
  /** Fetches what others did, unless something of ours is on its way: that brings it along. */
  followOthers(): Promise<void>;
  /** Decides about an edit that was not taken: made again on what is there now, or given up. */
  settleUnsaved(unsaved: UnsavedEdit, decision: 'apply-again' | 'give-up'): EditProblem | undefined;
  /** Resolves when everything has been saved. */
  settled(): Promise<void>;
}

/** One questionnaire being edited: commands go through one queue, one at a time, and survive a reload. */
export function createEditor(
  loaded: LoadedQuestionnaire,
  transport: EditTransport = serverTransport(loaded.scrollId),
): Editor {
  const { scrollId } = loaded;
  const published = new Set(loaded.publishedIds);
  const context: EditContext = {
    types: questionTypes,
    isPublished: id => published.has(id),
    isCreator: loaded.isCreator,
  };
  const queueId = newId();
  const kept = openKeptQueue(scrollId, queueId);
  const inverses = new Map<string, readonly Change[]>();
  let confirmed = { version: loaded.version, document: loaded.document };
  let pending: readonly PendingEdit[] = [];
  let isSending = false;
  const waiting: (() => void)[] = [];

  const store = createStore<EditorState>(() => ({
    document: loaded.document,
    version: loaded.version,
    saving: 'saved',
    savedAtMs: undefined,
    unsaved: [],
    selectedId: undefined,
    undoable: [],
    redoable: [],
    announcement: '',
    richEditors: [],
  }));

  const keep = () => kept.keep({ version: confirmed.version, edits: pending, unsaved: store.getState().unsaved });
  const show = () =>
    store.setState({
      document: applyAllPending(confirmed.document, pending, context),
      version: confirmed.version,
    });

  const enqueue = (edit: PendingEdit): EditProblem | undefined => {
    const applied = applyPending(store.getState().document, edit, context);
    if (isEditProblem(applied)) return applied;
    inverses.set(edit.editId, applied.inverse);
    pending = [...pending, edit];
    keep();
    store.setState({ document: applied.document });
    void sendAll();
    return undefined;
  };

  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    for (let first = pending[0]; first; first = pending[0]) {
      store.setState({ saving: 'saving' });
      const outcome = await sendOne(first);
      if (outcome === 'signed-out') {
        // The page is about to leave for the sign-in; what is kept goes on from there.
        store.setState({ saving: 'offline' });
        isSending = false;
        return;
      }
      if (outcome === 'passing') {
        store.setState({ saving: 'offline' });
        await untilRetry();
        continue;
      }
      keep();
      show();
    }
    isSending = false;
    store.setState({ saving: 'saved' });
    for (const resolve of waiting.splice(0)) resolve();
  };

  const sendOne = async (edit: PendingEdit): Promise<'done' | 'passing' | 'signed-out'> => {
    try {
      follow(await transport.post(edit, confirmed.version), edit);
      store.setState({ savedAtMs: Date.now() });
      return 'done';
    } catch (error) {
      const verdict = judgeFailure(error);
      if (verdict === 'passing' || verdict === 'signed-out') return verdict;
      const message = error instanceof CallFailure ? error.message : '';
      const applied = applyPending(confirmed.document, edit, context);
      const later = await transport.since(confirmed.version).catch(() => undefined);
      // Without knowing what others did there is nothing to compare with.
      if (!later) return 'passing';
      setAside(edit, verdict, message, isEditProblem(applied) ? [] : applied.changes);
      follow(later, undefined);
      return 'done';
    }
  };

  /** The server's changes since our version, others' included. What waits behind and meets theirs is set aside, not written over theirs. */
  const follow = ({ version, changes }: Pick<EditResult, 'version' | 'changes'>, sent: PendingEdit | undefined) => {
    const before = confirmed;
    const parted = partColliding({
      document: before.document,
      sent,
      behind: pending.filter(edit => edit !== sent),
      // One version further is our own edit alone.
      changes: version > before.version + (sent ? 1 : 0) ? (changes as Change[]) : [],
      context,
    });
    confirmed = { version, document: applyChanges(before.document, changes as Change[]) };
    pending = parted.kept;
    for (const { edit, mine } of parted.colliding) setAside(edit, 'collision', '', mine);
  };

  const setAside = (edit: PendingEdit, reason: UnsavedEdit['reason'], message: string, mine: readonly Change[]) => {
    pending = pending.filter(one => one !== edit);
    store.setState(state => ({
      undoable: state.undoable.filter(id => id !== edit.editId),
      // An undo that cannot be takes nothing away from the person: the client's sentence is enough.
      unsaved: edit.kind === 'command' ? [...state.unsaved, { edit, reason, message, mine }] : state.unsaved,
    }));
    keep();
  };

  const revert = (revertedEditId: string | undefined): string | undefined => {
    const changes = revertedEditId === undefined ? undefined : inverses.get(revertedEditId);
    if (revertedEditId === undefined || !changes) return undefined;
    const editId = newId();
    enqueue({ editId, kind: 'revert', revertedEditId, changes });
    return editId;
  };

  const run = (name: CommandName, input: object): EditProblem | undefined => {
    const editId = newId();
    const problem = enqueue({ editId, kind: 'command', name, input });
    if (!problem) store.setState(state => ({ undoable: [...state.undoable, editId], redoable: [] }));
    return problem;
  };

  /** The oldest version decides what counts as "meanwhile": a doubt more is asked, none is passed over. */
  const takeOver = (queues: readonly KeptQueue[]) => {
    const edits = queues.flatMap(queue => queue.edits);
    store.setState(state => ({ unsaved: [...state.unsaved, ...queues.flatMap(queue => queue.unsaved ?? [])] }));
    if (edits.length > 0) {
      const version = Math.min(...queues.filter(queue => queue.edits.length > 0).map(queue => queue.version));
      confirmed = { ...confirmed, version: Math.min(confirmed.version, version) };
      pending = [...edits, ...pending];
      show();
      void sendAll();
    }
    keep();
  };
  void adoptQueues(scrollId, queueId).then(takeOver);

  return {
    scrollId,
    context,
    store,
    run,
    undo: () => {
      const { undoable, redoable } = store.getState();
      const editId = revert(undoable.at(-1));
      if (editId) store.setState({ undoable: undoable.slice(0, -1), redoable: [...redoable, editId] });
    },
    redo: () => {
      const { undoable, redoable } = store.getState();
      const editId = revert(redoable.at(-1));
      if (editId) store.setState({ redoable: redoable.slice(0, -1), undoable: [...undoable, editId] });
    },
    select: selectedId => {
      if (store.getState().selectedId !== selectedId) store.setState({ selectedId });
    },
    announce: announcement => store.setState({ announcement }),
    openRich: key => store.setState(state => ({ richEditors: withNewest(state.richEditors, key) })),
    closeRich: key => store.setState(state => ({ richEditors: state.richEditors.filter(one => one !== key) })),
    restore: (version, earlier) => {
      const editId = newId();
      // Part by part: what did not change stays the same object, and its cards are not drawn anew.
      const changes = Object.entries(earlier)
        .filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(confirmed.document[part as 'title']))
        .map(([part, value]): Change => ({ path: [part], value }));
      if (changes.length === 0) return;
      enqueue({ editId, kind: 'restore', version, changes });
      store.setState(state => ({ undoable: [...state.undoable, editId], redoable: [] }));
    },
    followOthers: async () => {
      if (isSending) return;
      const from = confirmed.version;
      const later = await transport.since(from);
      // Something of ours went off meanwhile: its answer brings the same.
      if (isSending || confirmed.version !== from || later.version === from) return;
      follow(later, undefined);
      show();
    },
    settleUnsaved: (unsaved, decision) => {
      const { name, input } = unsaved.edit;
      const problem = decision === 'apply-again' ? run(name, input) : undefined;
      if (problem) return problem;
      store.setState(state => ({ unsaved: state.unsaved.filter(one => one !== unsaved) }));
      keep();
      return undefined;
    },
    settled: () => (isSending ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve()),
  };
}

/** A while, or until the network is back. */
function untilRetry(): Promise<void> {
  return new Promise(resolve => {
    const goOn = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, RETRY_MS);
    globalThis.addEventListener?.('online', goOn);
  });
}
