export const dateSettings = ['required', 'earliestDate', 'latestDate'] as const;
export type DateSetting = (typeof dateSettings)[number];
