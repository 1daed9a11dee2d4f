import type { ProductSimulation, SimulatedProduct } from '@wenshu/analysis/browser';
import { ruleOf, simulateScenario } from '@wenshu/analysis/simulation';

/** By multinomial logit, with the choice of none: in percent by product, none last. */
export function sharesOf(simulation: ProductSimulation, products: readonly SimulatedProduct[]): readonly number[] {
  const rule = ruleOf(simulation, { method: 'logit', scale: 1, none: true });
  return (simulateScenario(simulation, {}, { products }, rule) ?? []).map(({ share }) => share);
}
