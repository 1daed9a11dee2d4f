import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccessRequest, accessCalls, type CallRequest } from '@wenshu/api-contract';
import { client } from '../../../app/client.ts';

/** Of a project with its tasks, or of one questionnaire. */
export type AccessOf = { readonly projectId: string } | { readonly scrollId: string };

export function useAccessRequests(of: AccessOf) {
  return useQuery({
    queryKey: ['access', of],
    queryFn: () =>
      'projectId' in of
        ? client.call(accessCalls.ofProject, of, { quiet: true })
        : client.call(accessCalls.ofTask, of, { quiet: true }),
  });
}

/** After an answer: who asks, who is a member, and who holds what. */
export function useRefreshAccess(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(['access', 'projects', 'collaborators'].map(key => queries.invalidateQueries({ queryKey: [key] })));
}

interface Answer {
  readonly isGiven: boolean;
  readonly roleId?: string | undefined;
  readonly reply?: string;
}

type ProjectRight = CallRequest<typeof accessCalls.answerForProject>['right'];
type TaskRight = CallRequest<typeof accessCalls.answerForTask>['right'];

export function answerRequest({ on, userId, right }: AccessRequest, { roleId, ...answer }: Answer): Promise<unknown> {
  const said = { userId, ...answer, ...(roleId !== undefined && { roleId }) };
  // By its kind, the server has named a right of that kind.
  return on.kind === 'project'
    ? client.call(accessCalls.answerForProject, { projectId: on.id, ...said, right: right as ProjectRight })
    : client.call(accessCalls.answerForTask, { scrollId: on.id, ...said, right: right as TaskRight });
}
