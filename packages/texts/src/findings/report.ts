import { bilingual } from '../bilingual.ts';

interface FieldTime {
  readonly from: string;
  readonly to: string;
}

const whole = (count: number) => count.toLocaleString('en');

/** What a report says besides its makers’ own words: the generated one, and what stands in files. */
export const reportTexts = bilingual(
  {
    jobTitle: ({ name, format }: { name: string; format: string }) => `${name}：${format}`,
    makingTitle: (name: string) => `${name}：自动生成报告`,
    formats: { pptx: 'PowerPoint 幻灯片', docx: 'Word 文档', pdf: 'PDF', xlsx: 'Excel 表格', png: 'PNG 图片' },
    contents: '目录',
    pageName: (page: number) => `第 ${page} 页`,
    emptyName: '标题',
    auto: {
      name: (survey: string) => `${survey}：调查报告`,
      cover: ({ samples, asOf }: { samples: number; asOf: string }) =>
        `有效样本 ${whole(samples)} 份 · 数据截至 ${asOf}`,
      method: '调查说明',
      samples: (samples: number) => `有效样本：${whole(samples)} 份（已完成且未被剔除的答卷）。`,
      field: {
        collected: ({ from, to }: FieldTime) => (from === to ? `回收时间：${from}。` : `回收时间：${from} 至 ${to}。`),
        imported: ({ from, to }: FieldTime) => (from === to ? `数据导入于 ${from}。` : `数据导入于 ${from} 至 ${to}。`),
      },
      questions: (count: number) => `统计题目：${whole(count)} 道，每题的样本量见图表下方。`,
      how: '百分比以回答了该题的人为基数；多选题的百分比之和可能超过 100%。样本量少于 30 的结果以 * 标出，请谨慎使用。',
      groups: (names: string) => `对比分组：${names}。差异在 95% 的置信水平上检验，字母表示显著高于该字母所代表的列。`,
      asOf: (asOf: string) => `本报告的数据截至 ${asOf}。`,
      differences: (group: string) => `差异：${group}`,
      noDifferences: (group: string) => `按“${group}”分组，各题在 95% 的置信水平上都没有显著差异。`,
    },
    noSuchExhibit: '这项分析不再产生此图表，请重新选择',
    frozenBefore: '报告冻结之后这一块被修改过，请重新冻结以更新它的数据',
    frozenForOthers: '这份报告的数据已冻结，冻结时所用的答卷与您可查看的范围不同，因此无法显示',
  },
  {
    jobTitle: ({ name, format }) => `${name}: ${format}`,
    makingTitle: name => `${name}: generated report`,
    formats: { pptx: 'PowerPoint', docx: 'Word', pdf: 'PDF', xlsx: 'Excel', png: 'PNG pictures' },
    contents: 'Contents',
    pageName: page => `Page ${page}`,
    emptyName: 'Title',
    auto: {
      name: survey => `${survey}: report`,
      cover: ({ samples, asOf }) => `${whole(samples)} valid responses · data as of ${asOf}`,
      method: 'About this survey',
      samples: samples => `Valid responses: ${whole(samples)} (completed and not set aside).`,
      field: {
        collected: ({ from, to }) => (from === to ? `Collected on ${from}.` : `Collected from ${from} to ${to}.`),
        imported: ({ from, to }) => (from === to ? `Imported on ${from}.` : `Imported from ${from} to ${to}.`),
      },
      questions: count => `Questions reported: ${whole(count)}. The base of each stands below its chart.`,
      how: 'Percentages are of those who answered the question; of questions with several answers they may add up to more than 100%. Results of fewer than 30 people are marked with * and should be read with care.',
      groups: names =>
        `Groups compared: ${names}. Differences are tested at the 95% level; a letter marks a share that is significantly higher than that of the column with this letter.`,
      asOf: asOf => `The numbers of this report are as of ${asOf}.`,
      differences: group => `Differences by ${group}`,
      noDifferences: group => `By “${group}”, no question shows a significant difference at the 95% level.`,
    },
    noSuchExhibit: 'The analysis does not yield this exhibit any more. Please choose another',
    frozenBefore: 'This block was changed after the report was frozen. Freeze the report again to count it',
    frozenForOthers:
      'The numbers of this report are frozen, and were made of other responses than those you may see, so they cannot be shown',
  },
);
