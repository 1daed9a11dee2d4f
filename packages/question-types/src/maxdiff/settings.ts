export const maxDiffSettings = ['required', 'design', 'lowLabel', 'highLabel'] as const;
