import { createQuestionnaire } from '@wenshu/survey-core';
import { expect, it, vi } from 'vitest';
import { openEditor } from './open-editor.ts';

// Its own transport asks the server, which is not there.
vi.mock('../document/state/edit-transport.ts', () => ({
  serverTransport: () => ({
    personId: () => 'me',
    // No answer comes: what is made stays under way.
    post: () => new Promise(() => {}),
    since: async (version: number) => ({ version, changes: [], edits: [] }),
  }),
}));

const document = createQuestionnaire({ title: 'Tea', baseLanguageId: 2, groupId: 'group00001' });
const loaded = {
  scrollId: 'scroll0001',
  version: 3,
  versionTime: null,
  publishedIds: [],
  isCreator: true,
  document,
};

it('keeps the one editor of a questionnaire from screen to screen, with what is being saved and what can be undone', () => {
  const editor = openEditor(loaded);
  editor.run('updateTitleOrDesc', { title: { text: 'Green tea' } });
  editor.store.setState({ richEditors: ['left open'] });
  const again = openEditor({ ...loaded, version: 2 });
  expect(again).toBe(editor);
  expect(again.store.getState()).toMatchObject({ undoable: [{ name: 'updateTitleOrDesc' }], richEditors: [] });
});

it('begins anew for another questionnaire, and after a publishing', () => {
  const editor = openEditor(loaded);
  const published = openEditor({ ...loaded, versionTime: 1_790_000_000_000 });
  expect(published).not.toBe(editor);
  expect(openEditor({ ...loaded, scrollId: 'scroll0002' })).not.toBe(published);
});
