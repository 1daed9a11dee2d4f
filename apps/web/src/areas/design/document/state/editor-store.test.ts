import type { MadeEdit } from '@wenshu/api-contract';
import { thingOf } from '@wenshu/survey-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { startDevice } from '../../../../app/together/testing/start-device.ts';
import { buildServer, rename, shown, soon } from './testing/build-server.ts';
import { start } from './testing/start-document.ts';

vi.mock('../../../../app/client.ts', () => ({ client: {} }));
vi.mock('../../../../app/session/session.ts', () => ({ useSession: {} }));

beforeEach(startDevice);

test('a command is taken with its own input alone: the compiler says so, and the command itself', () => {
  const editor = buildServer().open();
  // @ts-expect-error: a place is a text.
  const withNumber = editor.run('moveQuestionGroup', { groupId: 'group00001', order: 2 });
  // @ts-expect-error: which question is missing.
  const withoutQuestion = editor.run('moveItems', { moves: [{ itemId: 'item000001', order: 'b' }] });
  expect([withNumber, withoutQuestion]).toMatchObject([{ problem: 'input-invalid' }, { problem: 'input-invalid' }]);
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

test('questions that two people add at once have names of their own, and what is written into one stays', async () => {
  const server = buildServer();
  const [mine, theirs] = [server.open(), server.open()];
  const add = (editor: typeof mine, questionId: string) =>
    editor.run('addTopQuestion', {
      questionId,
      groupId: 'group00001',
      order: 'z',
      type: 'fill-in',
      seqName: 'Q1',
      title: { text: '' },
    });
  add(theirs, 'theirs0001');
  await theirs.settled();
  add(mine, 'mine000001');
  rename(mine, 'mine000001', 'Written at once');
  await mine.settled();
  const { document, unsaved } = mine.store.getState();
  expect(unsaved).toEqual([]);
  expect(['theirs0001', 'mine000001'].map(id => document.questions[id]?.seqName)).toEqual(['Q1', 'Q2']);
  expect(shown(mine, 'mine000001')).toBe('Written at once');
});

test('a collision shows theirs and who it was, keeps mine aside, and mine can be applied again', async () => {
  const server = buildServer();
  const editor = server.open();
  server.rename('first00001', 'theirs');
  rename(editor, 'first00001', 'mine');
  await editor.settled();
  expect(shown(editor, 'first00001')).toBe('theirs');
  const { unsaved } = editor.store.getState();
  expect(unsaved).toMatchObject([{ reason: 'collision', edit: { name: 'modifyName' }, by: [{ nickName: 'ann' }] }]);
  editor.settleUnsaved(unsaved, 'apply-again');
  await editor.settled();
  expect(server.titleOf('first00001')).toBe('mine');
  expect(editor.store.getState().unsaved).toEqual([]);
});

test('all that was not taken can be applied again, or given up, at once', async () => {
  const server = buildServer();
  const editor = server.open();
  for (const id of ['first00001', 'second0001']) server.rename(id, 'theirs');
  for (const id of ['first00001', 'second0001']) rename(editor, id, 'mine');
  await editor.settled();
  editor.settleUnsaved(editor.store.getState().unsaved, 'apply-again');
  await editor.settled();
  expect([server.titleOf('first00001'), server.titleOf('second0001')]).toEqual(['mine', 'mine']);
  for (const id of ['first00001', 'second0001']) server.rename(id, 'theirs again');
  for (const id of ['first00001', 'second0001']) rename(editor, id, 'mine again');
  await editor.settled();
  editor.settleUnsaved(editor.store.getState().unsaved, 'give-up');
  await editor.settled();
  expect([shown(editor, 'first00001'), editor.store.getState().unsaved]).toEqual(['theirs again', []]);
});

test('an edit that waits behind another never writes over a colleague in silence', async () => {
  const server = buildServer();
  const editor = server.open();
  server.rename('second0001', 'theirs');
  rename(editor, 'first00001', 'mine');
  rename(editor, 'second0001', 'mine too');
  await editor.settled();
  expect(server.titleOf('second0001')).toBe('theirs');
  const { unsaved } = editor.store.getState();
  expect(unsaved).toMatchObject([{ mine: [{ value: { text: 'mine too' } }], by: [{ nickName: 'ann' }] }]);
});

test('the answer that confirms an edit leaves every object as it was, so that no card is drawn anew', async () => {
  const server = buildServer();
  const editor = server.open();
  rename(editor, 'first00001', 'mine');
  const { document } = editor.store.getState();
  await editor.settled();
  expect(server.titleOf('first00001')).toBe('mine');
  expect(editor.store.getState().document).toBe(document);
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

test('others come in while nothing of mine is on its way', async () => {
  const server = buildServer();
  const editor = server.open();
  server.rename('second0001', 'theirs');
  await server.tell(editor);
  expect(shown(editor, 'second0001')).toBe('theirs');
});

test('what I am typing at waits, and meets what I write as a collision; the rest comes in', async () => {
  const server = buildServer();
  const editor = server.open();
  const isTypedAt = (edits: readonly MadeEdit[]) =>
    edits.some(({ touched }) => touched.map(thingOf).includes('first00001'));
  server.rename('second0001', 'theirs');
  await server.tell(editor, isTypedAt);
  expect(shown(editor, 'second0001')).toBe('theirs');
  server.rename('first00001', 'theirs');
  await server.tell(editor, isTypedAt);
  expect(shown(editor, 'first00001')).toBe('first00001');
  expect(editor.known().version).toBe(2);
  rename(editor, 'first00001', 'mine');
  await editor.settled();
  expect(shown(editor, 'first00001')).toBe('theirs');
  expect(editor.store.getState().unsaved).toHaveLength(1);
});

test('what waited comes in when the text is left as it was', async () => {
  const server = buildServer();
  const editor = server.open();
  server.rename('first00001', 'theirs');
  await server.tell(editor, () => true);
  server.rename('second0001', 'theirs too');
  await server.tell(editor, () => false);
  expect(shown(editor, 'second0001')).toBe('second0001');
  editor.release();
  expect([shown(editor, 'first00001'), shown(editor, 'second0001')]).toEqual(['theirs', 'theirs too']);
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

test('nobody is told about what is as it was', async () => {
  const editor = buildServer().open();
  await soon();
  const told = vi.fn();
  editor.store.subscribe(told);
  editor.select(undefined);
  editor.announce('');
  expect(told).not.toHaveBeenCalled();
});

test('the place that was clicked last counts: a group until a question is selected', () => {
  const editor = buildServer().open();
  const place = () => {
    const { selectedId, chosenGroupId } = editor.store.getState();
    return [selectedId, chosenGroupId];
  };
  editor.select('first00001');
  editor.chooseGroup('group00001');
  expect(place()).toEqual([undefined, 'group00001']);
  editor.select('second0001');
  expect(place()).toEqual(['second0001', undefined]);
});
