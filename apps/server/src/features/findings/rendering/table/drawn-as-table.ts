import { type Exhibit, type Table, tableOf } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { isDrawn } from '../exhibit-words.ts';

/** What has numbers, as a table: a chart by the numbers it shows. Undefined for what is told in paragraphs. */
export function asTable(exhibit: Exhibit, language: Language): Table | undefined {
  if (!isDrawn(exhibit)) return undefined;
  return exhibit.kind === 'table' ? exhibit : tableOf(exhibit, language);
}
