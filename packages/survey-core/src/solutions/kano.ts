import { plainText } from '../rich-text.ts';
import { itemsOf, rowsOf, settingsOf } from './build-parts.ts';
import { shareOfPeople } from './precision.ts';
import { isOn, rowsIn, textIn } from './setting.ts';
import { subject } from './shared-fields.ts';
import type { Solution } from './solution.ts';

/** Both sides of a feature and how important it is. */
const SECONDS_PER_FEATURE = 12;

export const kano: Solution = {
  id: 'kano',
  fields: [
    subject,
    {
      kind: 'list',
      name: 'features',
      columns: [
        { kind: 'text', name: 'name', maxLength: 60, isRequired: true },
        { kind: 'text', name: 'description', maxLength: 200 },
      ],
      min: 2,
      max: 50,
      advised: { max: 20 },
    },
    { kind: 'switch', name: 'isOrderRandom', default: true },
  ],
  check: () => [],
  precision: () => shareOfPeople,
  seconds: setting => rowsIn(setting, 'features').length * SECONDS_PER_FEATURE,
  build: (setting, _made, words, mint) => ({
    questionId: mint(),
    type: 'kano',
    title: plainText(words.titles.kano({ subject: textIn(setting, 'subject').trim() })),
    settings: settingsOf({ required: true, isRowOrderRandom: isOn(setting, 'isOrderRandom') }),
    items: itemsOf(
      words.kanoAnswers.map(title => ({ title })),
      mint,
    ),
    itemGroups: [],
    rows: rowsOf(
      rowsIn(setting, 'features').map(({ values }) =>
        words.featureOf({ name: String(values.name).trim(), description: String(values.description).trim() }),
      ),
      mint,
    ),
  }),
};
