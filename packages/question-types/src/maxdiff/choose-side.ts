import type { BestWorst } from './answer.ts';

/** The set with one side chosen. What was on the other side is taken away from there: nobody has to untick first. */
export function chooseSide(said: BestWorst | undefined, side: keyof BestWorst, itemId: string): BestWorst {
  const other = side === 'best' ? 'worst' : 'best';
  return { [side]: itemId, ...(said?.[other] !== undefined && said[other] !== itemId && { [other]: said[other] }) };
}
