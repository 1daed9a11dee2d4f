export const horizontalFillInSettings = ['required'] as const;
