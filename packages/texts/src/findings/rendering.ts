import { bilingual } from '../bilingual.ts';

interface Amount {
  readonly number: string;
}

/** What stands in files of analyses beside the analysis' own words. */
export const renderingTexts = bilingual(
  {
    jobTitle: ({ name, format }: { name: string; format: string }) => `${name}：${format}`,
    contents: '目录',
    toContents: '← 返回目录',
    place: '序号',
    exhibit: '图表',
    base: '基数',
    asOf: ({ time }: { time: string }) => `数据截至 ${time}`,
    people: ({ number }: Amount) => `基数 ${number} 人`,
    weightedTo: ({ number }: Amount) => `加权后 ${number}`,
    effective: ({ number }: Amount) => `有效基数 ${number}`,
    filter: ({ words }: { words: string }) => `筛选：${words}`,
    weight: ({ words }: { words: string }) => `权重：${words}`,
    between: '  |  ',
    meaning: '说明',
    part: ({ part, parts }: { part: number; parts: number }) => `（${part}/${parts}）`,
    page: ({ page, pages }: { page: number; pages: number }) => `第 ${page} 页，共 ${pages} 页`,
    quoted: ({ shown, total }: { shown: number; total: number }) => `显示 ${shown} 条，共 ${total} 条`,
  },
  {
    jobTitle: ({ name, format }) => `${name}: ${format}`,
    contents: 'Contents',
    toContents: '← Contents',
    place: 'No.',
    exhibit: 'Table or chart',
    base: 'Base',
    asOf: ({ time }) => `As of ${time}`,
    people: ({ number }) => `Base: ${number}`,
    weightedTo: ({ number }) => `weighted ${number}`,
    effective: ({ number }) => `effective ${number}`,
    filter: ({ words }) => `Filter: ${words}`,
    weight: ({ words }) => `Weight: ${words}`,
    between: '  |  ',
    meaning: 'What it says',
    part: ({ part, parts }) => ` (${part} of ${parts})`,
    page: ({ page, pages }) => `Page ${page} of ${pages}`,
    quoted: ({ shown, total }) => `${shown} of ${total} shown`,
  },
);
