import { useRef } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';

interface ChangeEnds<Result> {
  onDone(result: Result): void;
  onRefused(): void;
}

/** An action that says whether it was done: what a person typed goes away only then, and stays where it was refused. */
export function useChange<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Promise<Result>,
  { onDone, onRefused }: ChangeEnds<Result>,
) {
  const wasDone = useRef(false);
  const { isBusy, run } = useAction(act, {
    onRefused,
    onDone: (result: Result) => {
      wasDone.current = true;
      onDone(result);
    },
  });
  return {
    isBusy,
    run: async (...args: Args): Promise<boolean> => {
      wasDone.current = false;
      await run(...args);
      return wasDone.current;
    },
  };
}
