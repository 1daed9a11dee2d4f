import { isDate } from '@wenshu/survey-core';
import type { DataVariable } from '../data-set/variable.ts';

/** A day is kept as letters, and banded as the moment at which it begins in UTC: days have no zone, so that none moves into another band. */
export const isDay = ({ kept, content }: Pick<DataVariable, 'kept' | 'content'>): boolean =>
  kept === 'text' && content === 'date';

/** NaN for what is no day of the calendar. */
export const dayMoment = (text: unknown): number =>
  typeof text === 'string' && isDate(text) ? Date.parse(text) : Number.NaN;

/** The same in DuckDB, whose own reading takes 2026-3-1 and blanks around it for days too. */
export const dayMomentSql = (column: string): string =>
  `(case when regexp_full_match(${column}, '[0-9]{4}-[0-9]{2}-[0-9]{2}') then epoch_ms(try_cast(${column} as date)::timestamp) end)::DOUBLE`;
