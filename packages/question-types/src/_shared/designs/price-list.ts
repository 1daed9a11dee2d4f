import { type FlowQuestion, readSettings } from '@wenshu/survey-core/answering';

export { priceListOf } from '@wenshu/survey-core/price-list';

/** For the variables of a question about prices. */
export function currencyOf({ settings }: FlowQuestion): { readonly currency?: string } {
  const { priceUnit } = readSettings(settings, ['priceUnit']);
  return priceUnit === '' ? {} : { currency: priceUnit };
}
