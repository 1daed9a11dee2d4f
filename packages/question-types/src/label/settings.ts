export const labelSettings = ['required', 'minSelected', 'maxSelected'] as const;
