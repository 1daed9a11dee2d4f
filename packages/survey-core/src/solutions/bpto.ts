import { plainText } from '../rich-text.ts';
import { itemsOf, settingsOf } from './build-parts.ts';
import { shareOfPeople } from './precision.ts';
import { rowsIn, textIn } from './setting.ts';
import { lowestPrice, priceStep, subject, unit } from './shared-fields.ts';
import type { Solution } from './solution.ts';

/** As many choices as most people need until they are through. */
const SECONDS = 12 * 4;

export const bpto: Solution = {
  id: 'bpto',
  fields: [
    subject,
    unit,
    {
      kind: 'list',
      name: 'brands',
      columns: [
        { kind: 'text', name: 'name', maxLength: 60, isRequired: true },
        { kind: 'switch', name: 'isOwn', default: false },
        lowestPrice,
        priceStep,
        { kind: 'number', name: 'priceCount', min: 2, max: 20, isWhole: true, default: 5 },
      ],
      min: 2,
      max: 12,
      advised: { min: 4, max: 5 },
    },
  ],
  check: setting =>
    rowsIn(setting, 'brands').some(({ values }) => values.isOwn)
      ? []
      : [{ field: 'brands', problem: 'own-brand-missing', level: 'advice' }],
  precision: () => shareOfPeople,
  seconds: () => SECONDS,
  build: (setting, _made, words, mint) => ({
    questionId: mint(),
    type: 'bpto',
    title: plainText(words.titles.bpto({ subject: textIn(setting, 'subject').trim() })),
    settings: settingsOf({ required: true, priceUnit: textIn(setting, 'unit').trim() }),
    items: itemsOf(
      rowsIn(setting, 'brands').map(({ values }) => ({
        title: String(values.name),
        settings: {
          lowestPrice: Number(values.lowestPrice),
          priceStep: Number(values.priceStep),
          priceCount: Number(values.priceCount),
        },
      })),
      mint,
    ),
    itemGroups: [],
    rows: [],
  }),
};
