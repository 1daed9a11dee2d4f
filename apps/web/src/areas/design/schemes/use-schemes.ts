import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CallRequest, schemeCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

export function useSchemes() {
  return useQuery({
    queryKey: ['schemes'],
    queryFn: () => client.call(schemeCalls.schemeList, {}, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What would be made of what is filled in; undefined asks for nothing. */
export function useSchemePreview(setting: CallRequest<typeof schemeCalls.previewScheme> | undefined) {
  return useQuery({
    queryKey: ['scheme-preview', setting],
    queryFn: ({ signal }) => client.call(schemeCalls.previewScheme, setting!, { quiet: true, signal }),
    enabled: setting !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
