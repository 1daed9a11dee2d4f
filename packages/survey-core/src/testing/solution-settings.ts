import type { SolutionId } from '../solution-ids.ts';
import type { LevelPair, ListRow, Setting, SettingAttribute } from '../solutions/setting.ts';

const row = (id: string, values: ListRow['values']): ListRow => ({ id: `row000${id}`, values });
const attribute = (id: string, name: string, levels: readonly string[], isPrice = false): SettingAttribute => ({
  id: `attribute${id}`,
  name,
  isPrice,
  levels: levels.map((level, index) => ({ id: `level0${id}${index}`, name: level, picture: '' })),
});

const attributes = [
  attribute('a', 'Brand', ['North', 'South', 'East', 'West']),
  attribute('b', 'Battery', ['10 h', '20 h', '30 h', '40 h']),
  attribute('c', 'Colour', ['Black', 'White', 'Red', 'Blue']),
  attribute('d', 'Price', ['49', '79', '99', '129'], true),
];
const conjoint = { subject: 'headphones', unit: '$', attributes, restrictions: [] as readonly LevelPair[] };
const brand = (id: string, name: string, isOwn: boolean, lowestPrice: number) =>
  row(id, { name, isOwn, lowestPrice, priceStep: 2, priceCount: 4 });

/** A form of every solution as somebody fills it in who keeps to the advice. */
export const solutionSettings: Readonly<Record<SolutionId, Setting>> = {
  kano: {
    subject: 'a notes app',
    features: [
      row('a', { name: 'Dark mode', description: 'Light letters on a dark ground' }),
      row('b', { name: 'Works offline', description: '' }),
      row('c', { name: 'Backups', description: 'Every night' }),
    ],
    isOrderRandom: true,
  },
  maxdiff: {
    subject: 'a shop',
    items: ['Speed', 'Price', 'Returns', 'Points', 'Advice', 'Range', 'Wrapping', 'Parking'].map((name, index) =>
      row(String(index), { name }),
    ),
    itemsPerTask: 4,
    tasks: 8,
    versions: 4,
  },
  cbc: { ...conjoint, alternatives: 3, tasks: 10, hasNone: true, versions: 4 },
  cpc: conjoint,
  psm: { subject: 'a lamp', unit: '$', lowestPrice: 10, priceStep: 5, priceCount: 8 },
  bpto: {
    subject: 'tea',
    unit: '$',
    brands: [
      brand('a', 'Ours', true, 10),
      brand('b', 'North', false, 9),
      brand('c', 'South', false, 11),
      brand('d', 'East', false, 8),
    ],
  },
};
