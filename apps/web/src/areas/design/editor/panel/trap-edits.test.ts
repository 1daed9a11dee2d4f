import { questionTypes } from '@wenshu/question-types/core';
import { trapsOf, writeSettings } from '@wenshu/survey-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { startDevice } from '../../../../app/together/testing/start-device.ts';
import { buildServer } from '../../document/state/testing/build-server.ts';
import { chooseTrapParts, setTrapNumber, switchTrap, trapParts } from './trap-edits.ts';

vi.mock('../../../../app/client.ts', () => ({ client: {} }));
vi.mock('../../../../app/session/session.ts', () => ({ useSession: {} }));

beforeEach(startDevice);

function open(type: string, more: object = {}) {
  const editor = buildServer().open();
  const added = {
    questionId: 'trap000001',
    groupId: 'group00001',
    order: 'z',
    type,
    seqName: 'Q9',
    title: { text: 'T' },
  };
  expect(editor.run('addTopQuestion', { ...added, ...more } as never)).toBeUndefined();
  const now = () => editor.store.getState().document.questions.trap000001!;
  const count = () => trapsOf(editor.store.getState().document, questionTypes).length;
  return { editor, now, count };
}
const items = ['optionA001', 'optionB001'].map((itemId, at) => ({ itemId, order: 'ab'[at]!, title: { text: itemId } }));

test('a question becomes an attention check with its right options, and each choice is one step to undo', () => {
  const { editor, now, count } = open('single-choice', { items });
  editor.runAll(switchTrap(now(), true));
  expect(count()).toBe(0);
  editor.runAll(chooseTrapParts(now(), 'items', ['optionA001']));
  expect([trapParts(now(), 'items'), count()]).toEqual([['optionA001'], 1]);
  editor.runAll(chooseTrapParts(now(), 'items', ['optionB001']));
  expect(trapParts(now(), 'items')).toEqual(['optionB001']);
  editor.undo();
  expect(trapParts(now(), 'items')).toEqual(['optionA001']);
});

test('switched off, nothing of it is left; undone, all of it is back', () => {
  const { editor, now, count } = open('single-choice', { items });
  editor.runAll(switchTrap(now(), true));
  editor.runAll(chooseTrapParts(now(), 'items', ['optionA001', 'optionB001']));
  const before = now();
  editor.runAll(switchTrap(now(), false));
  expect(JSON.stringify(now())).not.toMatch(/2006[123]/);
  editor.undo();
  expect([now(), count()]).toEqual([before, 1]);
});

test('a number is right where there are no options', () => {
  const { editor, now, count } = open('nps');
  editor.runAll(switchTrap(now(), true));
  editor.runAll(setTrapNumber(now(), 3));
  expect([now().settings, count()]).toEqual([writeSettings({ isTrap: true, trapNumber: 3 }), 1]);
  editor.runAll(switchTrap(now(), false));
  expect(now().settings).toEqual({});
});
