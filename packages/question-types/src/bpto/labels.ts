import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    shelfHint: '按现在的价格，您会买哪一个？',
    choiceOf: ({ choice }: { choice: number }) => `第 ${choice} 次选择`,
    priceRose: ({ brand, price }: { brand: string; price: string }) => `${brand} 现在是 ${price}，请再选一次`,
    brandLeft: ({ brand }: { brand: string }) => `${brand} 已下架，请再选一次`,
    notOffered: '已下架',
    shelfDone: '选择完成，谢谢',
    undoChoice: '撤销上一次选择',
  },
  {
    shelfHint: 'At these prices, which one would you buy?',
    choiceOf: ({ choice }) => `Choice ${choice}`,
    priceRose: ({ brand, price }) => `${brand} is now ${price}. Please choose again`,
    brandLeft: ({ brand }) => `${brand} is no longer on sale. Please choose again`,
    notOffered: 'No longer on sale',
    shelfDone: 'That is all, thank you',
    undoChoice: 'Undo the last choice',
  },
);
