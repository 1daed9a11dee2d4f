import { replaceEqualDeep } from '@tanstack/react-query';
import type { EditResult, MadeEdit } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyChanges,
  type Change,
  type CommandName,
  type EditContext,
  type EditProblem,
  isEditProblem,
} from '@wenshu/survey-core';
import { createStore } from 'zustand';
import { withNewest } from './alive-editors.ts';
import { backoffMs, pause } from './backoff.ts';
import { type EditNews, type EditTransport, serverTransport } from './edit-transport.ts';
import type { Access, Editor, EditorState, LoadedQuestionnaire } from './editor-state.ts';
import { type FailureVerdict, judgeFailure } from './judge-failure.ts';
import { adoptQueues, type KeptQueue, openKeptQueue } from './kept-queue.ts';
import { keepUndo, readUndo } from './kept-undo.ts';
import { newId } from './new-id.ts';
import { type Colliding, partColliding } from './part-colliding.ts';
import { applyAllPending, applyPending, type PendingEdit } from './pending-edit.ts';
import { stepOf, type UndoStep, withoutEdit, withStep } from './undo-step.ts';
import type { FasterEdit, UnsavedEdit } from './unsaved-edit.ts';

export type { Editor, EditorState, LoadedQuestionnaire } from './editor-state.ts';

/** A server that answers, and stumbles over one edit so often, will go on doing so: the others must not wait behind it. */
const MOST_STUMBLES = 6;

type Made = Pick<EditResult, 'version' | 'changes'> & { readonly edits?: readonly MadeEdit[] };

/** One questionnaire being edited: commands go through one queue, one at a time, and survive a reload. */
export function createEditor(
  loaded: LoadedQuestionnaire,
  transport: EditTransport = serverTransport(loaded.scrollId),
): Editor {
  const { scrollId, versionTime = null } = loaded;
  const personId = transport.personId();
  const owner = { scrollId, personId: personId ?? '' };
  const published = new Set(loaded.publishedIds);
  const context: EditContext = {
    types: questionTypes,
    isPublished: id => published.has(id),
    isCreator: loaded.isCreator,
  };
  const queueId = newId();
  const kept = openKeptQueue(owner, queueId);
  const keptUndo = readUndo(owner.personId, scrollId, versionTime);
  const inverses = new Map<string, readonly Change[]>(keptUndo?.inverses);
  /** The edits of this page, and those it took over. */
  const own = new Set<string>();
  let confirmed = { version: loaded.version, document: loaded.document };
  let pending: readonly PendingEdit[] = [];
  let held: readonly Made[] = [];
  let presence: string | undefined;
  let isSending = false;
  let isInFlight = false;
  let retry: ReturnType<typeof pause> | undefined;
  const waiting: (() => void)[] = [];
  const idlers: (() => void)[] = [];

  const store = createStore<EditorState>(() => ({
    document: loaded.document,
    version: loaded.version,
    saving: 'saved',
    pendingCount: 0,
    isKept: true,
    savedAtMs: undefined,
    unsaved: [],
    access: { status: loaded.status, mayEdit: loaded.mayEdit ?? true, isGone: false },
    others: [],
    selectedId: undefined,
    undoable: keptUndo?.undoable ?? [],
    redoable: keptUndo?.redoable ?? [],
    announcement: '',
    richEditors: [],
  }));

  /** Tells nobody about what is as it was: hundreds of cards listen. */
  const patch = (changes: Partial<EditorState>) => {
    const state = store.getState();
    const isNew = (Object.keys(changes) as (keyof EditorState)[]).some(key => !Object.is(state[key], changes[key]));
    if (isNew) store.setState(changes);
  };
  const keep = () => {
    const isKept = kept.keep({ version: confirmed.version, edits: pending, unsaved: store.getState().unsaved });
    patch({ isKept, pendingCount: pending.length });
  };
  // What says the same stays the same object: an answer that confirms an edit draws nothing anew.
  const show = () => {
    const next = applyAllPending(confirmed.document, pending, context);
    patch({ document: replaceEqualDeep(store.getState().document, next), version: confirmed.version });
  };

  const enqueue = (edit: PendingEdit, isStep = edit.kind !== 'revert'): EditProblem | undefined => {
    const before = store.getState().document;
    const applied = applyPending(before, edit, context);
    if (isEditProblem(applied)) return applied;
    own.add(edit.editId);
    inverses.set(edit.editId, applied.inverse);
    pending = [...pending, edit];
    patch({ document: applied.document });
    keep();
    if (isStep) {
      const name = edit.kind === 'command' ? edit.name : edit.kind;
      const { changes, touched, document: after } = applied;
      const step = stepOf({ editId: edit.editId, name, changes, touched, before, after, atMs: Date.now() });
      patch({ undoable: withStep(store.getState().undoable, step), redoable: [] });
    }
    void sendAll();
    return undefined;
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
      // One version further is our own edit alone.
      changes: version > before.version + done.length ? (changes as Change[]) : [],
      foreign: edits && touchedByOthers(edits),
      context,
    });
    confirmed = { version, document: applyChanges(before.document, changes as Change[]) };
    held = [];
    pending = parted.kept;
    for (const { edit, mine } of parted.colliding) setAside({ edit, reason: 'collision', message: '', mine, by: [] });
    return parted.colliding;
  };

  const others = (edits: readonly MadeEdit[]) => edits.filter(edit => !own.has(edit.editId));
  const touchedByOthers = (edits: readonly MadeEdit[]) => new Set(others(edits).flatMap(edit => edit.touched));

  const nameFaster = (met: readonly Colliding[], edits: readonly MadeEdit[]) => {
    if (met.length === 0) return;
    const faster = others(edits).toReversed();
    const byOf = ({ partIds }: Colliding) =>
      faster.filter(({ touched }) => touched.some(id => partIds.includes(id))).map(fasterOf);
    const unsaved = store.getState().unsaved.map(one => {
      const colliding = met.find(({ edit }) => edit === one.edit);
      return colliding ? { ...one, by: byOf(colliding) } : one;
    });
    patch({ unsaved });
    keep();
  };

  const setAside = (unsaved: UnsavedEdit) => {
    const { undoable, redoable, unsaved: before } = store.getState();
    const { editId } = unsaved.edit;
    pending = pending.filter(one => one !== unsaved.edit);
    patch({
      undoable: withoutEdit(undoable, editId),
      redoable: withoutEdit(redoable, editId),
      unsaved: [...before, unsaved],
    });
    keep();
  };

  /** Nothing more can be written: all that waits is kept for the person, each as it was meant. */
  const setAllAside = (reason: 'no-right' | 'gone' | 'locked', message: string) => {
    let { document } = confirmed;
    for (const edit of pending) {
      const applied = applyPending(document, edit, context);
      if (!isEditProblem(applied)) document = applied.document;
      setAside({ edit, reason, message, mine: isEditProblem(applied) ? [] : applied.changes, by: [] });
    }
    if (reason !== 'locked') setAccess(reason === 'gone' ? { isGone: true } : { mayEdit: false });
  };

  const setAccess = (changes: Partial<Access>) => {
    const { access } = store.getState();
    const now = { ...access, ...changes };
    if ((Object.keys(now) as (keyof Access)[]).every(key => now[key] === access[key])) return;
    // What is being collected is published: from now on it is retired, not deleted.
    if (now.status === 1) for (const id of idsIn(confirmed.document)) published.add(id);
    patch({ access: now });
  };

  const seenVersion = () => held.at(-1)?.version ?? confirmed.version;
  const take = (news: Made) => {
    nameFaster(follow(news, []), news.edits ?? []);
    keep();
    show();
  };

  const revert = (from: 'undoable' | 'redoable', to: 'undoable' | 'redoable'): UndoStep | undefined => {
    const step = store.getState()[from].at(-1);
    if (!step?.editIds.every(id => inverses.has(id))) return undefined;
    const editIds = step.editIds.toReversed().map(revertedEditId => {
      const editId = newId();
      enqueue({ editId, kind: 'revert', revertedEditId, changes: inverses.get(revertedEditId) ?? [] });
      return editId;
    });
    const state = store.getState();
    patch({ [from]: state[from].filter(one => one !== step), [to]: [...state[to], { ...step, editIds, atMs: 0 }] });
    return step;
  };

  /** Made once more, on what is there now, knowing it. */
  const applyAgain = ({ edit }: UnsavedEdit): EditProblem | undefined => {
    const editId = newId();
    if (edit.kind !== 'revert') return enqueue({ ...edit, editId });
    // Now it is a step like any other: it can be taken back itself.
    return enqueue({ ...edit, editId, seenVersion: confirmed.version }, true);
  };

  /** The oldest version decides what counts as "meanwhile": a doubt more is asked, none is passed over. */
  const takeOver = (queues: readonly KeptQueue[]) => {
    const edits = queues.flatMap(queue => queue.edits);
    patch({ unsaved: [...store.getState().unsaved, ...queues.flatMap(queue => queue.unsaved)] });
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
  void adoptQueues(owner, queueId).then(takeOver);

  return {
    scrollId,
    context,
    store,
    run: (name: CommandName, input: object) => enqueue({ editId: newId(), kind: 'command', name, input }),
    undo: () => revert('undoable', 'redoable'),
    redo: () => revert('redoable', 'undoable'),
    select: selectedId => patch({ selectedId }),
    announce: announcement => patch({ announcement }),
    openRich: key => patch({ richEditors: withNewest(store.getState().richEditors, key) }),
    closeRich: key => patch({ richEditors: store.getState().richEditors.filter(one => one !== key) }),
    restore: (version, earlier) => {
      // Part by part: what did not change stays the same object, and its cards are not drawn anew.
      const changes = Object.entries(earlier)
        .filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(confirmed.document[part as 'title']))
        .map(([part, value]): Change => ({ path: [part], value }));
      if (changes.length > 0) enqueue({ editId: newId(), kind: 'restore', version, changes });
    },
    followOthers: async () => {
      if (isInFlight) return;
      const from = seenVersion();
      const later = await transport.since(from);
      // Something of ours went off meanwhile: its answer brings the same.
      if (!isInFlight && seenVersion() === from && later.version !== from) take(later);
    },
    known: () => {
      const { status } = store.getState().access;
      return {
        version: seenVersion(),
        ...(status !== undefined && { status }),
        ...(presence !== undefined && { presence }),
      };
    },
    watch: transport.watch,
    takeNews: (news: EditNews, known, isHeld) => {
      presence = news.presence;
      if (news.others && JSON.stringify(news.others) !== JSON.stringify(store.getState().others))
        patch({ others: news.others });
      setAccess({ status: news.status, mayEdit: news.mayEdit, isGone: false });
      if (isInFlight || news.version <= seenVersion() || known.version !== seenVersion()) return;
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
    idle: () => (isInFlight ? new Promise(resolve => idlers.push(resolve)) : Promise.resolve()),
    noteAccess: setAccess,
    lose: () => setAccess({ isGone: true, mayEdit: false }),
    resume: () => {
      retry?.wake();
      if (pending.length > 0) void sendAll();
    },
    settleUnsaved: (decided, decision) => {
      let problem: EditProblem | undefined;
      for (const one of decided) {
        const refused = decision === 'apply-again' ? applyAgain(one) : undefined;
        problem ??= refused;
        if (!refused) patch({ unsaved: store.getState().unsaved.filter(other => other !== one) });
      }
      keep();
      return problem;
    },
    settled: () => (isSending ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve()),
    keepUndo: () => {
      const { undoable, redoable } = store.getState();
      keepUndo(owner.personId, scrollId, { versionTime, undoable, redoable, inverses: [...inverses] });
    },
  };
}

const fasterOf = ({ personId, nickName, isSelf, time }: FasterEdit): FasterEdit => ({
  personId,
  nickName,
  isSelf,
  time,
});

/** Questions, options and rows: what is retired once it was published. */
function* idsIn({ questions }: EditorState['document']): Iterable<string> {
  for (const question of Object.values(questions)) {
    yield question.id;
    yield* Object.keys(question.items);
    yield* Object.keys(question.rows);
  }
}
