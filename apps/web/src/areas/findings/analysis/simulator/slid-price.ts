import type { Scenario } from '@wenshu/analysis/browser';

/** A price that is being slid: shown at once, kept when it is let go. */
export interface SlidPrice {
  readonly productId: string;
  readonly price: number;
}

export const withSlid = (scenario: Scenario, { productId, price }: SlidPrice): Scenario => ({
  ...scenario,
  products: scenario.products.map(product => (product.id === productId ? { ...product, price } : product)),
});
