import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    cardOf: ({ task, tasks }: { task: number; tasks: number }) => `第 ${task} 张，共 ${tasks} 张`,
    purchaseIntent: '您有多大可能购买这款产品？',
    never: '肯定不买',
    certainly: '肯定会买',
  },
  {
    cardOf: ({ task, tasks }) => `Card ${task} of ${tasks}`,
    purchaseIntent: 'How likely are you to buy this?',
    never: 'Certainly not',
    certainly: 'Certainly',
  },
);
