export const bptoSettings = ['required', 'priceUnit'] as const;
