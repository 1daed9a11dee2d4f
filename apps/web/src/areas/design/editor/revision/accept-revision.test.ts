import type { Revision } from '@wenshu/api-contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { startDevice } from '../../../../app/together/testing/start-device.ts';
import { buildServer, rename } from '../../document/state/testing/build-server.ts';
import { acceptRevision, isStillRight } from './accept-revision.ts';

vi.mock('../../../../app/client.ts', () => ({ client: {} }));
vi.mock('../../../../app/session/session.ts', () => ({ useSession: {} }));

beforeEach(() => startDevice());

const added = {
  questionId: 'third00001',
  groupId: 'group00001',
  order: 'c',
  type: 'fill-in',
  seqName: 'Q9',
  title: { text: 'Anything else?' },
};
/** One question more and the first one gone. */
const revision = {
  parts: [],
  refused: [],
  told: [],
  helped: { by: 'house', because: 'no-model', model: null, wouldLeave: null },
  edits: [
    { name: 'addTopQuestion', input: added },
    { name: 'deleteTopQuestion', input: { questionId: 'first00001' } },
  ],
  touches: ['first00001'],
} satisfies Revision;

test('what was accepted is one step: made at once, saved as edits, and taken back by one undo (S1.13)', async () => {
  const server = buildServer();
  const editor = server.open();
  const before = editor.store.getState().document;
  expect(acceptRevision(editor, { revision, of: before })).toBe(true);
  expect(editor.store.getState().undoable).toHaveLength(1);
  expect(Object.keys(editor.store.getState().document.questions).sort()).toEqual(['second0001', 'third00001']);
  await editor.settled();
  expect(server.titleOf('third00001')).toBe('Anything else?');
  editor.undo();
  await editor.settled();
  expect(Object.keys(editor.store.getState().document.questions).sort()).toEqual(['first00001', 'second0001']);
});

test('a question that says something else by now is not taken away with it, and one that nobody spoke of is no hindrance', () => {
  const editor = buildServer().open();
  const of = editor.store.getState().document;
  rename(editor, 'second0001', 'Mended meanwhile');
  expect(isStillRight(editor, { revision, of })).toBe(true);
  rename(editor, 'first00001', 'Mended meanwhile');
  expect(acceptRevision(editor, { revision, of })).toBe(false);
  expect(editor.store.getState().document.questions.first00001?.title.text).toBe('Mended meanwhile');
});

test('where one of its edits no longer goes, none is made', () => {
  const editor = buildServer().open();
  const of = editor.store.getState().document;
  const edits = [revision.edits[0]!, { name: 'deleteTopQuestion', input: { questionId: 'gone000001' } }];
  expect(acceptRevision(editor, { revision: { ...revision, edits }, of })).toBe(false);
  expect(Object.keys(editor.store.getState().document.questions)).toHaveLength(2);
});
