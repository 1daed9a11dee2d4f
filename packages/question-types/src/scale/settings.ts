export const scaleSettings = ['required', 'lowLabel', 'highLabel'] as const;
