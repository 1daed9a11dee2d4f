import { useQuery } from '@tanstack/react-query';
import { ownVariableCalls } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import { useEffect, useState } from 'react';
import { client } from '../../../app/client.ts';
import type { VariableDraft } from './made-variable.ts';
import { isBegun } from './new-making.ts';

/** After the last key. */
const PAUSE_MS = 400;

/** What comes of a draft, asked for once somebody pauses; what came before stays meanwhile. */
export function useVariablePreview(scrollId: string, draft: VariableDraft) {
  const { variableId, name, label, making } = draft;
  const now = JSON.stringify({ scrollId, variableId, name, label, recipe: making });
  const [asked, setAsked] = useState<string>();
  const isReady = isBegun(making);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  const query = useQuery({
    queryKey: ['variable-preview', asked],
    queryFn: ({ signal }) => {
      const sent = JSON.parse(asked!) as { scrollId: string; name: string; label: string; recipe: Json };
      return client.call(ownVariableCalls.preview, sent, { quiet: true, signal });
    },
    enabled: isReady && asked !== undefined,
    placeholderData: before => before,
    staleTime: 0,
    gcTime: 0,
  });
  const isFresh = asked === now && !query.isFetching;
  return { isReady, isFresh, isError: query.isError, preview: isReady ? query.data : undefined };
}
