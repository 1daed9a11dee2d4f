import { plainText } from '../rich-text.ts';
import { itemsOf, settingsOf, writeDesign } from './build-parts.ts';
import { numberIn, rowsIn, type Setting, textIn } from './setting.ts';
import { fault } from './setting-problem.ts';
import { subject, versions } from './shared-fields.ts';
import type { Solution } from './solution.ts';

/** Each item is seen so often by everybody: less tells too little about one who was seen in bad company. */
const LEAST_SHOWN = 3;
const SECONDS_PER_ITEM = 3;

const itemCount = (setting: Setting) => rowsIn(setting, 'items').length;

export const maxdiff: Solution = {
  id: 'maxdiff',
  fields: [
    subject,
    {
      kind: 'list',
      name: 'items',
      columns: [{ kind: 'text', name: 'name', maxLength: 100, isRequired: true }],
      min: 6,
      max: 60,
      advised: { min: 8, max: 30 },
    },
    { kind: 'number', name: 'itemsPerTask', min: 3, max: 5, isWhole: true, default: 4 },
    { kind: 'number', name: 'tasks', min: 3, max: 30, isWhole: true, default: 10 },
    versions,
  ],
  check: setting => {
    const [items, perTask] = [itemCount(setting), numberIn(setting, 'itemsPerTask')];
    const least = Math.ceil((LEAST_SHOWN * items) / perTask);
    return [
      ...(perTask * 2 > items ? [fault('itemsPerTask', 'more-than-half', { max: Math.floor(items / 2) })] : []),
      ...(numberIn(setting, 'tasks') < least ? [fault('tasks', 'shown-too-rarely', { min: least })] : []),
    ];
  },
  design: setting => ({
    method: 'sets',
    items: itemCount(setting),
    itemsPerTask: numberIn(setting, 'itemsPerTask'),
    tasks: numberIn(setting, 'tasks'),
    versions: numberIn(setting, 'versions'),
  }),
  // Best counts 1 and worst −1: where all are alike, each happens once in k showings, so a showing has the variance 2/k.
  precision: setting => {
    const [perTask, tasks] = [numberIn(setting, 'itemsPerTask'), numberIn(setting, 'tasks')];
    const shown = (perTask * tasks) / itemCount(setting);
    return { unit: 'score', standardErrorOfOne: Math.sqrt(2 / (perTask * shown)) };
  },
  seconds: setting => numberIn(setting, 'tasks') * numberIn(setting, 'itemsPerTask') * SECONDS_PER_ITEM,
  build: (setting, made, words, mint) => {
    const items = itemsOf(
      rowsIn(setting, 'items').map(({ values }) => ({ title: String(values.name) })),
      mint,
    );
    return {
      questionId: mint(),
      type: 'maxdiff',
      title: plainText(words.titles.maxdiff({ subject: textIn(setting, 'subject').trim() })),
      settings: settingsOf({
        required: true,
        design: writeDesign([items.map(item => item.itemId)], made!),
        lowLabel: words.least,
        highLabel: words.most,
      }),
      items,
      itemGroups: [],
      rows: [],
    };
  },
};
