import type { AttributesField, NumberField, PairsField, TextField } from './field.ts';

/** What it is all about: a product, a service, a category. */
export const subject: TextField = { kind: 'text', name: 'subject', maxLength: 60, isRequired: true };
/** As long as the setting of the questions that show it. */
export const unit: TextField = { kind: 'text', name: 'unit', maxLength: 10, isRequired: true };

export const lowestPrice: NumberField = {
  kind: 'number',
  name: 'lowestPrice',
  min: 0.01,
  max: 1e9,
  isPrice: true,
  default: null,
};
export const priceStep: NumberField = {
  kind: 'number',
  name: 'priceStep',
  min: 0.01,
  max: 1e9,
  isPrice: true,
  default: null,
};

export const attributes: AttributesField = {
  kind: 'attributes',
  name: 'attributes',
  min: 2,
  max: 8,
  advised: { min: 4, max: 6 },
  levels: { min: 2, max: 10, advised: { min: 4, max: 5 } },
};
export const restrictions: PairsField = { kind: 'pairs', name: 'restrictions', max: 100 };

/** How many different sets of tasks there are: each respondent gets one of them. */
export const versions: NumberField = { kind: 'number', name: 'versions', min: 1, max: 20, isWhole: true, default: 10 };
