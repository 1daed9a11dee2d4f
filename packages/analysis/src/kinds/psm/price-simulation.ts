import { alreadyPercent } from '../../exhibit/units.ts';
import type { PriceSimulation } from '../../kind/simulation.ts';
import type { FoundPsm } from './found.ts';

/** Who says that they would buy, where that was asked; else who finds a price neither too cheap nor too dear. */
export function priceSimulation({ all }: FoundPsm): PriceSimulation {
  const { prices, curves, nms } = all;
  if (nms) return { of: 'price', basedOn: 'intent', prices, demand: nms.trial.map(one => alreadyPercent(one)) };
  const accepted = prices.map((_, at) =>
    alreadyPercent(Math.max(0, 100 - curves.tooCheap[at]! - curves.tooExpensive[at]!)),
  );
  return { of: 'price', basedOn: 'acceptance', prices, demand: accepted };
}
