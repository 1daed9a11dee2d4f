import { bilingual } from '../bilingual.ts';

/** Files that records are exported to: their names, their sheets, and what stands in them about themselves. */
export const exportTexts = bilingual(
  {
    jobTitle: ({ name, format }: { name: string; format: 'xlsx' | 'csv' | 'sav' | 'files' }) =>
      `${name}：${{ xlsx: '原始数据 Excel', csv: '原始数据 CSV', sav: '原始数据 SPSS', files: '原始数据图片与文件 ZIP' }[format]}`,
    dataSheet: '数据',
    codebookSheet: '编码表',
    aboutSheet: '说明',
    round: '循环轮次',
    codebook: { variable: '变量名', label: '变量说明', code: '编码', meaning: '编码含义', set: '所属多选题' },
    about: {
      questionnaire: '问卷',
      asOf: '数据截至',
      timeZone: '时区',
      records: '答卷数',
      include: '包含',
      filter: '筛选条件',
      values: '选项写法',
    },
    include: {
      success: '成功样本',
      screened: '被甄别',
      'quota-full': '配额已满',
      incomplete: '未完成',
      invalid: '标记为无效',
    },
    values: { labels: '选项文字', codes: '选项编码' },
    listed: (words: readonly string[]) => words.join('、'),
  },
  {
    jobTitle: ({ name, format }) =>
      `${name}: ${{ xlsx: 'raw data, Excel', csv: 'raw data, CSV', sav: 'raw data, SPSS', files: 'uploaded pictures and files, ZIP' }[format]}`,
    dataSheet: 'Data',
    codebookSheet: 'Codebook',
    aboutSheet: 'About',
    round: 'Loop round',
    codebook: { variable: 'Variable', label: 'Label', code: 'Code', meaning: 'Meaning', set: 'Multiple-response set' },
    about: {
      questionnaire: 'Questionnaire',
      asOf: 'Data as of',
      timeZone: 'Time zone',
      records: 'Records',
      include: 'Including',
      filter: 'Filter',
      values: 'Choices as',
    },
    include: {
      success: 'success samples',
      screened: 'screened out',
      'quota-full': 'quota full',
      incomplete: 'not completed',
      invalid: 'marked invalid',
    },
    values: { labels: 'words', codes: 'codes' },
    listed: words => words.join(', '),
  },
);
