import type { Visit } from '@wenshu/api-contract/visit';
import { fetchRest, isAtHand } from '@wenshu/question-types/at-hand';

/** Before a gate no question is known, and none is asked. */
export const hasItsParts = (visit: Visit): boolean => visit.step !== 'open' || isAtHand(visit.flow);

/** The visit, once everything is here that its survey is answered with. */
export async function withItsParts(visit: Visit): Promise<Visit> {
  if (!hasItsParts(visit)) await fetchRest();
  return visit;
}
