import { useQuery, useQueryClient } from '@tanstack/react-query';
import { assistantCalls } from '@wenshu/api-contract';
import { useState } from 'react';
import { client } from '../../../app/client.ts';

interface AnswerOf {
  readonly scrollId: string;
  readonly conversationId: string;
  readonly step: number;
  /** Earlier ones are worked out when somebody asks for them: opening a long conversation is one answer and no hundred. */
  readonly isWanted: boolean;
}

/** What a step comes to now. It is worked out once for each visit, can be stopped, and done again. */
export function useAnswer({ scrollId, conversationId, step, isWanted }: AnswerOf) {
  const queries = useQueryClient();
  const queryKey = ['assistant-answer', conversationId, step];
  const [isStopped, setStopped] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.call(assistantCalls.answer, { scrollId, conversationId, step }, { quiet: true, signal }),
    enabled: (isWanted || isAsked) && !isStopped,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return {
    answer,
    state: stateOf(answer.data !== undefined, answer.isError, answer.isFetching),
    stop: () => {
      setStopped(true);
      return queries.cancelQueries({ queryKey });
    },
    again: () => {
      setStopped(false);
      setAsked(true);
      if (answer.isError || answer.data) void answer.refetch();
    },
  };
}

type AnswerState = 'there' | 'failed' | 'running' | 'waiting';

function stateOf(isThere: boolean, isFailed: boolean, isRunning: boolean): AnswerState {
  if (isRunning) return 'running';
  if (isThere) return 'there';
  return isFailed ? 'failed' : 'waiting';
}
