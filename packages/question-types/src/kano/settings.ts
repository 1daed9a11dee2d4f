export const kanoSettings = ['required', 'isRowOrderRandom'] as const;
