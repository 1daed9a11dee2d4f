import { type FlowQuestion, type RawSettings, readSettings } from '@wenshu/survey-core/answering';

/** Prices from the lowest upwards. Rounded: 0.1 + 0.2 is no price. */
export function priceListOf(settings: RawSettings): readonly number[] {
  const { lowestPrice, priceStep, priceCount } = readSettings(settings, ['lowestPrice', 'priceStep', 'priceCount']);
  return Array.from({ length: priceCount }, (_, step) => Number((lowestPrice + step * priceStep).toPrecision(12)));
}

/** For the variables of a question about prices. */
export function currencyOf({ settings }: FlowQuestion): { readonly currency?: string } {
  const { priceUnit } = readSettings(settings, ['priceUnit']);
  return priceUnit === '' ? {} : { currency: priceUnit };
}
