import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '排序题',
    untitled: '请按重要程度排序',
    aliases: '排序 排名 优先级 次序 重要性 拖拽 拖动',
  },
  en: {
    name: 'Ranking',
    untitled: 'Please rank these by importance',
    aliases: 'order sort priority rank preference ranking drag',
  },
};
