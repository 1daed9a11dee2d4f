import { type RawSettings, readSettings } from './settings.ts';

/** Prices from the lowest upwards. Rounded: 0.1 + 0.2 is no price. */
export function priceListOf(settings: RawSettings): readonly number[] {
  const { lowestPrice, priceStep, priceCount } = readSettings(settings, ['lowestPrice', 'priceStep', 'priceCount']);
  return Array.from({ length: priceCount }, (_, step) => Number((lowestPrice + step * priceStep).toPrecision(12)));
}
