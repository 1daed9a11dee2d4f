import { beforeEach, expect, test, vi } from 'vitest';
import { startDevice } from '../../../../app/together/testing/start-device.ts';
import { buildServer, rename, shown, soon } from './testing/build-server.ts';

vi.mock('../../../../app/client.ts', () => ({ client: {} }));
vi.mock('../../../../app/session/session.ts', () => ({ useSession: {} }));

beforeEach(() => {
  startDevice();
  vi.useRealTimers();
});

/** So long after the last edit that it is one of its own. */
const later = () => vi.setSystemTime(Date.now() + 5_000);

test('undo and redo lead back and forth, step by step, over several edits of one text', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = buildServer();
  const editor = server.open();
  for (const text of ['one', 'two']) {
    rename(editor, 'first00001', text);
    later();
  }
  const seen = [];
  for (const move of ['undo', 'undo', 'redo', 'redo', 'undo'] as const) {
    editor[move]();
    await editor.settled();
    seen.push(server.titleOf('first00001'));
    expect(shown(editor, 'first00001')).toBe(seen.at(-1));
  }
  expect(seen).toEqual(['one', 'first00001', 'one', 'two', 'one']);
});

test('edits of one thing in one go are one step', async () => {
  const server = buildServer();
  const editor = server.open();
  for (const text of ['m', 'mi', 'mine']) rename(editor, 'first00001', text);
  rename(editor, 'second0001', 'other');
  expect(editor.store.getState().undoable.map(step => step.editIds.length)).toEqual([3, 1]);
  editor.undo();
  editor.undo();
  await editor.settled();
  expect([server.titleOf('first00001'), server.titleOf('second0001')]).toEqual(['first00001', 'second0001']);
  editor.redo();
  await editor.settled();
  expect(server.titleOf('first00001')).toBe('mine');
});

test('what has just appeared is not taken away with what was done to it at once', async () => {
  const server = buildServer();
  const editor = server.open();
  const group = { groupId: 'newgroup01', order: 'z' };
  for (const text of ['Part', 'Last part']) editor.run('saveQuestionGroup', { ...group, title: { text } });
  editor.undo();
  await editor.settled();
  expect(editor.store.getState().document.groups.newgroup01?.title.text).toBe('Part');
});

test('a step knows what it was and where, also when its question is gone', () => {
  const editor = buildServer().open();
  editor.run('deleteTopQuestion', { questionId: 'first00001' });
  expect(editor.undo()).toMatchObject({ name: 'deleteTopQuestion', questionId: 'first00001', place: 'first00001' });
});

test('undo takes back mine alone', async () => {
  const server = buildServer();
  const editor = server.open();
  rename(editor, 'first00001', 'mine');
  await editor.settled();
  server.rename('second0001', 'theirs');
  editor.undo();
  await editor.settled();
  expect([server.titleOf('first00001'), server.titleOf('second0001')]).toEqual(['first00001', 'theirs']);
});

test('an undo that meets a colleague is offered to be compared, and made all the same if wished', async () => {
  const server = buildServer();
  const editor = server.open();
  rename(editor, 'first00001', 'mine');
  await editor.settled();
  server.rename('first00001', 'theirs');
  editor.undo();
  await editor.settled();
  const { unsaved, redoable, undoable } = editor.store.getState();
  expect(unsaved).toMatchObject([
    {
      reason: 'collision',
      edit: { kind: 'revert' },
      mine: [{ value: { text: 'first00001' } }],
      by: [{ nickName: 'ann' }],
    },
  ]);
  expect([undoable, redoable, shown(editor, 'first00001')]).toEqual([[], [], 'theirs']);
  editor.settleUnsaved(unsaved, 'apply-again');
  await editor.settled();
  expect([server.titleOf('first00001'), editor.store.getState().unsaved]).toEqual(['first00001', []]);
  editor.undo();
  await editor.settled();
  expect(server.titleOf('first00001')).toBe('theirs');
});

test('what can be undone survives a reload of the tab, and ends with a publishing', async () => {
  const server = buildServer();
  const editor = server.open();
  rename(editor, 'first00001', 'mine');
  await editor.settled();
  editor.keepUndo();
  const reloaded = server.open();
  await soon();
  reloaded.undo();
  await reloaded.settled();
  expect(server.titleOf('first00001')).toBe('first00001');
  server.state.versionTime = 1_790_000_000_000;
  expect(server.open().store.getState().undoable).toEqual([]);
});

test('another person at this tab has nothing of it to undo', async () => {
  const server = buildServer();
  const editor = server.open();
  rename(editor, 'first00001', 'mine');
  await editor.settled();
  editor.keepUndo();
  server.state.personId = 'somebody else';
  expect(server.open().store.getState().undoable).toEqual([]);
});

test('commands that are run together are one step: all of them or none, undone and redone at once', async () => {
  const server = buildServer();
  const editor = server.open();
  const retitle = (questionId: string, text: string) => ({
    name: 'modifyName' as const,
    input: { questionId, title: { text } },
  });
  rename(editor, 'first00001', 'typed');
  expect(editor.runAll([retitle('first00001', 'one'), retitle('nobody0001', 'two')])).toMatchObject({
    problem: 'question-not-found',
  });
  expect(shown(editor, 'first00001')).toBe('typed');
  expect(editor.runAll([retitle('first00001', 'one'), retitle('second0001', 'two')])).toBeUndefined();
  expect(editor.store.getState().undoable).toHaveLength(2);
  editor.undo();
  expect([shown(editor, 'first00001'), shown(editor, 'second0001')]).toEqual(['typed', 'second0001']);
  editor.redo();
  await editor.settled();
  expect([server.titleOf('first00001'), server.titleOf('second0001')]).toEqual(['one', 'two']);
});
