import { bilingual } from '../bilingual.ts';

/** The file of quota statistics. */
export const quotaFileTexts = bilingual(
  {
    jobTitle: ({ name }: { name: string }) => `${name}：配额统计 Excel`,
    fileName: ({ name }: { name: string }) => `${name} 配额统计`,
    sheet: '配额统计',
    heads: {
      quota: '配额',
      kind: '类型',
      axes: '按什么计数',
      cell: '配额格',
      size: '名额',
      count: '已收集',
      open: '剩余',
      share: '完成率',
      state: '状态',
      whenFull: '收满以后',
    },
    states: { open: '收集中', full: '已满', closed: '已关闭' },
  },
  {
    jobTitle: ({ name }) => `${name}: quota statistics, Excel`,
    fileName: ({ name }) => `${name} quota statistics`,
    sheet: 'Quotas',
    heads: {
      quota: 'Quota',
      kind: 'Kind',
      axes: 'Counts by',
      cell: 'Cell',
      size: 'Size',
      count: 'Collected',
      open: 'Open places',
      share: 'Reached',
      state: 'State',
      whenFull: 'When full',
    },
    states: { open: 'Open', full: 'Full', closed: 'Closed' },
  },
);
