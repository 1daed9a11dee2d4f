import type { Handle } from './places.ts';

/** What a key on the canvas asks for. */
export type BoardAction =
  | { readonly do: 'move' | 'resize'; readonly x: number; readonly y: number }
  | {
      readonly do: 'remove' | 'copy' | 'cut' | 'paste' | 'duplicate' | 'undo' | 'redo' | 'all' | 'leave' | 'open';
    };

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const withControl: Readonly<Record<string, Exclude<BoardAction['do'], 'move' | 'resize'>>> = {
  z: 'undo',
  y: 'redo',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
  a: 'all',
};

const alone: Readonly<Record<string, Exclude<BoardAction['do'], 'move' | 'resize'>>> = {
  Delete: 'remove',
  Backspace: 'remove',
  Escape: 'leave',
  Enter: 'open',
};

const BIG_STEP = 10;

/** Arrows move by 1, with Shift by 10, with Alt they make it larger or smaller. Whatever else is the browser's: Tab goes from block to block as they are read. */
export function boardAction({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): BoardAction | undefined {
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z' && shiftKey) return { do: 'redo' };
    return Object.hasOwn(withControl, letter) && !altKey ? { do: withControl[letter]! } : undefined;
  }
  if (Object.hasOwn(arrows, key)) {
    const [x, y] = arrows[key]!;
    const step = shiftKey ? BIG_STEP : 1;
    return { do: altKey ? 'resize' : 'move', x: x * step, y: y * step };
  }
  return Object.hasOwn(alone, key) && !altKey && !shiftKey ? { do: alone[key]! } : undefined;
}

/** By keys the right and the lower side are held. */
export const KEY_HANDLE: Handle = { x: 1, y: 1 };
