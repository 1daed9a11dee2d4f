import { priceTerms } from '@wenshu/statistics';
import type { ProductSimulation } from '../model/simulation.ts';
import type { Scenario, SimulatedProduct } from '../model/simulation-plan.ts';

/** Every level's place among all of them; undefined where nothing is known of it. */
export const levelPlaces = ({ attributes }: Pick<ProductSimulation, 'attributes'>): ReadonlyMap<string, number> =>
  new Map(attributes.flatMap(({ levels }) => levels.map(({ id }) => id)).map((id, place) => [id, place]));

/** The place of an attribute's first level among all. */
export const firstPlace = ({ attributes }: Pick<ProductSimulation, 'attributes'>, attribute: number): number =>
  attributes.slice(0, attribute).reduce((sum, { levels }) => sum + levels.length, 0);

/** What a price is worth, by the levels that people were shown. */
export function termsOfPrice(simulation: ProductSimulation, price: number) {
  const { attribute, values } = simulation.price!;
  const first = firstPlace(simulation, attribute);
  return priceTerms(
    values.map((value, at) => ({ level: first + at, price: value })),
    price,
  );
}

/** The product's level of an attribute. */
export const levelOf = (simulation: ProductSimulation, product: SimulatedProduct, attribute: number) =>
  simulation.attributes[attribute]?.levels.find(({ id }) => product.levels.includes(id));

/** What it costs whoever buys it; nothing where nobody said it. */
export function priceOfProduct(simulation: ProductSimulation, product: SimulatedProduct): number | undefined {
  if (product.price !== undefined) return product.price;
  const { price } = simulation;
  if (!price) return undefined;
  const { levels } = simulation.attributes[price.attribute]!;
  const place = levels.findIndex(({ id }) => product.levels.includes(id));
  return place < 0 ? undefined : price.values[place];
}

/** With another level of an attribute; one of the price takes the place of an amount. */
export function withLevel(
  simulation: ProductSimulation,
  product: SimulatedProduct,
  attribute: number,
  id: string,
): SimulatedProduct {
  const own = new Set(simulation.attributes[attribute]!.levels.map(level => level.id));
  const { price, ...rest } = product;
  const isPrice = simulation.price?.attribute === attribute;
  return {
    ...rest,
    levels: [...product.levels.filter(level => !own.has(level)), id],
    ...(price !== undefined && !isPrice && { price }),
  };
}

/** What is there before anybody has put anything together: a product of the first levels, one of those in the middle, one of the last. */
export function firstScenario(simulation: Pick<ProductSimulation, 'attributes'>, words: FirstWords): Scenario {
  const at = (share: number) =>
    simulation.attributes.map(({ levels }) => levels[Math.round(share * (levels.length - 1))]!.id);
  return {
    id: 'first',
    name: words.scenario(1),
    products: [0, 0.5, 1].map((share, place) => ({
      id: `product${place + 1}`,
      name: words.product(place + 1),
      levels: at(share),
    })),
  };
}

export interface FirstWords {
  scenario(number: number): string;
  product(number: number): string;
}
