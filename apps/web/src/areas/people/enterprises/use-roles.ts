import { useQuery, useQueryClient } from '@tanstack/react-query';
import { roleCalls, type TeamRole } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';

const keyOf = (enterpriseId: string) => ['roles', enterpriseId];

export function useRoles(enterpriseId: string) {
  return useQuery({
    queryKey: keyOf(enterpriseId),
    queryFn: () => client.call(roleCalls.list, { enterpriseId }, { quiet: true }),
  });
}

export function useRefreshRoles(enterpriseId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(enterpriseId) });
}

/** A role of the enterprise's own has the name that it was given; the others are named in the reader's language. */
export function useRoleName(): (role: Pick<TeamRole, 'roleId' | 'name'>) => string {
  const { names } = useTexts(teamTexts).roles;
  return ({ roleId, name }) => name || (names[roleId] ?? roleId);
}
