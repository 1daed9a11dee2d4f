import { beforeEach, expect, test, vi } from 'vitest';
import { startDevice } from '../../../../app/together/testing/start-device.ts';
import { orderedQuestions } from '../reading/place.ts';
import type { Editor } from './editor-store.ts';
import { buildServer, rename, shown } from './testing/build-server.ts';

vi.mock('../../../../app/client.ts', () => ({ client: {} }));
vi.mock('../../../../app/session/session.ts', () => ({ useSession: {} }));

beforeEach(startDevice);

const ids = ['third00001', 'fourth0001', 'fifth00001'];
const names = (editor: Editor) =>
  orderedQuestions(editor.store.getState().document).map(({ id, seqName }) => [id.slice(0, 3), seqName]);
const question = (questionId: string, order: string, seqName: string) => ({
  questionId,
  groupId: 'group00001',
  order,
  type: 'fill-in',
  seqName,
  title: { text: questionId },
});
const move = (questionId: string, order: string) => ({ questionId, groupId: 'group00001', order });

/** Two questions with names of somebody's choice, then Q1 to Q3. */
function fill() {
  const server = buildServer();
  for (const [at, id] of ids.entries()) server.colleague('addTopQuestion', question(id, `c${at + 1}`, `Q${at + 1}`));
  return server;
}

test('a question that goes in front of Q1 is Q1, in one step of undo; a name that somebody chose stays', async () => {
  const editor = fill().open();
  editor.run('moveTopQuestion', move('fifth00001', 'a1'));
  const moved = [
    ['fir', 'first00001'],
    ['fif', 'Q1'],
    ['sec', 'second0001'],
    ['thi', 'Q2'],
    ['fou', 'Q3'],
  ];
  expect(names(editor)).toEqual(moved);
  await editor.settled();
  expect(names(editor)).toEqual(moved);
  expect(editor.undo()?.name).toBe('moveTopQuestion');
  await editor.settled();
  expect(names(editor).map(([, name]) => name)).toEqual(['first00001', 'second0001', 'Q1', 'Q2', 'Q3']);
  editor.redo();
  await editor.settled();
  expect(names(editor)).toEqual(moved);
});

test('what is added between, deleted or moved along with its group is followed as well; typing changes no number', async () => {
  const server = fill();
  const editor = server.open();
  editor.run('addTopQuestion', question('sixth00001', 'c11', 'Q4'));
  expect(names(editor).slice(2)).toEqual([
    ['thi', 'Q1'],
    ['six', 'Q2'],
    ['fou', 'Q3'],
    ['fif', 'Q4'],
  ]);
  editor.run('deleteTopQuestion', { questionId: 'third00001' });
  expect(names(editor).slice(2)).toEqual([
    ['six', 'Q1'],
    ['fou', 'Q2'],
    ['fif', 'Q3'],
  ]);
  await editor.settled();
  server.colleague('modifySeqName', { questionId: 'fifth00001', seqName: 'Q9' });
  await server.tell(editor);
  rename(editor, 'fifth00001', 'Words');
  await editor.settled();
  expect(names(editor).at(-1)).toEqual(['fif', 'Q9']);
});

test('a colleague who types, moves or deletes meanwhile is met by no number', async () => {
  const server = fill();
  const editor = server.open();
  server.rename('fourth0001', 'theirs');
  server.colleague('moveTopQuestion', move('fourth0001', 'a2'));
  server.colleague('modifySeqNames', {});
  server.colleague('deleteTopQuestion', { questionId: 'third00001' });
  editor.run('moveTopQuestion', move('fifth00001', 'a1'));
  await editor.settled();
  expect(editor.store.getState().unsaved).toEqual([]);
  expect(shown(editor, 'fourth0001')).toBe('theirs');
  expect(names(editor).map(([, name]) => name)).toEqual(['first00001', 'Q1', 'Q2', 'second0001']);
});

test('once it has been published numbers stay where they are', async () => {
  const server = fill();
  server.state.versionTime = 1_700_000_000_000;
  const editor = server.open();
  expect(editor.store.getState().areNumbersKept).toBe(true);
  editor.run('moveTopQuestion', move('fifth00001', 'a1'));
  await editor.settled();
  expect(names(editor)[1]).toEqual(['fif', 'Q3']);
  const open = fill().open();
  open.noteAccess({ status: 1 });
  open.noteAccess({ status: 2 });
  expect(open.store.getState().areNumbersKept).toBe(true);
});
