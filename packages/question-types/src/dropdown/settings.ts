export const dropdownSettings = ['required', 'isOptionOrderRandom', 'shownOptionCount'] as const;
