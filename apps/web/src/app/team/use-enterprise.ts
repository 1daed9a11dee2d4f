import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Enterprise, enterpriseCalls, type Right, viewRights } from '@wenshu/api-contract';
import { create } from 'zustand';
import { client } from '../client.ts';
import { browserPlace } from '../local-storage.ts';
import { isSignedIn } from '../session/session.ts';
import { pickEnterprise } from './pick-enterprise.ts';

const KEY = ['enterprises'];
const CHOSEN = 'enterprise';

/** The one that the person works in: kept for this browser. */
const useChosen = create<{ readonly id: string | undefined }>(() => ({ id: browserPlace.get(CHOSEN) }));

export function chooseEnterprise(id: string): void {
  browserPlace.set(CHOSEN, id);
  useChosen.setState({ id });
}

export function useEnterprises() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => client.call(enterpriseCalls.list, {}, { quiet: true }),
    enabled: isSignedIn(),
  });
}

/** To be called after anything was changed that a list of enterprises shows. */
export function useRefreshEnterprises(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

export function useEnterprise(): Enterprise | undefined {
  const { data } = useEnterprises();
  const { id } = useChosen();
  return pickEnterprise(data ?? [], id);
}

/** Its pages stay in the menu of whoever is kept out: there they are told what is asked for. */
export const rightsToSee = ({ rights, isShut }: Enterprise): readonly Right[] =>
  isShut ? [viewRights.enterprise] : rights;

export const mayIn = (enterprise: Enterprise | undefined, right: Right): boolean =>
  enterprise?.rights.includes(right) ?? false;
