import type { Summary } from '@wenshu/survey-core';
import { filesSummariser } from './files/files.ts';
import { hotspotsSummariser } from './hotspots/hotspots.ts';
import { optionsSummariser } from './options/options.ts';
import { optionsByRowSummariser } from './options-by-row/options-by-row.ts';
import { placesSummariser } from './places/places.ts';
import type { Summariser } from './summary.ts';
import { textsSummariser } from './texts/texts.ts';

/** What a type's `summary` calls for. What a summariser lays and yields is its own: it is handed through unread. */
export const summarisers: Readonly<Partial<Record<Summary['kind'], Summariser<unknown, unknown>>>> = {
  options: optionsSummariser as Summariser<unknown, unknown>,
  'options-by-row': optionsByRowSummariser as Summariser<unknown, unknown>,
  texts: textsSummariser as Summariser<unknown, unknown>,
  'texts-by-item': textsSummariser as Summariser<unknown, unknown>,
  files: filesSummariser as Summariser<unknown, unknown>,
  places: placesSummariser as Summariser<unknown, unknown>,
  hotspots: hotspotsSummariser as Summariser<unknown, unknown>,
};
