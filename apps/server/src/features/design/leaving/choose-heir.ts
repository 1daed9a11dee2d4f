import type { Holder } from '../../../authorisation/right.repository.ts';

/**
 * Who gets a survey when its creator leaves: of those who work on it the one who may do most, first of all let others in, so that a team
 * keeps what it works on. Nobody else there: undefined, and it goes with its creator.
 */
export function chooseHeir(holders: readonly Holder[], leavingId: string): string | undefined {
  const canShare = ({ rights }: Holder) => Number(rights.includes('questionnaire.share'));
  const others = holders.filter(({ personId }) => personId !== leavingId);
  // Sorting leaves equals in their order, which is steady: what was told is what is done.
  return others.toSorted((a, b) => canShare(b) - canShare(a) || b.rights.length - a.rights.length)[0]?.personId;
}
