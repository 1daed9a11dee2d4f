export const cpcSettings = ['required', 'design', 'lowLabel', 'highLabel'] as const;
