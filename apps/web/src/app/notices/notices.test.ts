import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBox, notify, useNotices } from './notices.ts';

const shown = () => useNotices.getState().toasts.map(toast => `${toast.kind}: ${toast.text}`);
const openBox = () => useNotices.getState().boxes[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  useNotices.setState({ toasts: [], boxes: [] });
  vi.useRealTimers();
});

test('shows a message for 3 s, or for as long as it is told', () => {
  notify.success('saved');
  notify.error('try later', 1500);
  expect(shown()).toEqual(['success: saved', 'error: try later']);
  vi.advanceTimersByTime(1500);
  expect(shown()).toEqual(['success: saved']);
  vi.advanceTimersByTime(1500);
  expect(shown()).toEqual([]);
});

test('says the same sentence once, however many calls failed for the same reason', () => {
  for (let call = 0; call < 5; call += 1) notify.error('network');
  expect(shown()).toEqual(['error: network']);
});

test('has one message of a kind at most: the newest takes the place of what offers nothing to do', () => {
  notify.success('saved');
  notify.info('begun', 3000, { label: 'Show', press: () => {} });
  notify.error('try later');
  notify.success('copied');
  notify.error('network');
  notify.info('ready');
  expect(shown()).toEqual(['info: begun', 'success: copied', 'error: network', 'info: ready']);
});

test('has one message with something to do at most, of whatever kind: the newest', () => {
  notify.success('removed a', 8000, { label: 'Undo', press: () => {} });
  notify.success('saved');
  notify.success('removed b', 8000, { label: 'Undo', press: () => {} });
  expect(shown()).toEqual(['success: removed b']);
  notify.error('not allowed', 3000, { label: 'Ask', press: () => {} });
  notify.success('copied');
  expect(shown()).toEqual(['error: not allowed', 'success: copied']);
});

test('does what it offers when it is pressed, and goes', () => {
  let pressed = 0;
  notify.info('begun', 3000, { label: 'Show', press: () => pressed++ });
  useNotices.getState().toasts[0]!.action!.press();
  expect([pressed, shown()]).toEqual([1, []]);
});

test('keeps a loading message until it is closed', () => {
  notify.loading('saving');
  vi.advanceTimersByTime(600_000);
  expect(shown()).toEqual(['loading: saving']);
  notify.closeLoading();
  expect(shown()).toEqual([]);
});

test('answers a box with what the person pressed, one box after another', async () => {
  const first = askBox({ title: 'a', text: 'a', confirm: 'yes', decline: 'no' });
  const second = askBox({ title: 'b', text: 'b', confirm: 'got it' });
  expect(openBox()?.title).toBe('a');
  openBox()?.answer(false);
  expect(openBox()?.title).toBe('b');
  openBox()?.answer(true);
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(openBox()).toBeUndefined();
});
