import type { ModelOption } from '../model/form.ts';

/** Which attribute is the price, by its number; empty finds it, 0 says that there is none. */
export const priceOption = {
  name: 'price',
  of: 'number',
  min: 0,
  max: 20,
  isWhole: true,
  default: null,
  mayBeNull: true,
} as const satisfies ModelOption;
