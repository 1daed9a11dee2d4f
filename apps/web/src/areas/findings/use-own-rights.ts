import { useQuery } from '@tanstack/react-query';
import { collaboratorCalls, type Right } from '@wenshu/api-contract';
import { client } from '../../app/client.ts';
import { useSession } from '../../app/session/session.ts';

const NONE: readonly Right[] = [];

/** What this person may do with the questionnaire; nothing until it is known. The server asks again in any case. */
export function useOwnRights(scrollId: string): readonly Right[] {
  const userId = useSession(state => state.user?.userId);
  const { data } = useQuery({
    queryKey: ['collaborators', scrollId],
    queryFn: () => client.call(collaboratorCalls.list, { scrollId }, { quiet: true }),
  });
  return data?.find(person => person.userId === userId)?.rights ?? NONE;
}

/** Marking, deleting and noting take records out of the count, or say why. */
export const canChangeRecords = (rights: readonly Right[]) =>
  rights.includes('questionnaire.publish') && rights.includes('records.view');
