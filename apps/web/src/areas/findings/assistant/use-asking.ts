import { assistantCalls, type CallData } from '@wenshu/api-contract';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';

export interface AskInput {
  readonly question: string;
  readonly after?: number | undefined;
  readonly picked?: readonly string[];
}

interface AskingOf {
  readonly scrollId: string;
  readonly conversationId: string | undefined;
  onAsked(asked: CallData<typeof assistantCalls.ask>): unknown;
}

/** Asks one question at a time; whoever stops it, or leaves, ends it on the server too. True where it was taken. */
export function useAsking({ scrollId, conversationId, onAsked }: AskingOf) {
  const abort = useRef<AbortController>(undefined);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => () => abort.current?.abort(), []);
  const { run } = useAction(async (input: AskInput, onTaken?: () => void) => {
    const here = new AbortController();
    abort.current = here;
    setAsking(true);
    try {
      const asked = await client.call(
        assistantCalls.ask,
        { scrollId, ...(conversationId !== undefined && { conversationId }), ...plain(input) },
        { signal: here.signal },
      );
      onTaken?.();
      await onAsked(asked);
    } catch (error) {
      // What was stopped on purpose is no failure.
      if (!here.signal.aborted) throw error;
    } finally {
      setAsking(false);
    }
  });
  return { isAsking, ask: run, stop: () => abort.current?.abort() };
}

const plain = ({ question, after, picked }: AskInput) => ({
  question,
  ...(after !== undefined && { after }),
  ...(picked && { picked: [...picked] }),
});
