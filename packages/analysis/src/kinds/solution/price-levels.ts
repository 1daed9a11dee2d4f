import { KindRefusal } from '../../kind/kind.ts';
import type { OptionValue } from '../model/form.ts';
import type { Attribute } from './attributes.ts';

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const MONEY = /[¥￥$€£₩₹฿]|元|块|万|rmb|cny|usd|eur|yuan|dollar|euro/i;
const PRICE = /价|费|price|cost|fee|fare/i;
const TEN_THOUSAND = 10_000;

/** An amount of money as people write it: ¥1,299, 199元, 1.5万. Undefined where it is not one number. */
export function amountIn(text: string): number | undefined {
  const found = text.match(NUMBER) ?? [];
  if (found.length !== 1) return undefined;
  return Number(found[0].replaceAll(',', '')) * (text.includes('万') ? TEN_THOUSAND : 1);
}

export interface PriceLevels {
  readonly attribute: number;
  readonly values: readonly number[];
}

/** Which attribute is the price: the one that was named by its number, none of them (0), or the first whose levels are amounts of money. */
export function priceAmong(attributes: readonly Attribute[], asked: OptionValue | undefined): PriceLevels | undefined {
  if (asked === 0) return undefined;
  const isAsked = typeof asked === 'number';
  const attribute = isAsked ? asked - 1 : attributes.findIndex(isPrice);
  const values = attributes[attribute]?.levels.flatMap(({ name }) => amountIn(name) ?? []);
  const isWhole = values !== undefined && values.length === attributes[attribute]!.levels.length;
  if (isWhole && new Set(values).size > 1) return { attribute, values };
  if (isAsked) throw new KindRefusal({ word: 'no-amounts', slot: 'price' });
  return undefined;
}

function isPrice({ name, levels }: Attribute): boolean {
  const isNamed = PRICE.test(name);
  return levels.every(level => amountIn(level.name) !== undefined && (isNamed || MONEY.test(level.name)));
}
