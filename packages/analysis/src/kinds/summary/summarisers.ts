import type { Summary } from '@wenshu/survey-core';
import { conjointSummariser } from './conjoint/conjoint.ts';
import { datesSummariser } from './dates/dates.ts';
import { filesSummariser } from './files/files.ts';
import { hotspotsSummariser } from './hotspots/hotspots.ts';
import { kanoSummariser } from './kano/kano.ts';
import { maxDiffSummariser } from './maxdiff/maxdiff.ts';
import { npsSummariser } from './nps/nps.ts';
import { numbersSummariser } from './numbers/numbers.ts';
import { numbersByItemSummariser } from './numbers-by-item/numbers-by-item.ts';
import { optionsSummariser } from './options/options.ts';
import { optionsByRowSummariser } from './options-by-row/options-by-row.ts';
import { placesSummariser } from './places/places.ts';
import { priceSensitivitySummariser } from './price-sensitivity/price-sensitivity.ts';
import { priceTradeOffSummariser } from './price-trade-off/price-trade-off.ts';
import { ranksSummariser } from './ranks/ranks.ts';
import type { Summariser } from './summary.ts';
import { textsSummariser } from './texts/texts.ts';

/** What a type's `summary` calls for. What a summariser lays and yields is its own: it is handed through unread. */
export const summarisers: Readonly<Partial<Record<Summary['kind'], Summariser<unknown, unknown>>>> = {
  options: optionsSummariser as Summariser<unknown, unknown>,
  numbers: numbersSummariser as Summariser<unknown, unknown>,
  'numbers-by-item': numbersByItemSummariser as Summariser<unknown, unknown>,
  nps: npsSummariser as Summariser<unknown, unknown>,
  ranks: ranksSummariser as Summariser<unknown, unknown>,
  dates: datesSummariser as Summariser<unknown, unknown>,
  kano: kanoSummariser as Summariser<unknown, unknown>,
  conjoint: conjointSummariser as Summariser<unknown, unknown>,
  maxdiff: maxDiffSummariser as Summariser<unknown, unknown>,
  'price-trade-off': priceTradeOffSummariser as Summariser<unknown, unknown>,
  'price-sensitivity': priceSensitivitySummariser as Summariser<unknown, unknown>,
  'options-by-row': optionsByRowSummariser as Summariser<unknown, unknown>,
  texts: textsSummariser as Summariser<unknown, unknown>,
  'texts-by-item': textsSummariser as Summariser<unknown, unknown>,
  files: filesSummariser as Summariser<unknown, unknown>,
  places: placesSummariser as Summariser<unknown, unknown>,
  hotspots: hotspotsSummariser as Summariser<unknown, unknown>,
};
