/** The same is asked for by hand and by the bare calls. */
export const SORTED = 'fact:durationSeconds';
export const SEARCH = 'sweet';
export const filter = { test: 'number', variable: SORTED, compare: '>=', value: 300 };
