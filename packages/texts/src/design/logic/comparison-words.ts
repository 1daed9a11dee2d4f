import { bilingual } from '../../bilingual.ts';

/** How numbers and days are compared: said alike where a rule is made and where it is read. */
export const comparisonWords = bilingual(
  {
    numbers: { '=': '等于', '!=': '不等于', '<': '小于', '<=': '不超过', '>': '大于', '>=': '不少于' },
    days: { '=': '是', '!=': '不是', '<': '早于', '<=': '不晚于', '>': '晚于', '>=': '不早于' },
    today: '今天',
    languageNames: { '1': '中文', '2': '英文' },
  },
  {
    numbers: {
      '=': 'is',
      '!=': 'is not',
      '<': 'is less than',
      '<=': 'is at most',
      '>': 'is more than',
      '>=': 'is at least',
    },
    days: {
      '=': 'is',
      '!=': 'is not',
      '<': 'is before',
      '<=': 'is not after',
      '>': 'is after',
      '>=': 'is not before',
    },
    today: 'today',
    languageNames: { '1': 'Chinese', '2': 'English' },
  },
);
