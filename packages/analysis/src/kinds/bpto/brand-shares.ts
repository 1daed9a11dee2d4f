import { type BptoLogit, softmaxPercent } from '@wenshu/statistics';
import { alreadyPercent, type Percent } from '../../exhibit/units.ts';
import type { OptionValue } from '../model/form.ts';
import type { BrandSimulation } from '../model/simulation.ts';
import type { FoundBpto } from './found.ts';

/** The logit behind the brands, where the choices tell one. */
export function brandSimulation({ all, brands }: FoundBpto, own: OptionValue | undefined): BrandSimulation | undefined {
  const { mnl, scenario } = all;
  if (!mnl || !scenario) return undefined;
  const worthOf = new Map(mnl.coefficients.map(({ name, estimate }) => [name, estimate]));
  return {
    of: 'brands',
    brands: brands.map(({ id, name }, at) => ({
      // The first is what the others are compared with.
      id,
      name,
      utility: at === 0 ? 0 : worthOf.get(id)!,
      prices: all.brands[at]!.points.map(({ price }) => price),
    })),
    slope: mnl.coefficients.at(-1)!.estimate,
    at: scenario.prices,
    none: scenario.shares.length > brands.length ? worthOf.get('none')! : null,
    own: typeof own === 'number' && own <= brands.length ? own - 1 : null,
  };
}

/** Percent by brand at these prices, then of none where it can be chosen. */
export function brandShares({ brands, slope, none }: BrandSimulation, prices: readonly number[]): readonly Percent[] {
  const worths = brands.map(({ utility }, at) => utility + slope * prices[at]!);
  return softmaxPercent(none === null ? worths : [...worths, none]).map(one => alreadyPercent(one));
}

/** What the price takes away, in its standard errors, the choices of one person being one answer. */
export const slopeZOf = ({ coefficients, priceErrorByPerson }: BptoLogit): number =>
  priceErrorByPerson > 0 ? coefficients.at(-1)!.estimate / priceErrorByPerson : 0;
