export const cbcSettings = ['required', 'design', 'hasNone'] as const;
