import { useMemo } from 'react';
import { useSession } from '../../../../app/session/session.ts';
import { coloursOf } from '../../../design/document/presence/person-look.ts';
import { useWorkState } from './builder-context.ts';

/** A colour for each person who is here: the same for whoever looks. */
export function useColours(): ReadonlyMap<string, string> {
  const others = useWorkState(state => state.others);
  const ownId = useSession(state => state.user?.userId);
  return useMemo(
    () => coloursOf([...others.map(({ personId }) => personId), ...(ownId === undefined ? [] : [ownId])]),
    [others, ownId],
  );
}
