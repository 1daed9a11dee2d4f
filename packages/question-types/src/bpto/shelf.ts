import type { FlowItem, Id } from '@wenshu/survey-core/answering';
import { priceListOf } from '../_shared/designs/price-list.ts';

/** After so many choices it is enough, whatever is left. */
const MOST_CHOICES = 20;

/** A brand chosen, or none of them. */
export type Choice = Id | null;

export interface Shelf {
  /** What each brand costs now; one that was chosen at its highest price is gone. */
  readonly prices: ReadonlyMap<Id, number>;
  readonly isOver: boolean;
}

/**
 * The shelf after these choices: every brand begins at its lowest price, and only the chosen one rises a step. It is over when one
 * brand is left, when none was wanted, or after 20 choices. Undefined when the choices could not have been made.
 */
export function shelfAfter(brands: readonly FlowItem[], choices: readonly unknown[]): Shelf | undefined {
  const left = new Map(brands.map(brand => [brand.id, priceListOf(brand.settings)]));
  let isOver = left.size < 2;
  for (const [index, choice] of choices.entries()) {
    const steps = typeof choice === 'string' ? left.get(choice) : undefined;
    if (isOver || (choice !== null && !steps)) return undefined;
    if (steps && steps.length > 1) left.set(choice as Id, steps.slice(1));
    else left.delete(choice as Id);
    isOver = choice === null || left.size < 2 || index + 1 >= MOST_CHOICES;
  }
  return { prices: new Map([...left].map(([id, [price]]) => [id, price!])), isOver };
}
