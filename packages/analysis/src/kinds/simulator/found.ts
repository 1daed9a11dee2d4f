import type { ShareLead } from '@wenshu/statistics';
import type { Percent } from '../../exhibit/units.ts';
import type { Scenario } from '../model/simulation-plan.ts';
import type { ReadWorths } from './read-worths.ts';
import type { SimulatedShare } from './simulate.ts';

export interface FoundScenario extends Scenario {
  /** By product, then of none. */
  readonly shares: readonly SimulatedShare[];
  /** Its first product against the next; none where there is only one. */
  readonly lead: ShareLead | null;
  /** The same of each group, in their order. */
  readonly byGroup: readonly (readonly SimulatedShare[])[];
}

export interface FoundSimulation extends ReadWorths {
  /** Those with products. */
  readonly scenarios: readonly FoundScenario[];
  /** Of the first scenario, by product: by attribute and level the share that it would have with it. */
  readonly sensitivity: readonly (readonly (readonly Percent[])[])[];
  /** Of the first scenario, by product: the share at each of these prices. */
  readonly demand?:
    | { readonly prices: readonly number[]; readonly shares: readonly (readonly Percent[])[] }
    | undefined;
}
