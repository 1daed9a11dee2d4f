export const psmSettings = ['required', 'lowestPrice', 'priceStep', 'priceCount', 'priceUnit'] as const;
