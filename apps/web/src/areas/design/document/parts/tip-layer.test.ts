import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { watchTips } from './tip-layer.ts';

/** As much of a button as a tip looks at. */
class FakeElement {
  readonly dataset = { tip: 'Bold' };
  readonly style = {};
  readonly isConnected = true;
  textContent = '';
  isShown = false;
  closest = () => this;
  matches = () => true;
  getBoundingClientRect = () => ({ left: 0, top: 0, bottom: 10, width: 10, height: 10 });
  showPopover = () => {
    this.isShown = true;
  };
  remove = () => {
    this.isShown = false;
  };
}

const box = new FakeElement();
const page = new EventTarget();
const button = new FakeElement();

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('window', { innerHeight: 600, innerWidth: 800 });
  vi.stubGlobal('document', Object.assign(page, { createElement: () => box, body: { append: () => {} } }));
  watchTips();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An event as the page sees it, on the button or beside it. */
function happen(type: string, target: FakeElement | null, more: object = {}): void {
  const event = Object.assign(new Event(type), more);
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
}

it('opens a tip after 1000 ms of rest, not sooner, and closes it with a press (P9.13, S9.26)', () => {
  happen('pointerover', button, { pointerType: 'mouse' });
  vi.advanceTimersByTime(999);
  expect(box.isShown).toBe(false);
  vi.advanceTimersByTime(1);
  expect([box.isShown, box.textContent]).toEqual([true, 'Bold']);
  happen('pointerdown', button);
  expect(box.isShown).toBe(false);
});

it('opens none for a mouse that went on in time, nor for a finger', () => {
  happen('pointerover', null);
  happen('pointerover', button, { pointerType: 'mouse' });
  vi.advanceTimersByTime(900);
  happen('pointerover', null);
  happen('pointerover', button, { pointerType: 'touch' });
  vi.advanceTimersByTime(5000);
  expect(box.isShown).toBe(false);
});

it('opens one where the keyboard has come to', () => {
  happen('focusin', button);
  vi.advanceTimersByTime(1000);
  expect(box.isShown).toBe(true);
});
