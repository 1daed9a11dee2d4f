import type { ProductSimulation, SimulatedProduct } from '@wenshu/analysis/browser';
import type { liveTexts } from '@wenshu/texts/people/live';

type Words = (typeof liveTexts)['zh' | 'en']['simulator'];

/** Prices that people would have been asked about. */
const PRICES = [299, 399, 499, 599, 699];
const HOURS = [20, 30, 40];
export const YOURS = 'yours';

/** Part-worths as a conjoint would find them, made up: what is longer, quieter and cheaper is worth more. */
const WORTHS = { battery: [-0.6, 0.1, 0.5], noise: [-0.7, 0.7], price: [0.95, 0.55, 0, -0.55, -0.95], none: -0.2 };

export interface ExampleMarket {
  readonly simulation: ProductSimulation;
  /** Yours first. */
  readonly products: readonly SimulatedProduct[];
}

export function exampleMarket(words: Words): ExampleMarket {
  const battery = HOURS.map(hours => ({ id: `b${hours}`, name: words.hours({ hours }) }));
  const noise = (['without', 'with'] as const).map(id => ({ id, name: words.noises[id] }));
  const price = PRICES.map(value => ({ id: `p${value}`, name: `${words.money}${value}` }));
  const [a = '', b = ''] = words.rivals;
  return {
    simulation: {
      of: 'products',
      attributes: [
        { name: words.battery, levels: battery },
        { name: words.noise, levels: noise },
        { name: words.price, levels: price },
      ],
      price: { attribute: 2, values: PRICES },
      values: [...WORTHS.battery, ...WORTHS.noise, ...WORTHS.price],
      none: [WORTHS.none],
      isOfPeople: false,
    },
    products: [
      { id: YOURS, name: words.yours, levels: ['b30', 'with'], price: 499 },
      { id: 'a', name: a, levels: ['b40', 'with'], price: 599 },
      { id: 'b', name: b, levels: ['b20', 'without'], price: 299 },
    ],
  };
}
