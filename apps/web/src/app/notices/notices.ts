import type { Toast } from '@wenshu/ui';
import { create } from 'zustand';
import { readJson, tabPlace } from '../local-storage.ts';

export const TOAST_MS = 3_000;
const FLASH_KEY = 'notice';

export interface Box {
  readonly title: string;
  readonly text: string;
  readonly detail?: string;
  readonly confirm: string;
  /** Absent: an alert with one button. */
  readonly decline?: string;
}

interface OpenBox extends Box {
  readonly answer: (confirmed: boolean) => void;
}

interface Notices {
  readonly toasts: readonly Toast[];
  readonly boxes: readonly OpenBox[];
}

/** What lies over the page: short messages and boxes. Outside React's tree, because the client speaks here too. */
export const useNotices = create<Notices>(() => ({ toasts: [], boxes: [] }));

let lastId = 0;

function add(kind: Toast['kind'], text: string, durationMs?: number, action?: Toast['action']): void {
  // The same sentence twice on the screen says nothing more: five calls that failed together say it once.
  const isThere = useNotices.getState().toasts.some(toast => toast.kind === kind && toast.text === text);
  if (isThere) return;
  // What was done last is what is looked for: an older message of the kind that offers nothing makes room, so that they never pile up.
  // Of what offers something to do there is one, whatever its kind: two buttons "Undo" over each other tell nobody which is which.
  remove(toast => (toast.action ? action !== undefined : toast.kind === kind));
  lastId += 1;
  const id = lastId;
  const close = () => remove(one => one.id === id);
  // Whoever has followed it needs it no more.
  const press = () => {
    close();
    action?.press();
  };
  const toast: Toast = { id, kind, text, ...(action && { action: { ...action, press } }) };
  useNotices.setState(({ toasts }) => ({ toasts: [...toasts, toast] }));
  if (durationMs !== undefined) setTimeout(close, durationMs);
}

function remove(isGone: (toast: Toast) => boolean): void {
  useNotices.setState(({ toasts }) => ({ toasts: toasts.filter(toast => !isGone(toast)) }));
}

export const notify = {
  success: (text: string, durationMs = TOAST_MS, action?: Toast['action']) => add('success', text, durationMs, action),
  error: (text: string, durationMs = TOAST_MS, action?: Toast['action']) => add('error', text, durationMs, action),
  info: (text: string, durationMs = TOAST_MS, action?: Toast['action']) => add('info', text, durationMs, action),
  /** Stays until `closeLoading`, which every failed call also does. */
  loading: (text: string) => add('loading', text),
  closeLoading: () => remove(toast => toast.kind === 'loading'),
  /** For the page that comes after a full page load. */
  afterLoading: (text: string) => tabPlace.set(FLASH_KEY, JSON.stringify(text)),
};

/** Resolves with what the person pressed; Escape declines. */
export function askBox(box: Box): Promise<boolean> {
  return new Promise(resolve => {
    const open: OpenBox = {
      ...box,
      answer(confirmed) {
        useNotices.setState(({ boxes }) => ({ boxes: boxes.filter(one => one !== open) }));
        resolve(confirmed);
      },
    };
    useNotices.setState(({ boxes }) => ({ boxes: [...boxes, open] }));
  });
}

export function showNoticeFromLastPage(): void {
  const text = readJson(tabPlace, FLASH_KEY);
  tabPlace.remove(FLASH_KEY);
  if (typeof text === 'string') notify.success(text);
}
