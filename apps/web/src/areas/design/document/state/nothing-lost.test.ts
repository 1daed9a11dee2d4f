import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage, startDevice } from '../../../../app/together/testing/start-device.ts';
import type { Editor } from './editor-store.ts';
import { buildServer, rename, shown, soon } from './testing/build-server.ts';

vi.mock('../../../../app/client.ts', () => ({ client: {} }));
vi.mock('../../../../app/session/session.ts', () => ({ useSession: {} }));

beforeEach(startDevice);

const reload = async (server: ReturnType<typeof buildServer>): Promise<Editor> => {
  const editor = server.open();
  await soon();
  await editor.settled();
  return editor;
};

test('a lost network and a reload in the middle lose nothing', async () => {
  const server = buildServer();
  server.state.refusing = 'network';
  const editor = server.open();
  rename(editor, 'first00001', 'offline');
  await soon();
  expect(editor.store.getState()).toMatchObject({ saving: 'offline', pendingCount: 1, isKept: true });
  server.state.refusing = undefined;
  const reloaded = await reload(server);
  expect([server.titleOf('first00001'), shown(reloaded, 'first00001')]).toEqual(['offline', 'offline']);
});

test('the network comes back: what waits goes off at once', async () => {
  const server = buildServer();
  server.state.refusing = 'network';
  const editor = server.open();
  rename(editor, 'first00001', 'offline');
  await soon();
  server.state.refusing = undefined;
  editor.resume();
  await editor.settled();
  expect(server.titleOf('first00001')).toBe('offline');
  expect(editor.store.getState()).toMatchObject({ saving: 'saved', pendingCount: 0 });
});

test('after a reload, what a colleague did meanwhile is a collision and not written over', async () => {
  const server = buildServer();
  server.state.refusing = 'network';
  rename(server.open(), 'first00001', 'offline');
  await soon();
  server.rename('first00001', 'theirs');
  server.state.refusing = undefined;
  const reloaded = await reload(server);
  expect(server.titleOf('first00001')).toBe('theirs');
  expect(reloaded.store.getState().unsaved).toHaveLength(1);
  // And it still stands there after the next reload.
  expect((await reload(server)).store.getState().unsaved).toHaveLength(1);
});

test('an answer lost on the way back makes the edit once', async () => {
  const server = buildServer();
  server.state.losesAnswers = true;
  rename(server.open(), 'first00001', 'once');
  await soon();
  server.state.losesAnswers = false;
  const reloaded = await reload(server);
  expect(server.titleOf('first00001')).toBe('once');
  expect(reloaded.store.getState().unsaved).toEqual([]);
});

test('an edit whose answer was lost is no collision when the news brings it', async () => {
  const server = buildServer();
  const editor = server.open();
  server.state.losesAnswers = true;
  rename(editor, 'first00001', 'once');
  await soon();
  await server.tell(editor);
  expect(editor.store.getState()).toMatchObject({ unsaved: [], pendingCount: 0, version: 1 });
  expect(shown(editor, 'first00001')).toBe('once');
});

test('a server that stops in the middle is waited for', async () => {
  const server = buildServer();
  const editor = server.open();
  server.state.refusing = 'serviceStopping';
  rename(editor, 'first00001', 'first');
  rename(editor, 'second0001', 'second');
  await soon();
  expect(editor.store.getState().pendingCount).toBe(2);
  server.state.refusing = undefined;
  editor.resume();
  await editor.settled();
  expect([server.titleOf('first00001'), server.titleOf('second0001')]).toEqual(['first', 'second']);
});

test('an edit that the server stumbles over each time does not keep the others', async () => {
  const server = buildServer();
  const editor = server.open();
  server.state.stumblesOver = 'poison';
  rename(editor, 'first00001', 'poison');
  rename(editor, 'second0001', 'fine');
  for (let tries = 0; tries < 6; tries++) {
    await soon();
    editor.resume();
  }
  await editor.settled();
  expect(server.titleOf('second0001')).toBe('fine');
  expect(editor.store.getState().unsaved).toMatchObject([{ reason: 'refused', mine: [{ value: { text: 'poison' } }] }]);
});

test('signed out in the middle: the same person goes on after signing in again', async () => {
  const server = buildServer();
  server.state.refusing = 'tokenInvalid';
  const editor = server.open();
  rename(editor, 'first00001', 'before lunch');
  await editor.settled();
  expect(editor.store.getState().saving).toBe('signed-out');
  server.state.refusing = undefined;
  await reload(server);
  expect(server.titleOf('first00001')).toBe('before lunch');
});

test('somebody else who signs in on this device sends nothing of it, and does not see it', async () => {
  const server = buildServer();
  server.state.refusing = 'tokenInvalid';
  const editor = server.open();
  rename(editor, 'first00001', 'private');
  await editor.settled();
  server.state.refusing = undefined;
  server.state.personId = 'somebody else';
  const theirs = await reload(server);
  expect([shown(theirs, 'first00001'), server.titleOf('first00001')]).toEqual(['first00001', 'first00001']);
  // Nor does the page that was still open.
  const posted = server.state.posted.length;
  editor.resume();
  await editor.settled();
  expect(server.state.posted).toHaveLength(posted);
  server.state.personId = 'me';
  await reload(server);
  expect(server.titleOf('first00001')).toBe('private');
});

test('a device that keeps nothing says so, and the edit is made all the same', async () => {
  class FullStorage extends MemoryStorage {
    override setItem(): void {
      throw new Error('QuotaExceededError');
    }
  }
  vi.stubGlobal('localStorage', new FullStorage());
  const server = buildServer();
  server.state.refusing = 'network';
  const editor = server.open();
  rename(editor, 'first00001', 'mine');
  await soon();
  expect(editor.store.getState().isKept).toBe(false);
  server.state.refusing = undefined;
  editor.resume();
  await editor.settled();
  expect([server.titleOf('first00001'), editor.store.getState().isKept]).toEqual(['mine', true]);
});

test('a second tab leaves alone what the first is about to send', async () => {
  const alive = new Set<string>();
  const request = async (key: string, second: object | (() => unknown), then?: (lock: object | null) => unknown) => {
    if (typeof second === 'function') alive.add(key);
    else return then?.(alive.has(key) ? null : {});
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const server = buildServer();
  server.state.refusing = 'network';
  const first = server.open();
  rename(first, 'first00001', 'of the first tab');
  await soon();
  server.state.refusing = undefined;
  const second = await reload(server);
  expect(shown(second, 'first00001')).toBe('first00001');
  first.resume();
  await first.settled();
  expect(server.titleOf('first00001')).toBe('of the first tab');
});

test.each([
  ['noPermission', 'no-right', { mayEdit: false }],
  ['questionnaireNotFound', 'gone', { isGone: true }],
] as const)('%s in the middle: all that waits is kept aside', async (word, reason, access) => {
  const server = buildServer();
  const editor = server.open();
  server.state.refusing = word;
  rename(editor, 'first00001', 'one');
  rename(editor, 'second0001', 'two');
  await editor.settled();
  const { unsaved, access: now } = editor.store.getState();
  expect(unsaved.map(one => [one.reason, one.mine[0]?.value])).toEqual([
    [reason, { text: 'one' }],
    [reason, { text: 'two' }],
  ]);
  expect(now).toMatchObject(access);
});

test('published by a colleague in the middle: kept aside, and applied once it is suspended', async () => {
  const server = buildServer();
  const editor = server.open();
  server.state.status = 1;
  rename(editor, 'first00001', 'late');
  await editor.settled();
  expect(editor.store.getState().unsaved).toMatchObject([{ reason: 'locked' }]);
  await server.tell(editor);
  expect(editor.store.getState().access.status).toBe(1);
  expect(editor.context.isPublished('first00001')).toBe(true);
  server.state.status = 2;
  await server.tell(editor);
  editor.settleUnsaved(editor.store.getState().unsaved, 'apply-again');
  await editor.settled();
  expect(server.titleOf('first00001')).toBe('late');
});

test('what an earlier build of the page has kept is read by the next', async () => {
  const edit = {
    editId: 'older00001',
    kind: 'command',
    name: 'modifyName',
    input: { questionId: 'first00001', title: { text: 'older' } },
  };
  localStorage.setItem('edits.me.scroll0001.tab0000001', JSON.stringify({ version: 0, edits: [edit] }));
  const server = buildServer();
  const editor = await reload(server);
  expect([server.titleOf('first00001'), editor.store.getState().unsaved]).toEqual(['older', []]);
});
