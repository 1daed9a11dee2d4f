import { bilingual } from '../bilingual.ts';

/** Features that are paid for: what each is, and whom to ask. */
export const licenceTexts = bilingual(
  {
    features: {
      p016: { name: '视频上传', text: '在题目和说明中插入自己的视频，受访者在答题页直接观看。' },
      'word-import': {
        name: 'Word 导入',
        text: '上传 Word 文件，自动识别题型、选项和矩阵，不必重新录入。',
      },
    },
    title: ({ feature }: { feature: string }) => `${feature}需要授权`,
    badge: '付费功能',
    how: '暂无权限，请联系客服购买授权',
    phone: '客服电话',
    scan: '扫码联系客服',
    close: '知道了',
    again: '已购买，重新检查',
  },
  {
    features: {
      p016: {
        name: 'Video upload',
        text: 'Put videos of your own into questions and notes; respondents watch them where they answer.',
      },
      'word-import': {
        name: 'Word import',
        text: 'Upload a Word file; types, options and matrices are recognised, and nothing has to be typed again.',
      },
    },
    title: ({ feature }) => `${feature} needs a licence`,
    badge: 'Paid feature',
    how: 'No authority. Please contact customer service to buy the licence',
    phone: 'Customer service',
    scan: 'Scan to contact customer service',
    close: 'Close',
    again: 'Bought it? Check again',
  },
);

/** A feature that is no more has its own word. */
export function nameOfFeature(feature: string, language: 'zh' | 'en'): string {
  const named = licenceTexts[language].features as Readonly<Record<string, { readonly name: string }>>;
  return named[feature]?.name ?? feature;
}
