import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, transcriptProjectCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';

export type Project = CallData<typeof transcriptProjectCalls.project>;

export const projectKey = (scrollId: string) => ['transcript-project', scrollId];

/** A project with its transcripts and people. */
export const useProject = (scrollId: string) =>
  useQuery({
    queryKey: projectKey(scrollId),
    queryFn: ({ signal }) => client.call(transcriptProjectCalls.project, { scrollId }, { quiet: true, signal }),
  });

/** To be called after anything of it was changed here. */
export function useRefreshProject(scrollId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: projectKey(scrollId) });
}

export const hasSound = ({ transcripts }: Project, transcriptId: string): boolean =>
  transcripts.some(one => one.transcriptId === transcriptId && one.hasSound);
