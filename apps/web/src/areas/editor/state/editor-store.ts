import { designCalls, type EditResult, editCalls, errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyChanges,
  type Change,
  type CommandName,
  type EditContext,
  type EditProblem,
  isEditProblem,
  mintId,
  type Questionnaire,
} from '@wenshu/survey-core';
import { createStore, type StoreApi } from 'zustand';
import { client } from '../../../app/client.ts';
import { browserPlace, readJson } from '../../../app/local-storage.ts';
import { notify } from '../../../app/notices/notices.ts';
import { applyAllPending, applyPending, type PendingEdit } from './pending-edit.ts';

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
  readonly saving: 'saved' | 'saving' | 'offline';
  readonly selectedId: string | undefined;
  readonly undoable: readonly string[];
  readonly redoable: readonly string[];
}

export interface Editor {
  readonly store: StoreApi<EditorState>;
  /** Applies a command at once and posts it. A refused one changes nothing and says why. */
  run<Name extends CommandName>(name: Name, input: object): EditProblem | undefined;
  undo(): void;
  redo(): void;
  select(id: string | undefined): void;
  /** Resolves when everything has been saved. */
  settled(): Promise<void>;
}

export const newId = (): string => mintId(() => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32);

/** One questionnaire being edited: commands go through one queue, one at a time, and survive a reload. */
export function createEditor(loaded: LoadedQuestionnaire): Editor {
  const { scrollId } = loaded;
  const queueKey = `edits.${scrollId}`;
  const published = new Set(loaded.publishedIds);
  const context: EditContext = {
    types: questionTypes,
    isPublished: id => published.has(id),
    isCreator: loaded.isCreator,
  };
  const inverses = new Map<string, readonly Change[]>();
  let confirmed = { version: loaded.version, document: loaded.document };
  let pending: readonly PendingEdit[] = (readJson(browserPlace, queueKey) as PendingEdit[] | undefined) ?? [];
  let isSending = false;
  const waiting: (() => void)[] = [];

  const store = createStore<EditorState>(() => ({
    document: applyAllPending(confirmed.document, pending, context),
    saving: 'saved',
    selectedId: undefined,
    undoable: [],
    redoable: [],
  }));

  const keepQueue = () => {
    if (pending.length > 0) browserPlace.set(queueKey, JSON.stringify(pending));
    else browserPlace.remove(queueKey);
  };

  const enqueue = (edit: PendingEdit): EditProblem | undefined => {
    const applied = applyPending(store.getState().document, edit, context);
    if (isEditProblem(applied)) return applied;
    inverses.set(edit.editId, applied.inverse);
    pending = [...pending, edit];
    keepQueue();
    store.setState({ document: applied.document });
    if (!isSending) void sendAll();
    return undefined;
  };

  const sendAll = async () => {
    isSending = true;
    for (let first = pending[0]; first; first = pending[0]) {
      store.setState({ saving: 'saving' });
      try {
        follow(await post(scrollId, confirmed.version, first));
        pending = pending.slice(1);
      } catch (error) {
        if (isPassing(error)) {
          store.setState({ saving: 'offline' });
          await new Promise(resolve => setTimeout(resolve, RETRY_MS));
          continue;
        }
        // Quiet calls say nothing of a refusal; of a lost network the sign in the top bar speaks.
        if (error instanceof CallFailure && error.kind === 'refused') notify.error(error.message);
        drop(first);
        await catchUp().catch(() => {});
      }
      keepQueue();
      store.setState({ document: applyAllPending(confirmed.document, pending, context) });
    }
    isSending = false;
    store.setState({ saving: 'saved' });
    for (const resolve of waiting.splice(0)) resolve();
  };

  /** The server's changes since our version, others' included. */
  const follow = ({ version, changes }: Pick<EditResult, 'version' | 'changes'>) => {
    confirmed = { version, document: applyChanges(confirmed.document, changes as Change[]) };
  };

  const catchUp = async () =>
    follow(await client.call(editCalls.since, { scrollId, version: confirmed.version }, { quiet: true }));

  /** Refused for good: a colleague was faster, or it cannot be. */
  const drop = (edit: PendingEdit) => {
    pending = pending.filter(one => one !== edit);
    store.setState(state => ({ undoable: state.undoable.filter(id => id !== edit.editId) }));
  };

  const revert = (revertedEditId: string | undefined): string | undefined => {
    const changes = revertedEditId === undefined ? undefined : inverses.get(revertedEditId);
    if (revertedEditId === undefined || !changes) return undefined;
    const editId = newId();
    enqueue({ editId, kind: 'revert', revertedEditId, changes });
    return editId;
  };

  if (pending.length > 0) void sendAll();

  return {
    store,
    run: (name, input) => {
      const editId = newId();
      const problem = enqueue({ editId, kind: 'command', name, input });
      if (!problem) store.setState(state => ({ undoable: [...state.undoable, editId], redoable: [] }));
      return problem;
    },
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
    select: selectedId => store.setState({ selectedId }),
    settled: () => (isSending ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve()),
  };
}

function post(scrollId: string, baseVersion: number, edit: PendingEdit): Promise<EditResult> {
  const envelope = { scrollId, baseVersion, editId: edit.editId };
  if (edit.kind === 'revert')
    return client.call(editCalls.revert, { ...envelope, revertedEditId: edit.revertedEditId }, { quiet: true });
  // Each command's input was made for the call of the same name.
  return client.call(designCalls[edit.name], { ...envelope, ...edit.input } as never, {
    quiet: true,
  }) as Promise<EditResult>;
}

const PASSING_CODES: readonly string[] = [errorCodes.systemAbnormal.code, errorCodes.serviceStopping.code];

function isPassing(error: unknown): boolean {
  if (!(error instanceof CallFailure)) return false;
  return error.kind === 'network' || error.kind === 'timed-out' || PASSING_CODES.includes(error.details.code ?? '');
}
