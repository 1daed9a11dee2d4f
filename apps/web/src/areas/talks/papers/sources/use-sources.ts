import { useQuery } from '@tanstack/react-query';
import { paperSourceCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';

/** What was given to a paper; asked for anew as soon as a source came or went, whoever did it. */
export const useSources = (paperId: string, sourcesVersion: number, isAsked = true) =>
  useQuery({
    queryKey: ['paper-sources', paperId, sourcesVersion],
    queryFn: () => client.call(paperSourceCalls.listSources, { paperId }, { quiet: true }),
    placeholderData: before => before,
    enabled: isAsked,
    gcTime: 0,
  });

/** A source never changes: what was read once holds. */
export const useSourceText = (paperId: string, sourceId: string | undefined) =>
  useQuery({
    queryKey: ['paper-source', paperId, sourceId],
    queryFn: () => client.call(paperSourceCalls.readSource, { paperId, sourceId: sourceId ?? '' }, { quiet: true }),
    enabled: sourceId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
