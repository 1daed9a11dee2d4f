export const ratingSettings = ['required', 'pointCount', 'lowLabel', 'highLabel'] as const;
