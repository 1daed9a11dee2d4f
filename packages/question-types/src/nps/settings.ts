export const npsSettings = ['required', 'lowLabel', 'highLabel'] as const;
