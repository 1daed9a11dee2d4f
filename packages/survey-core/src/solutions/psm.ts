import { plainText } from '../rich-text.ts';
import { settingsOf } from './build-parts.ts';
import { shareOfPeople } from './precision.ts';
import { numberIn, textIn } from './setting.ts';
import { lowestPrice, priceStep, subject, unit } from './shared-fields.ts';
import type { Solution } from './solution.ts';

const SECONDS = 4 * 10;

export const psm: Solution = {
  id: 'psm',
  fields: [
    ...[subject, unit, lowestPrice, priceStep],
    // Four prices that rise need four of them; beyond forty a list is no longer looked through.
    { kind: 'number', name: 'priceCount', min: 4, max: 40, isWhole: true, default: 12 },
  ],
  check: () => [],
  precision: () => shareOfPeople,
  seconds: () => SECONDS,
  build: (setting, _made, words, mint) => ({
    questionId: mint(),
    type: 'psm',
    title: plainText(words.titles.psm({ subject: textIn(setting, 'subject').trim() })),
    settings: settingsOf({
      required: true,
      lowestPrice: numberIn(setting, 'lowestPrice'),
      priceStep: numberIn(setting, 'priceStep'),
      priceCount: numberIn(setting, 'priceCount'),
      priceUnit: textIn(setting, 'unit').trim(),
    }),
    items: [],
    itemGroups: [],
    rows: [],
  }),
};
