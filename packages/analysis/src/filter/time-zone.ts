import { isDate } from '@wenshu/survey-core';

const HOUR = /^(.{10})T(?:[01]\d|2[0-3])$/;

/** Whether a text is a day, YYYY-MM-DD, or an hour of one, YYYY-MM-DDTHH. */
export const isDayOrHour = (text: string): boolean => isDate(HOUR.exec(text)?.[1] ?? text);

/** As a person writes it: an hour by the minute that it begins with. */
export const dayOrHourText = (text: string): string => (HOUR.test(text) ? `${text.replace('T', ' ')}:00` : text);
