import { useRef, useState } from 'react';
import { type ActionEnds, runAction } from './run-action.ts';

export interface Action<Args extends readonly unknown[]> {
  readonly isBusy: boolean;
  /** Over when everything that follows is done; never rejects. */
  run(...args: Args): Promise<void>;
}

/**
 * Something that a person starts: saving, sending, removing. While it is under way a second click does nothing; its end is told, what holds
 * then is fetched, and only after that whoever asked hears of it. Leaving the page meanwhile changes none of this.
 */
export function useAction<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  ends: ActionEnds<Result> = {},
): Action<Args> {
  // A state alone would let the second of two clicks pass that come before the next drawing.
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (...args: Args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    await runAction(() => act(...args), ends);
    isUnderWay.current = false;
    setIsBusy(false);
  };
  return { isBusy, run };
}
