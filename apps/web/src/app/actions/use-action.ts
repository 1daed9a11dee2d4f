import { useRef, useState } from 'react';
import { type ActionEnds, runAction } from './run-action.ts';

export interface Action<Args extends readonly unknown[]> {
  readonly isBusy: boolean;
  /** Over when everything that follows is done; never rejects. */
  run(...args: Args): Promise<void>;
}

/**
 * Something that a person starts: saving, sending, removing. While it is under way the same click does nothing, one on another line of a list
 * does what it says; its end is told, what holds then is fetched, and only after that whoever asked hears of it. Leaving the page meanwhile changes none of this.
 */
export function useAction<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  ends: ActionEnds<Result> = {},
): Action<Args> {
  // A state alone would let the second of two clicks pass that come before the next drawing.
  const underWay = useRef<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const show = (now: readonly string[]) => {
    underWay.current = now;
    setIsBusy(now.length > 0);
  };
  const run = async (...args: Args) => {
    const word = wordOf(args);
    if (underWay.current.includes(word)) return;
    show([...underWay.current, word]);
    await runAction(() => act(...args), ends);
    show(underWay.current.filter(other => other !== word));
  };
  return { isBusy, run };
}

/** What tells two clicks apart. What cannot be written down tells nothing: then one at a time. */
function wordOf(args: readonly unknown[]): string {
  try {
    return JSON.stringify(args);
  } catch {
    return '';
  }
}
