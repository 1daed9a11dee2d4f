export const locationSettings = ['required'] as const;
