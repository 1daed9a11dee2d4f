import { questionnaireStatus } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import type { Change, EditContext } from '@wenshu/survey-core';
import { startState } from '@wenshu/together';
import { createStore } from 'zustand';
import { keepUndo, readUndo } from '../../../../app/together/kept-undo.ts';
import { openInBrowser, patchStore } from '../../../../app/together/open-in-browser.ts';
import { newId } from '../reading/new-id.ts';
import { withNewest } from './alive-editors.ts';
import { type EditTransport, serverTransport, writtenOf } from './edit-transport.ts';
import type { Access, Editor, EditorState, LoadedQuestionnaire } from './editor-state.ts';
import { type QuestionnaireShape, questionnaireKind } from './questionnaire-kind.ts';

export type { Editor, EditorState, LoadedQuestionnaire } from './editor-state.ts';

/** One questionnaire being edited: what is on the screen, what can be undone, and its way to the server. */
export function createEditor(
  loaded: LoadedQuestionnaire,
  transport: EditTransport = serverTransport(loaded.scrollId),
): Editor {
  const { scrollId, versionTime = null, editedFrom = null } = loaded;
  const published = new Set(loaded.publishedIds);
  const context: EditContext = {
    types: questionTypes,
    isPublished: id => published.has(id),
    isCreator: loaded.isCreator,
  };
  const keptUndo = readUndo<QuestionnaireShape>(transport.personId() ?? '', scrollId, versionTime);
  let presence: string | undefined;
  let live: string | undefined;

  const store = createStore<EditorState>(() => ({
    ...startState<QuestionnaireShape>(loaded),
    access: {
      status: loaded.status,
      statusBy: undefined,
      mayEdit: loaded.mayEdit ?? true,
      isGone: false,
      versionTime,
      editedFrom,
    },
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
  const patch = (changes: Partial<EditorState>) => patchStore(store, changes);

  const setAccess = (changes: Partial<Access>) => {
    const { access } = get();
    const now = { ...access, ...changes };
    if ((Object.keys(now) as (keyof Access)[]).every(key => now[key] === access[key])) return;
    // What is being collected is published: from now on it is retired, not deleted.
    const isNew = now.status !== access.status || now.versionTime !== access.versionTime;
    if (now.status === questionnaireStatus.collecting && isNew)
      for (const id of idsIn(work.confirmed().document)) published.add(id);
    patch({ access: now, areNumbersKept: get().areNumbersKept || isOut(now.status) });
  };
  const work = openInBrowser<QuestionnaireShape, EditorState>({
    documentId: scrollId,
    kind: questionnaireKind(context, () => get().areNumbersKept),
    opened: loaded,
    transport,
    store,
    keptMade: keptUndo?.made,
    onShutOut: reason => {
      if (reason !== 'locked') setAccess(reason === 'gone' ? { isGone: true } : { mayEdit: false });
    },
  });
  const stepTaken = (taken: ReturnType<typeof work.undo>) => (taken.outcome === 'done' ? taken.step : undefined);
  void work.adopt();

  return {
    scrollId,
    context,
    store,
    run: (name, input) => work.make({ editId: newId(), kind: 'command', name, input }),
    runAll: commands =>
      work.makeAll(commands.map(({ name, input }) => ({ editId: newId(), kind: 'command', name, input }))),
    undo: () => stepTaken(work.undo()),
    redo: () => stepTaken(work.redo()),
    select: selectedId => patch({ selectedId, chosenGroupId: undefined }),
    chooseGroup: chosenGroupId => patch({ selectedId: undefined, chosenGroupId }),
    announce: announcement => patch({ announcement }),
    openRich: key => patch({ richEditors: withNewest(get().richEditors, key) }),
    closeRich: key => patch({ richEditors: get().richEditors.filter(one => one !== key) }),
    restore: (version, earlier) => {
      const { document } = work.confirmed();
      // Part by part: what did not change stays the same object, and its cards are not drawn anew.
      const changes = Object.entries(earlier)
        .filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(document[part as 'title']))
        .map(([part, value]): Change => ({ path: [part], value }));
      if (changes.length > 0) work.make({ editId: newId(), kind: 'restore', version, changes });
    },
    followOthers: work.followOthers,
    known: () => {
      const { status } = get().access;
      return {
        version: work.seenVersion(),
        ...(status !== undefined && { status }),
        ...(presence !== undefined && { presence }),
        ...(live !== undefined && { live }),
      };
    },
    watch: transport.watch,
    takeNews: (news, known, isHeld) => {
      presence = news.presence;
      live = news.live;
      if (news.others && JSON.stringify(news.others) !== JSON.stringify(get().others)) patch({ others: news.others });
      const { status, statusBy, mayEdit } = news;
      setAccess({
        status,
        statusBy,
        mayEdit,
        isGone: false,
        versionTime: news.versionTime,
        editedFrom: news.editedFrom,
      });
      void work.takeIn({ ...writtenOf(news), edits: news.edits }, known.version, isHeld);
    },
    release: work.release,
    idle: work.idle,
    noteAccess: setAccess,
    lose: () => setAccess({ isGone: true, mayEdit: false }),
    resume: work.resume,
    settleUnsaved: work.settleUnsaved,
    settled: work.settled,
    keepUndo: () => {
      const { undoable, redoable } = get();
      keepUndo<QuestionnaireShape>(work.personId, scrollId, {
        era: versionTime,
        undoable,
        redoable,
        made: work.madeHere(),
      });
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
