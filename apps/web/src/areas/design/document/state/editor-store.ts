import { questionnaireStatus } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyCommand,
  type Change,
  changesOrder,
  type EditContext,
  type EditProblem,
  isEditProblem,
  numberQuestions,
} from '@wenshu/survey-core';
import { createStore } from 'zustand';
import { newId } from '../reading/new-id.ts';
import { withNewest } from './alive-editors.ts';
import { createEditSync } from './edit-sync.ts';
import { type EditTransport, serverTransport } from './edit-transport.ts';
import type { Access, Editor, EditorState, LoadedQuestionnaire } from './editor-state.ts';
import { keepUndo, readUndo } from './kept-undo.ts';
import type { PendingEdit } from './pending-edit.ts';
import { joined, stepOf, type UndoStep, withoutEdit, withStep } from './undo-step.ts';
import type { UnsavedEdit } from './unsaved-edit.ts';

export type { Editor, EditorState, LoadedQuestionnaire } from './editor-state.ts';

/** One questionnaire being edited: what is on the screen, what can be undone, and its way to the server. */
export function createEditor(
  loaded: LoadedQuestionnaire,
  transport: EditTransport = serverTransport(loaded.scrollId),
): Editor {
  const { scrollId, versionTime = null } = loaded;
  const published = new Set(loaded.publishedIds);
  const context: EditContext = {
    types: questionTypes,
    isPublished: id => published.has(id),
    isCreator: loaded.isCreator,
  };
  const keptUndo = readUndo(transport.personId() ?? '', scrollId, versionTime);
  const inverses = new Map<string, readonly Change[]>(keptUndo?.inverses);
  let presence: string | undefined;

  const store = createStore<EditorState>(() => ({
    document: loaded.document,
    version: loaded.version,
    saving: 'saved',
    pendingCount: 0,
    isKept: true,
    savedAtMs: undefined,
    unsaved: [],
    access: { status: loaded.status, statusBy: undefined, mayEdit: loaded.mayEdit ?? true, isGone: false },
    others: [],
    selectedId: undefined,
    chosenGroupId: undefined,
    areNumbersKept: versionTime !== null || isOut(loaded.status),
    undoable: keptUndo?.undoable ?? [],
    redoable: keptUndo?.redoable ?? [],
    announcement: '',
    richEditors: [],
  }));
  const get = store.getState;
  /** Tells nobody about what is as it was: hundreds of cards listen. */
  const patch = (changes: Partial<EditorState>) => {
    const state = get();
    const isNew = (Object.keys(changes) as (keyof EditorState)[]).some(key => !Object.is(state[key], changes[key]));
    if (isNew) store.setState(changes);
  };

  const setAccess = (changes: Partial<Access>) => {
    const { access } = get();
    const now = { ...access, ...changes };
    if ((Object.keys(now) as (keyof Access)[]).every(key => now[key] === access[key])) return;
    // What is being collected is published: from now on it is retired, not deleted.
    if (now.status === questionnaireStatus.collecting)
      for (const id of idsIn(sync.confirmed().document)) published.add(id);
    patch({ access: now, areNumbersKept: get().areNumbersKept || isOut(now.status) });
  };
  const sync = createEditSync({
    loaded,
    transport,
    context,
    get,
    patch,
    onSetAside: ({ editId }) => {
      const { undoable, redoable } = get();
      patch({ undoable: withoutEdit(undoable, editId), redoable: withoutEdit(redoable, editId) });
    },
    onShutOut: reason => {
      if (reason !== 'locked') setAccess(reason === 'gone' ? { isGone: true } : { mayEdit: false });
    },
  });

  /** Makes an edit, with what follows from it; the step that one undo takes back. */
  const apply = (edit: PendingEdit): UndoStep | EditProblem => {
    const before = get().document;
    const applied = sync.enqueue(edit);
    if (isEditProblem(applied)) return applied;
    inverses.set(edit.editId, applied.inverse);
    const name = edit.kind === 'command' ? edit.name : edit.kind;
    const { changes, touched, document: after } = applied;
    const step = stepOf({ editId: edit.editId, name, changes, touched, before, after, atMs: Date.now() });
    const followed = edit.kind === 'command' && changesOrder(changes) ? followOrder() : [];
    return { ...step, editIds: [...step.editIds, ...followed] };
  };

  /** Numbers follow the order until the survey is published; the edit that sees to it, where one is needed. */
  const followOrder = (): readonly string[] => {
    const { document, areNumbersKept } = get();
    if (areNumbersKept || numberQuestions(document, questionTypes).length === 0) return [];
    const editId = newId();
    const applied = sync.enqueue({ editId, kind: 'command', name: 'modifySeqNames', input: {} });
    if (isEditProblem(applied)) return [];
    inverses.set(editId, applied.inverse);
    return [editId];
  };

  const make = (edit: PendingEdit, isStep = edit.kind !== 'revert'): EditProblem | undefined => {
    const step = apply(edit);
    if (isEditProblem(step)) return step;
    if (isStep) patch({ undoable: withStep(get().undoable, step), redoable: [] });
    return undefined;
  };

  const runAll: Editor['runAll'] = commands => {
    let { document } = get();
    // Tried first: a refusal in the middle would leave half of it done.
    for (const { name, input } of commands) {
      const tried = applyCommand(document, name, input, context);
      if (isEditProblem(tried)) return tried;
      document = tried.document;
    }
    const steps = commands.flatMap(({ name, input }) => {
      const step = apply({ editId: newId(), kind: 'command', name, input });
      return isEditProblem(step) ? [] : [step];
    });
    const editIds = steps.flatMap(step => step.editIds);
    if (steps.length > 0) patch({ undoable: withStep(get().undoable, joined(steps, editIds)), redoable: [] });
    return undefined;
  };

  const revert = (from: 'undoable' | 'redoable', to: 'undoable' | 'redoable'): UndoStep | undefined => {
    const step = get()[from].at(-1);
    if (!step?.editIds.every(id => inverses.has(id))) return undefined;
    const editIds = step.editIds.toReversed().map(revertedEditId => {
      const editId = newId();
      make({ editId, kind: 'revert', revertedEditId, changes: inverses.get(revertedEditId) ?? [] });
      return editId;
    });
    const state = get();
    patch({ [from]: state[from].filter(one => one !== step), [to]: [...state[to], { ...step, editIds, atMs: 0 }] });
    return step;
  };

  /** Made once more, on what is there now, knowing it. */
  const applyAgain = ({ edit }: UnsavedEdit): EditProblem | undefined => {
    const editId = newId();
    if (edit.kind !== 'revert') return make({ ...edit, editId });
    // Now it is a step like any other: it can be taken back itself.
    return make({ ...edit, editId, seenVersion: sync.confirmed().version }, true);
  };
  void sync.adopt();

  return {
    scrollId,
    context,
    store,
    run: (name, input) => make({ editId: newId(), kind: 'command', name, input }),
    runAll,
    undo: () => revert('undoable', 'redoable'),
    redo: () => revert('redoable', 'undoable'),
    select: selectedId => patch({ selectedId, chosenGroupId: undefined }),
    chooseGroup: chosenGroupId => patch({ selectedId: undefined, chosenGroupId }),
    announce: announcement => patch({ announcement }),
    openRich: key => patch({ richEditors: withNewest(get().richEditors, key) }),
    closeRich: key => patch({ richEditors: get().richEditors.filter(one => one !== key) }),
    restore: (version, earlier) => {
      const { document } = sync.confirmed();
      // Part by part: what did not change stays the same object, and its cards are not drawn anew.
      const changes = Object.entries(earlier)
        .filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(document[part as 'title']))
        .map(([part, value]): Change => ({ path: [part], value }));
      if (changes.length > 0) make({ editId: newId(), kind: 'restore', version, changes });
    },
    followOthers: async () => {
      await sync.idle();
      const from = sync.seenVersion();
      sync.takeIn(await transport.since(from), from);
    },
    known: () => {
      const { status } = get().access;
      return {
        version: sync.seenVersion(),
        ...(status !== undefined && { status }),
        ...(presence !== undefined && { presence }),
      };
    },
    watch: transport.watch,
    takeNews: (news, known, isHeld) => {
      presence = news.presence;
      if (news.others && JSON.stringify(news.others) !== JSON.stringify(get().others)) patch({ others: news.others });
      setAccess({ status: news.status, statusBy: news.statusBy, mayEdit: news.mayEdit, isGone: false });
      sync.takeIn(news, known.version, isHeld);
    },
    release: sync.release,
    idle: sync.idle,
    noteAccess: setAccess,
    lose: () => setAccess({ isGone: true, mayEdit: false }),
    resume: sync.resume,
    settleUnsaved: (decided, decision) => {
      let problem: EditProblem | undefined;
      for (const one of decided) {
        const refused = decision === 'apply-again' ? applyAgain(one) : undefined;
        problem ??= refused;
        if (!refused) patch({ unsaved: get().unsaved.filter(other => other !== one) });
      }
      sync.keep();
      return problem;
    },
    settled: sync.settled,
    keepUndo: () => {
      const { undoable, redoable } = get();
      keepUndo(sync.personId, scrollId, { versionTime, undoable, redoable, inverses: [...inverses] });
    },
  };
}

/** Collecting, suspended or ended: it has been published. */
const isOut = (status: Access['status']) => status !== undefined && status !== questionnaireStatus.editing;

/** Questions, options and rows: what is retired once it was published. */
function* idsIn({ questions }: EditorState['document']): Iterable<string> {
  for (const question of Object.values(questions)) {
    yield question.id;
    yield* Object.keys(question.items);
    yield* Object.keys(question.rows);
  }
}
