import { daySettings } from '../_shared/check-day.ts';

export const dateSettings = ['required', ...daySettings] as const;
export type DateSetting = (typeof dateSettings)[number];
