import type { Num, Willingness } from '@wenshu/statistics';
import type { Percent } from '../../exhibit/units.ts';
import type { Attribute } from './attributes.ts';
import type { PriceLevels } from './price-levels.ts';
import type { WorthEvidence } from './worth-evidence.ts';

export interface FoundLevel {
  readonly id: string;
  readonly name: string;
  readonly utility: number;
  readonly standardError: Num;
  /** In money, beyond the attribute's first level. */
  readonly amount?: number;
  readonly amountError?: number;
}

export interface FoundAttribute {
  readonly name: string;
  /** Percent of all; null where nothing makes a difference. */
  readonly importance: Percent | null;
  /** As the mean of people's own importances, where each has one. */
  readonly ownImportance?: Percent | null;
  /** Of a price as a straight line: no levels, but what a unit of money takes away. */
  readonly slope?: { readonly estimate: number; readonly standardError: number };
  readonly levels: readonly FoundLevel[];
}

/** What every level of every attribute is worth, however that was asked. */
export interface FoundWorths {
  readonly attributes: readonly FoundAttribute[];
  /** The price among them, and whether utility falls with it: only then something can be said in money. */
  readonly price?: { readonly attribute: number; readonly isFalling: boolean; readonly isDearerLiked: boolean };
  readonly evidence: WorthEvidence;
}

/** Money where the statistics found it, else nothing. */
export function withAmounts(
  levels: readonly FoundLevel[],
  name: string,
  willingness: readonly Willingness[] | null | undefined,
): readonly FoundLevel[] {
  const own = willingness?.find(({ attribute }) => attribute === name);
  if (!own) return levels;
  return levels.map((level, at) => ({
    ...level,
    amount: own.levels[at]!.amount,
    amountError: own.levels[at]!.standardError,
  }));
}

/** Attributes as the statistics know them: by their places, because two may be called alike. */
export const placedAttributes = (attributes: readonly Attribute[]) =>
  attributes.map(({ levels }, at) => ({ name: String(at), levels: levels.map(({ id }) => id) }));

/** Whether somewhere a higher price is liked better than a lower one. */
export function priceOf(
  attributes: readonly FoundAttribute[],
  price: PriceLevels,
  willingness: readonly Willingness[] | null | undefined,
): NonNullable<FoundWorths['price']> {
  const { levels } = attributes[price.attribute]!;
  const ascending = levels
    .map(({ utility }, at) => ({ utility, value: price.values[at]! }))
    .sort((a, b) => a.value - b.value);
  return {
    attribute: price.attribute,
    isFalling: willingness !== null,
    isDearerLiked: ascending.some(({ utility }, at) => at > 0 && utility > ascending[at - 1]!.utility),
  };
}
