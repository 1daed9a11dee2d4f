import { bilingual } from '../bilingual.ts';

type AnalysisFile = keyof typeof formatsEn;
const formatsZh = {
  xlsx: 'Excel 表格',
  pptx: 'PowerPoint 幻灯片',
  docx: 'Word 文档',
  pdf: 'PDF',
  png: 'PNG 图片',
  svg: 'SVG 图片',
};
const formatsEn = {
  xlsx: 'Excel',
  pptx: 'PowerPoint',
  docx: 'Word',
  pdf: 'PDF',
  png: 'PNG picture',
  svg: 'SVG picture',
};

/** What stands in files of analyses beside the analysis' own words. */
export const renderingTexts = bilingual(
  {
    jobTitle: ({ name, format }: { name: string; format: AnalysisFile }) => `${name}：${formatsZh[format]}`,
    formats: formatsZh,
    contents: '目录',
    findings: '目录与主要发现',
    toContents: '← 返回目录',
    place: '序号',
    exhibit: '图表',
    base: '基数',
    between: '  |  ',
    meaning: '说明',
    part: ({ part, parts }: { part: number; parts: number }) => `（${part}/${parts}）`,
    page: ({ page, pages }: { page: number; pages: number }) => `第 ${page} 页，共 ${pages} 页`,
    quoted: ({ shown, total }: { shown: number; total: number }) => `显示 ${shown} 条，共 ${total} 条`,
    quote: ({ text, about }: { text: string; about: string }) => `“${text}”${about === '' ? '' : `——${about}`}`,
  },
  {
    jobTitle: ({ name, format }) => `${name}: ${formatsEn[format]}`,
    formats: formatsEn,
    contents: 'Contents',
    findings: 'Contents and findings',
    toContents: '← Contents',
    place: 'No.',
    exhibit: 'Table or chart',
    base: 'Base',
    between: '  |  ',
    meaning: 'What it says',
    part: ({ part, parts }) => ` (${part} of ${parts})`,
    page: ({ page, pages }) => `Page ${page} of ${pages}`,
    quoted: ({ shown, total }) => `${shown} of ${total} shown`,
    quote: ({ text, about }) => `“${text}”${about === '' ? '' : ` — ${about}`}`,
  },
);
