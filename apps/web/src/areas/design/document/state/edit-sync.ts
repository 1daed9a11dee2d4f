import { replaceEqualDeep } from '@tanstack/react-query';
import type { EditResult, MadeEdit } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import {
  applyChanges,
  type Change,
  type Edit,
  type EditContext,
  type EditProblem,
  isEditProblem,
} from '@wenshu/survey-core';
import { newId } from '../reading/new-id.ts';
import { backoffMs, pause } from './backoff.ts';
import type { EditTransport } from './edit-transport.ts';
import type { EditorState, LoadedQuestionnaire } from './editor-state.ts';
import { type FailureVerdict, judgeFailure } from './judge-failure.ts';
import { type KeptEdits, openKeptQueue } from './kept-queue.ts';
import { type Colliding, partColliding } from './part-colliding.ts';
import { applyAllPending, applyPending, type PendingEdit } from './pending-edit.ts';
import type { FasterEdit, UnsavedEdit } from './unsaved-edit.ts';

/** A server that answers, and stumbles over one edit so often, will go on doing so: the others must not wait behind it. */
const MOST_STUMBLES = 6;

type ShutOut = 'no-right' | 'gone' | 'locked';
type Made = Pick<EditResult, 'version' | 'changes'> & { readonly edits?: readonly MadeEdit[] };

interface Syncing {
  readonly loaded: LoadedQuestionnaire;
  readonly transport: EditTransport;
  readonly context: EditContext;
  get(): EditorState;
  patch(changes: Partial<EditorState>): void;
  onSetAside(edit: PendingEdit): void;
  /** Nothing more can be written. */
  onShutOut(reason: ShutOut): void;
}

/** Keeps the document and the server's log in step: edits go through one queue, one at a time, and survive a reload. */
export function createEditSync({ loaded, transport, context, get, patch, onSetAside, onShutOut }: Syncing) {
  const personId = transport.personId();
  const owner = { documentId: loaded.scrollId, personId: personId ?? '' };
  const kept = openKeptQueue<PendingEdit, UnsavedEdit>(owner, newId());
  /** The edits of this page, and those it took over. */
  const own = new Set<string>();
  let confirmed = { version: loaded.version, document: loaded.document };
  let pending: readonly PendingEdit[] = [];
  let held: readonly Made[] = [];
  let isSending = false;
  let isInFlight = false;
  let retry: ReturnType<typeof pause> | undefined;
  const waiting: (() => void)[] = [];
  const idlers: (() => void)[] = [];

  const keep = () => {
    const isKept = kept.keep({ version: confirmed.version, edits: pending, unsaved: get().unsaved });
    patch({ isKept, pendingCount: pending.length });
  };
  // What says the same stays the same object: an answer that confirms an edit draws nothing anew.
  const show = () => {
    const next = applyAllPending(confirmed.document, pending, context);
    patch({ document: replaceEqualDeep(get().document, next), version: confirmed.version });
  };

  const enqueue = (edit: PendingEdit): Edit | EditProblem => {
    const applied = applyPending(get().document, edit, context);
    if (isEditProblem(applied)) return applied;
    own.add(edit.editId);
    pending = [...pending, edit];
    patch({ document: applied.document });
    keep();
    void sendAll();
    return applied;
  };

  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    let failures = 0;
    for (let first = pending[0]; first; first = pending[0]) {
      // One more try after a failure is not yet a network.
      if (failures === 0) patch({ saving: 'saving' });
      const outcome = await sendOne(first, failures);
      if (outcome === 'done') {
        failures = 0;
        keep();
        show();
        continue;
      }
      failures += 1;
      patch({ saving: outcome === 'signed-out' ? 'signed-out' : 'offline' });
      if (outcome === 'signed-out') break;
      retry = pause(backoffMs(failures));
      await retry.over;
    }
    isSending = false;
    if (pending.length === 0) patch({ saving: 'saved' });
    for (const resolve of waiting.splice(0)) resolve();
  };

  const sendOne = async (edit: PendingEdit, failures: number): Promise<'done' | FailureVerdict> => {
    // Somebody else has signed in on this device: what one person did is not sent in another's name.
    if (personId !== undefined && transport.personId() !== personId) return 'signed-out';
    isInFlight = true;
    const from = confirmed.version;
    try {
      const met = follow(await transport.post(edit, from), [edit]);
      patch({ savedAtMs: Date.now() });
      if (met.length > 0) nameFaster(met, (await transport.since(from).catch(() => undefined))?.edits ?? []);
      return 'done';
    } catch (error) {
      return await judge(edit, error, failures);
    } finally {
      isInFlight = false;
      for (const resolve of idlers.splice(0)) resolve();
    }
  };

  const judge = async (edit: PendingEdit, error: unknown, failures: number): Promise<'done' | FailureVerdict> => {
    const verdict = judgeFailure(error);
    const isStuck = verdict === 'failing' && failures + 1 >= MOST_STUMBLES;
    if (verdict === 'passing' || verdict === 'signed-out' || (verdict === 'failing' && !isStuck)) return verdict;
    const message = error instanceof CallFailure ? error.message : '';
    if (verdict === 'no-right' || verdict === 'gone' || verdict === 'locked') {
      setAllAside(verdict, message);
      return 'done';
    }
    const applied = applyPending(confirmed.document, edit, context);
    const later = await transport.since(confirmed.version).catch(() => undefined);
    // Without knowing what others did there is nothing to compare with.
    if (!later) return 'passing';
    const by = error instanceof CallFailure ? (error.details.collisions ?? []) : [];
    setAside({
      edit,
      reason: verdict === 'failing' ? 'refused' : verdict,
      message,
      mine: isEditProblem(applied) ? [] : applied.changes,
      by: by.map(fasterOf),
    });
    nameFaster(follow(later, []), later.edits);
    return 'done';
  };

  /** The server's changes since our version, others' included. What waits behind and meets theirs is set aside, not written over theirs. */
  const follow = ({ version, changes, edits }: Made, sent: readonly PendingEdit[]): readonly Colliding[] => {
    const before = confirmed;
    const made = new Set(edits?.map(edit => edit.editId));
    // Its answer was lost, and here it is.
    const done = pending.filter(edit => sent.includes(edit) || made.has(edit.editId));
    const parted = partColliding({
      document: before.document,
      own: done,
      behind: pending.filter(edit => !done.includes(edit)),
      // So many versions further are our own edits alone.
      changes: version > before.version + done.length ? (changes as Change[]) : [],
      foreign: edits && new Set(others(edits).flatMap(edit => edit.touched)),
      context,
    });
    confirmed = { version, document: applyChanges(before.document, changes as Change[]) };
    held = [];
    pending = parted.kept;
    for (const { edit, mine } of parted.colliding) setAside({ edit, reason: 'collision', message: '', mine, by: [] });
    return parted.colliding;
  };

  const others = (edits: readonly MadeEdit[]) => edits.filter(edit => !own.has(edit.editId));

  const nameFaster = (met: readonly Colliding[], edits: readonly MadeEdit[]) => {
    if (met.length === 0) return;
    const faster = others(edits).toReversed();
    const byOf = ({ partIds }: Colliding) =>
      faster.filter(({ touched }) => touched.some(id => partIds.includes(id))).map(fasterOf);
    const unsaved = get().unsaved.map(one => {
      const colliding = met.find(({ edit }) => edit === one.edit);
      return colliding ? { ...one, by: byOf(colliding) } : one;
    });
    patch({ unsaved });
    keep();
  };

  const setAside = (unsaved: UnsavedEdit) => {
    pending = pending.filter(one => one !== unsaved.edit);
    onSetAside(unsaved.edit);
    patch({ unsaved: [...get().unsaved, unsaved] });
    keep();
  };

  /** All that waits is kept for the person, each as it was meant. */
  const setAllAside = (reason: ShutOut, message: string) => {
    let { document } = confirmed;
    for (const edit of pending) {
      const applied = applyPending(document, edit, context);
      if (!isEditProblem(applied)) document = applied.document;
      setAside({ edit, reason, message, mine: isEditProblem(applied) ? [] : applied.changes, by: [] });
    }
    onShutOut(reason);
  };

  const seenVersion = () => held.at(-1)?.version ?? confirmed.version;
  const take = (news: Made) => {
    nameFaster(follow(news, []), news.edits ?? []);
    keep();
    show();
  };

  /** The oldest version decides what counts as "meanwhile": a doubt more is asked, none is passed over. */
  const takeOver = (queues: readonly KeptEdits<PendingEdit, UnsavedEdit>[]) => {
    const edits = queues.flatMap(queue => queue.edits);
    patch({ unsaved: [...get().unsaved, ...queues.flatMap(queue => queue.unsaved)] });
    if (edits.length > 0) {
      const version = Math.min(...queues.filter(queue => queue.edits.length > 0).map(queue => queue.version));
      confirmed = { ...confirmed, version: Math.min(confirmed.version, version) };
      pending = [...edits, ...pending];
      for (const { editId } of edits) own.add(editId);
      show();
      void sendAll();
    }
    keep();
  };

  return {
    personId: owner.personId,
    confirmed: () => confirmed,
    seenVersion,
    keep,
    enqueue,
    /** Takes over what closed tabs and earlier page loads left behind. */
    adopt: async () => takeOver(await kept.adopt()),
    /** Changes since `from`, of others; what is held waits for `release`. */
    takeIn: (
      news: Made & { readonly edits: readonly MadeEdit[] },
      from: number,
      isHeld?: (edits: readonly MadeEdit[]) => boolean,
    ) => {
      // Something of ours went off meanwhile: its answer brings the same.
      if (isInFlight || news.version <= seenVersion() || from !== seenVersion()) return;
      if (held.length > 0 || isHeld?.(others(news.edits))) held = [...held, news];
      else take(news);
    },
    release: () => {
      const last = held.at(-1);
      if (isInFlight || !last) return;
      take({
        version: last.version,
        changes: held.flatMap(one => one.changes),
        edits: held.flatMap(one => one.edits ?? []),
      });
    },
    idle: () => (isInFlight ? new Promise<void>(resolve => idlers.push(resolve)) : Promise.resolve()),
    settled: () => (isSending ? new Promise<void>(resolve => waiting.push(resolve)) : Promise.resolve()),
    resume: () => {
      retry?.wake();
      if (pending.length > 0) void sendAll();
    },
  };
}

const fasterOf = ({ personId, nickName, isSelf, time }: FasterEdit): FasterEdit => ({
  personId,
  nickName,
  isSelf,
  time,
});
