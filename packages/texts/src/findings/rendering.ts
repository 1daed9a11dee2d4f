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
    smallBase: '* 基数不足 30，仅供参考',
    part: ({ part, parts }: { part: number; parts: number }) => `（${part}/${parts}）`,
    page: ({ page, pages }: { page: number; pages: number }) => `第 ${page} 页，共 ${pages} 页`,
    category: '类别',
    value: '数值',
    quoted: ({ shown, total }: { shown: number; total: number }) => `显示 ${shown} 条，共 ${total} 条`,
    nothing: '没有可以显示的内容',
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
    smallBase: '* Fewer than 30 people: take it with care',
    part: ({ part, parts }) => ` (${part} of ${parts})`,
    page: ({ page, pages }) => `Page ${page} of ${pages}`,
    category: 'Category',
    value: 'Value',
    quoted: ({ shown, total }) => `${shown} of ${total} shown`,
    nothing: 'There is nothing to show',
  },
);
