import type { Right } from '@wenshu/api-contract';
import { collaboratorRights } from '@wenshu/api-contract';
import type { Holder } from '../../../authorisation/right.repository.ts';

/** The rights to give, or undefined when more was asked for than the giver holds. */
export function decideGrant(asked: readonly Right[] | undefined, held: readonly Right[]): readonly Right[] | undefined {
  if (asked === undefined) return collaboratorRights.filter(right => held.includes(right));
  return asked.every(right => held.includes(right)) ? asked : undefined;
}

export type RemovalProblem = 'not-a-collaborator' | 'holds-more' | 'last-sharer';

/**
 * Nobody removes a person who may do more than they may themselves, and somebody who can let others in always stays:
 * a questionnaire that nobody can share is lost to its team when its last person leaves.
 */
export function checkRemoval(
  holders: readonly Holder[],
  removerId: string,
  personId: string,
): RemovalProblem | undefined {
  const rightsOf = (id: string) => holders.find(holder => holder.personId === id)?.rights ?? [];
  const removed = rightsOf(personId);
  if (removed.length === 0) return 'not-a-collaborator';
  if (!removed.every(right => rightsOf(removerId).includes(right))) return 'holds-more';
  const canStillShare = holders.some(
    ({ personId: id, rights }) => id !== personId && rights.includes('questionnaire.share'),
  );
  return canStillShare ? undefined : 'last-sharer';
}
