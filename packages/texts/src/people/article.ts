import { bilingual } from '../bilingual.ts';

/** What is said beside the words of an article or a document. */
export const articleTexts = bilingual(
  {
    opensWindow: '（在新窗口中打开）',
    table: ({ number }: { number: number }) => `表格 ${number}`,
  },
  {
    opensWindow: ' (opens in a new window)',
    table: ({ number }) => `Table ${number}`,
  },
);
