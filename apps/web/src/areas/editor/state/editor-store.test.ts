import type { EditResult } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyCommand,
  collides,
  createQuestionnaire,
  type Edit,
  editOf,
  isEditProblem,
  type Questionnaire,
} from '@wenshu/survey-core';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EditTransport } from './edit-transport.ts';
import { createEditor, type Editor } from './editor-store.ts';

vi.mock('../../../app/client.ts', () => ({ client: {} }));

const context = { types: questionTypes, isPublished: () => false, isCreator: true };
const question = (questionId: string, order: string) => ({
  questionId,
  groupId: 'group00001',
  order,
  type: 'fill-in',
  seqName: questionId,
  title: { text: questionId },
});
const start = ['first00001', 'second0001'].reduce<Questionnaire>(
  (document, id, at) => (applyCommand(document, 'addTopQuestion', question(id, 'ab'[at]!), context) as Edit).document,
  createQuestionnaire({ title: 'Test', baseLanguageId: 2, groupId: 'group00001' }),
);

/** The server's rule in small: the same commands, a log, and 3004 for what meets something newer than its base. */
function buildServer() {
  const log: { editId: string; edit: Edit }[] = [];
  let document = start;
  const state = { isReachable: true, losesAnswers: false };
  const result = (base: number, editId: string) => ({
    version: log.length,
    editId,
    // What comes over the wire is a copy, with lists that are the reader's own.
    changes: structuredClone(log.slice(base).flatMap(one => one.edit.changes)) as EditResult['changes'],
  });
  const make = (editId: string, base: number, edit: ReturnType<typeof applyCommand>) => {
    if (log.some(one => one.editId === editId)) return result(base, editId);
    if (isEditProblem(edit)) throw new CallFailure('refused', edit.problem);
    const since = new Set(log.slice(base).flatMap(one => one.edit.touched));
    if (collides(edit, since)) throw new CallFailure('saved-by-others');
    document = edit.document;
    log.push({ editId, edit });
    return result(base, editId);
  };
  const transport: EditTransport = {
    post: async (pending, base) => {
      if (!state.isReachable) throw new CallFailure('network');
      const edit =
        pending.kind === 'command'
          ? applyCommand(document, pending.name, pending.input, context)
          : editOf(document, pending.changes);
      const made = make(pending.editId, base, edit);
      if (state.losesAnswers) throw new CallFailure('network');
      return made;
    },
    since: async version => {
      if (!state.isReachable) throw new CallFailure('network');
      return result(version, '');
    },
  };
  return {
    state,
    transport,
    titleOf: (id: string) => document.questions[id]?.title.text,
    /** A colleague's edit, from elsewhere. */
    rename: (questionId: string, text: string) =>
      make(
        `colleague${log.length}`,
        log.length,
        applyCommand(document, 'modifyName', { questionId, title: { text } }, context),
      ),
    open: () =>
      createEditor(
        { scrollId: 'scroll0001', version: log.length, document, publishedIds: [], isCreator: true },
        transport,
      ),
  };
}

const rename = (editor: Editor, questionId: string, text: string) =>
  editor.run('modifyName', { questionId, title: { text } });
const shown = (editor: Editor, id: string) => editor.store.getState().document.questions[id]?.title.text;
const soon = () => new Promise(resolve => setTimeout(resolve, 5));

class MemoryStorage {
  getItem(key: string) {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string) {
    delete (this as unknown as Record<string, string>)[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  // Without locks every queue counts as left behind, as after a reload.
  vi.stubGlobal('navigator', {});
});

test('what two people do apart is merged', async () => {
  const server = buildServer();
  const editor = server.open();
  server.rename('second0001', 'theirs');
  rename(editor, 'first00001', 'mine');
  await editor.settled();
  expect([shown(editor, 'first00001'), shown(editor, 'second0001')]).toEqual(['mine', 'theirs']);
  expect(editor.store.getState().unsaved).toEqual([]);
});

test('a collision shows theirs, keeps mine aside, and mine can be applied again', async () => {
  const server = buildServer();
  const editor = server.open();
  server.rename('first00001', 'theirs');
  rename(editor, 'first00001', 'mine');
  await editor.settled();
  expect(shown(editor, 'first00001')).toBe('theirs');
  const [unsaved] = editor.store.getState().unsaved;
  expect(unsaved).toMatchObject({ reason: 'collision', edit: { name: 'modifyName' } });
  editor.settleUnsaved(unsaved!, 'apply-again');
  await editor.settled();
  expect(server.titleOf('first00001')).toBe('mine');
  expect(editor.store.getState().unsaved).toEqual([]);
});

test('an edit that waits behind another never writes over a colleague in silence', async () => {
  const server = buildServer();
  const editor = server.open();
  server.rename('second0001', 'theirs');
  rename(editor, 'first00001', 'mine');
  rename(editor, 'second0001', 'mine too');
  await editor.settled();
  expect(server.titleOf('second0001')).toBe('theirs');
  expect(editor.store.getState().unsaved.map(one => one.mine[0]?.value)).toEqual([{ text: 'mine too' }]);
});

test('several edits of one text do not collide with each other', async () => {
  const server = buildServer();
  const editor = server.open();
  server.rename('second0001', 'theirs');
  for (const text of ['m', 'mi', 'mine']) rename(editor, 'first00001', text);
  await editor.settled();
  expect(server.titleOf('first00001')).toBe('mine');
  expect(editor.store.getState().unsaved).toEqual([]);
});

test('a lost network and a reload in the middle lose nothing', async () => {
  const server = buildServer();
  server.state.isReachable = false;
  rename(server.open(), 'first00001', 'offline');
  await soon();
  server.state.isReachable = true;
  const reloaded = server.open();
  await soon();
  await reloaded.settled();
  expect(server.titleOf('first00001')).toBe('offline');
  expect(shown(reloaded, 'first00001')).toBe('offline');
});

test('after a reload, what a colleague did meanwhile is a collision and not written over', async () => {
  const server = buildServer();
  server.state.isReachable = false;
  rename(server.open(), 'first00001', 'offline');
  await soon();
  server.rename('first00001', 'theirs');
  server.state.isReachable = true;
  const reloaded = server.open();
  await soon();
  await reloaded.settled();
  expect(server.titleOf('first00001')).toBe('theirs');
  expect(reloaded.store.getState().unsaved).toHaveLength(1);
  // And it still stands there after the next reload.
  const again = server.open();
  await soon();
  expect(again.store.getState().unsaved).toHaveLength(1);
});

test('an answer lost on the way back makes the edit once', async () => {
  const server = buildServer();
  server.state.losesAnswers = true;
  rename(server.open(), 'first00001', 'once');
  await soon();
  server.state.losesAnswers = false;
  const reloaded = server.open();
  await soon();
  await reloaded.settled();
  expect(server.titleOf('first00001')).toBe('once');
  expect(reloaded.store.getState().unsaved).toEqual([]);
});

test('others come in while nothing of mine is on its way', async () => {
  const server = buildServer();
  const editor = server.open();
  server.rename('second0001', 'theirs');
  await editor.followOthers();
  expect(shown(editor, 'second0001')).toBe('theirs');
});

test('an earlier state comes back as one edit, and undo leads away from it again', async () => {
  const server = buildServer();
  const editor = server.open();
  rename(editor, 'first00001', 'later');
  rename(editor, 'second0001', 'later too');
  await editor.settled();
  editor.restore(0, start);
  await editor.settled();
  expect([server.titleOf('first00001'), server.titleOf('second0001')]).toEqual(['first00001', 'second0001']);
  editor.undo();
  await editor.settled();
  expect([server.titleOf('first00001'), server.titleOf('second0001')]).toEqual(['later', 'later too']);
});

test('undo and redo lead back and forth', async () => {
  const server = buildServer();
  const editor = server.open();
  rename(editor, 'first00001', 'mine');
  editor.undo();
  expect(shown(editor, 'first00001')).toBe('first00001');
  editor.redo();
  expect(shown(editor, 'first00001')).toBe('mine');
  await editor.settled();
  expect(server.titleOf('first00001')).toBe('mine');
});
