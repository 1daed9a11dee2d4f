import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallRequest, enterpriseCalls, projectCalls } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

const KEY = ['projects'];

/** To be called after anything of projects, tasks or their members was changed here. */
export function useRefreshProjects(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

export function useProjects(input: CallRequest<typeof projectCalls.search>) {
  return useQuery({
    queryKey: [...KEY, 'search', input],
    queryFn: ({ signal }) => client.call(projectCalls.search, input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useProject(projectId: string) {
  return useQuery({
    queryKey: [...KEY, 'one', projectId],
    queryFn: () => client.call(projectCalls.get, { projectId }, { quiet: true }),
    enabled: projectId !== '',
  });
}

export function useTasks(input: CallRequest<typeof projectCalls.tasks>) {
  return useQuery({
    queryKey: [...KEY, 'tasks', input],
    queryFn: ({ signal }) => client.call(projectCalls.tasks, input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
}

const PAGE_OF_TASKS = 50;

/** The same, one page after another. */
export function useTaskPages(input: Omit<CallRequest<typeof projectCalls.tasks>, 'page' | 'pageSize'>) {
  return useInfiniteQuery({
    queryKey: [...KEY, 'task-pages', input],
    queryFn: ({ pageParam: page, signal }) =>
      client.call(projectCalls.tasks, { ...input, page, pageSize: PAGE_OF_TASKS }, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * PAGE_OF_TASKS < last.total ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** Of a project, or of a task. */
export type TeamOf = { readonly projectId: string } | { readonly scrollId: string };

export function useTeam(of: TeamOf) {
  return useQuery({
    queryKey: [...KEY, 'team', of],
    queryFn: () =>
      'projectId' in of
        ? client.call(projectCalls.members, of, { quiet: true })
        : client.call(projectCalls.taskMembers, of, { quiet: true }),
  });
}

/** Who can be given a role. */
export function useCandidates(enterpriseId: string) {
  return useQuery({
    queryKey: ['members', 'candidates', enterpriseId],
    queryFn: () => client.call(enterpriseCalls.members, { enterpriseId, page: 1, size: 200 }, { quiet: true }),
  });
}
