import { bilingual } from './bilingual.ts';

/** The page that the server sends where it could not make the one that was asked for. */
export const failedPageTexts = bilingual(
  {
    title: '页面暂时打不开',
    reference: ({ id }: { id: string }) => `编号 ${id}`,
    hint: '如果一直打不开，请把这个编号告诉管理员，便于查找原因。',
    again: '重新加载',
  },
  {
    title: 'This page could not be opened',
    reference: ({ id }) => `Reference ${id}`,
    hint: 'If it keeps happening, tell your administrator this reference: it leads them to the cause.',
    again: 'Reload',
  },
);
