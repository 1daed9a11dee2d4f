import {
  alreadyPercent,
  type BarsOf,
  type Base,
  type Exhibit,
  type Head,
  type Lines,
  type Parts,
  type Points,
  type Table,
  type TableCell,
} from '@wenshu/analysis';
import { asHeld } from '../../../../packages/analysis/test/as-held.ts';
import { asTold } from '../../../../packages/analysis/test/as-told.ts';

const source = {
  asOf: '2026-11-16 09:30',
  base: { people: 1284, weighted: 1284, effective: 1102.4 },
  filter: '城市等级 等于 一线、新一线',
  weight: '性别 × 年龄（边际加权）',
};
const percent = { as: 'percent', decimals: 1 } as const;
export const percents = (...values: readonly (number | null)[]) => values.map(value => alreadyPercent(value));
const count = { as: 'count', decimals: 0 } as const;

const base = (people: number): Base => ({ people, weighted: people * 1.03, effective: people * 0.86 });
const leaf = (id: string, text: string, people: number, letter?: string, compare?: string): Head => ({
  id,
  text,
  role: 'category',
  base: base(people),
  ...(letter ? { letter } : {}),
  ...(compare ? { compare } : {}),
});

const columns: readonly Head[] = [
  { id: 'total', text: '总计', role: 'total', base: base(1284) },
  {
    id: 'sex',
    text: 'Q1 您的性别',
    role: 'group',
    children: [leaf('m', '男', 612, 'A', 'sex'), leaf('f', '女', 672, 'B', 'sex')],
  },
  {
    id: 'city',
    text: 'Q2 您所在的城市等级 × 年龄',
    role: 'group',
    children: [
      {
        id: 'tier1',
        text: '一线城市',
        role: 'category',
        children: [leaf('t1a', '18–29 岁', 188, 'C', 'city'), leaf('t1b', '30–44 岁', 211, 'D', 'city')],
      },
      {
        id: 'tier2',
        text: '新一线城市',
        role: 'category',
        children: [leaf('t2a', '18–29 岁', 24, 'E', 'city'), leaf('t2b', '30–44 岁', 0, 'F', 'city')],
      },
    ],
  },
];

const categories: readonly Head[] = [
  { id: 'top2', text: '满意（前两项）', role: 'net' },
  { id: '5', text: '非常满意', role: 'category' },
  { id: '4', text: '满意', role: 'category' },
  { id: '3', text: '一般', role: 'category' },
  { id: '2', text: '不满意', role: 'category' },
  { id: '1', text: '非常不满意 & <很差>', role: 'category' },
];

/** A number that is different in every cell, so that one that stands in another's place is found. */
const columnPlaces = [0, 1, 2, 3, 4, 5, 6];

const numberAt = (row: number, column: number) =>
  3 + ((row * 37 + column * 13 + row * column * 7) % 89) + row / 7 + column / 11;

const cellAt = (row: number, column: number): TableCell => {
  if (column === 6) return { values: asHeld(null, 0) };
  return {
    values: asHeld(numberAt(row, column), Math.round(numberAt(row, column) * 9)),
    ...(row === 1 && column === 1 ? { letters: 'B' } : {}),
    ...(row === 2 && column === 4 ? { letters: 'CE' } : {}),
    ...(row === 3 && column === 2 ? { differs: 'lower' } : {}),
    heat: (numberAt(row, column) % 100) / 100,
  };
};

/** A cross table with all that one can have: nested heads, letters, small and empty bases, nets, a mean, Chinese. */
export const crossTable: Table = {
  kind: 'table',
  id: 'cross:satisfaction',
  title: 'Q5 总体而言，您对我们的服务满意吗？',
  source,
  notes: [
    { tone: 'meaning', text: asTold('男性中“非常满意”的比例显著高于女性（95% 置信水平）。') },
    { tone: 'warning', text: asTold('有 1 列没有样本。') },
    { tone: 'footnote', text: '字母表示该列显著高于对应的列（95%，双侧 z 检验，未校正）。' },
  ],
  measures: [
    { id: 'columnPercent', name: '列百分比', format: percent },
    { id: 'count', name: '加权频数', format: count },
  ],
  columns,
  rows: [
    { id: 'base', text: '基数', role: 'base', format: count },
    ...categories,
    { id: 'mean', text: '平均值', role: 'statistic', format: { as: 'number', decimals: 2 } },
  ],
  cells: [
    [1284, 612, 672, 188, 211, 24, 0].map(people => ({ values: asHeld(people) })),
    ...categories.map((_, row) => columnPlaces.map(column => cellAt(row, column))),
    [4.1234, 4.31, 3.998, 4.05, 4.4, 3.75, null].map((mean, at) => ({
      values: asHeld(mean),
      ...(at === 1 ? { letters: 'B' } : {}),
    })),
  ],
};

/** Words that nobody wishes for. */
export const hostileWords: readonly string[] = [
  '<script>alert(1)</script> & "quotes" \'single\'',
  '=HYPERLINK("http://example.org","x")',
  'control \u0000\u0001\u0008\u000b\u001f\u007f\ufffe end',
  'lone \ud800 and \udc00 halves',
  `${'很长的文字'.repeat(900)}`,
  `${'unbroken'.repeat(600)}`,
  'مرحبا بالعالم \u202e turned \u202c',
  '👩‍👩‍👧‍👦 🎉 emoji',
  '{b}: {c} %s %d \\n',
  "]]> <!-- --> <?xml?> &amp; &#0; '",
  '',
  ' \n\r\n \t ',
];

export const hostileTable: Table = {
  ...crossTable,
  id: 'cross:hostile',
  title: hostileWords.join(' / '),
  source: { ...source, filter: hostileWords[0]!, weight: hostileWords[2]! },
  notes: hostileWords.map((text, at) => ({
    tone: (['meaning', 'warning', 'footnote'] as const)[at % 3]!,
    text: asTold(text),
  })),
  measures: [{ id: 'p', name: hostileWords[0]!, format: { ...percent } }],
  columns: hostileWords.map((text, at) => ({
    id: `c${at}`,
    text,
    role: 'category',
    letter: 'ABCDEFGHIJKLMN'[at]!,
    compare: 'x',
    base: base(40),
  })),
  rows: hostileWords.map((text, at) => ({ id: `r${at}`, text, role: at % 2 ? 'net' : 'category' })),
  cells: hostileWords.map((text, row) =>
    hostileWords.map((_, column) =>
      row === column ? { values: [], text } : { values: asHeld(row + column / 10), letters: 'AB' },
    ),
  ),
};

/** Longer and wider than any page. */
export const longTable: Table = {
  ...crossTable,
  id: 'cross:long',
  title: 'A table that no page holds',
  notes: [],
  columns: Array.from({ length: 4 }, (_, block) => ({
    id: `b${block}`,
    text: `Banner question ${block + 1}`,
    role: 'group' as const,
    children: Array.from({ length: 9 }, (_, at) => leaf(`b${block}-${at}`, `Answer ${at + 1}`, 100 + at)),
  })),
  rows: Array.from({ length: 6 }, (_, group) => ({
    id: `g${group}`,
    text: `Statement ${group + 1}: I would recommend it to my friends and family`,
    role: 'group' as const,
    children: Array.from(
      { length: 15 },
      (_, at): Head => ({ id: `${group}-${at}`, text: `Category ${at + 1}`, role: 'category' }),
    ),
  })),
  cells: Array.from({ length: 90 }, (_, row) =>
    Array.from({ length: 36 }, (_, column) => ({ values: asHeld((row * 36 + column) / 33, row * 100 + column) })),
  ),
};

const charted = { source, notes: [{ tone: 'meaning' as const, text: asTold('满意度逐季上升。') }], format: percent };

export const bars: BarsOf<'percent'> = {
  ...charted,
  kind: 'bars',
  id: 'bars',
  title: '各渠道满意度（按性别）',
  direction: 'bars',
  layout: 'grouped',
  categories: ['官方网站', '手机应用', '线下门店', '客服热线', '第三方平台（如电商旗舰店、外卖平台等）'],
  series: [
    {
      id: 'm',
      name: '男',
      values: percents(45.25, 61.5, 30.125, 22, null),
      letters: ['', 'B', '', '', ''],
      bases: [base(200), base(300), base(25), base(100), base(0)],
    },
    { id: 'f', name: '女', values: percents(41.75, 48.5, 38.25, 27.5, 12.5) },
  ],
};
export const stackedBars: BarsOf<'percent'> = {
  ...bars,
  id: 'stacked',
  title: 'Satisfaction by channel',
  direction: 'columns',
  layout: 'stacked-to-100',
};
export const lines: Lines = {
  ...charted,
  kind: 'lines',
  id: 'lines',
  title: '满意度走势',
  x: { of: 'category', names: ['一季度', '二季度', '三季度', '四季度'] },
  series: [
    { id: 'a', name: '我们', values: percents(61.5, 64.25, 66, 71.75) },
    { id: 'b', name: '行业平均', values: percents(58, null, 59.5, 60.25), isDashed: true },
  ],
};
export const parts: Parts = {
  ...charted,
  kind: 'parts',
  id: 'parts',
  title: '样本构成',
  shape: 'ring',
  categories: ['男', '女', '不便透露'],
  series: [{ id: 's', name: '性别', values: percents(47.5, 49.25, 3.25) }],
};
export const points: Points = {
  ...charted,
  kind: 'points',
  id: 'points',
  title: '重要性–表现',
  xTitle: '表现',
  yTitle: '重要性',
  isSquare: false,
  format: { as: 'number', decimals: 1 },
  groups: [{ name: '指标', mark: 'dot' }],
  points: [
    { x: 4.1, y: 0.52, group: 0, text: '价格' },
    { x: 3.2, y: 0.71, group: 0, text: '配送速度' },
    { x: 4.6, y: 0.33, group: 0, text: '包装' },
    { x: 3.7, y: 0.18, group: 0, text: '客服态度' },
  ],
  rules: [
    { axis: 'x', at: 3.9 },
    { axis: 'y', at: 0.44 },
  ],
  quadrants: ['继续保持', '优先改进', '次要改进', '过度投入'],
};

/** One of every kind. */
export const everyExhibit: readonly Exhibit[] = [
  ...[crossTable, bars, stackedBars, lines, parts, points],
  {
    ...charted,
    kind: 'ranges',
    id: 'ranges',
    title: 'Coefficients',
    format: { as: 'number', decimals: 2 },
    rows: [
      { text: 'Price', at: 0.42, low: 0.31, high: 0.53, isSignificant: true },
      { text: 'Speed', at: 0.05, low: -0.06, high: 0.16, isSignificant: false },
      { text: 'Box', at: 0.3, low: -0.2, high: 0.8, box: [0.1, 0.5] },
    ],
    rules: [{ axis: 'x', at: 0 }],
  },
  {
    ...charted,
    kind: 'heat',
    id: 'heat',
    title: '相关矩阵',
    format: { as: 'number', decimals: 2 },
    rows: ['价格', '速度', '包装'],
    columns: ['价格', '速度', '包装'],
    scale: 'about-zero',
    min: -1,
    max: 1,
    values: [
      [1, 0.35, -0.42],
      [0.35, 1, null],
      [-0.42, null, 1],
    ],
  },
  {
    ...charted,
    kind: 'gauge',
    id: 'gauge',
    title: 'NPS',
    format: { as: 'number', decimals: 0 },
    value: 37,
    min: -100,
    max: 100,
    low: 31,
    high: 43,
    bands: [
      { upTo: 0, text: '需改进' },
      { upTo: 50, text: '良好' },
      { upTo: 100, text: '优秀' },
    ],
  },
  {
    ...charted,
    kind: 'tree',
    id: 'tree',
    title: 'Who is satisfied',
    classes: ['Yes', 'No'],
    format: count,
    root: {
      id: 'r',
      text: 'All',
      base: { people: 1284 },
      shares: [0.6, 0.4],
      children: [
        { id: 'a', split: 'Sex', text: 'Men', base: { people: 612 }, shares: [0.7, 0.3] },
        { id: 'b', split: 'Sex', text: 'Women', base: { people: 672 }, shares: [0.5, 0.5] },
      ],
    },
  },
  {
    ...charted,
    kind: 'dendrogram',
    id: 'dendrogram',
    title: '聚类',
    format: { as: 'number', decimals: 1 },
    leaves: ['甲', '乙', '丙', '丁'],
    merges: [
      { left: 0, right: 1, height: 1.2 },
      { left: 2, right: 3, height: 2 },
      { left: 4, right: 5, height: 4.5 },
    ],
    cut: 3,
  },
  {
    ...charted,
    kind: 'map',
    id: 'map',
    title: '各省样本',
    of: 'provinces',
    format: count,
    areas: [
      { code: '110000', name: '北京', value: 120 },
      { code: '310000', name: '上海', value: 98 },
      { code: '440000', name: '广东', value: null },
    ],
  },
  {
    ...charted,
    kind: 'words',
    id: 'words',
    title: '高频词',
    format: count,
    words: [
      { text: '配送', count: 120, x: 0.5, y: 0.5, size: 0.16, isUpright: false },
      { text: '价格', count: 80, x: 0.25, y: 0.3, size: 0.1, isUpright: false },
      { text: 'service', count: 60, x: 0.75, y: 0.7, size: 0.08, isUpright: true },
    ],
  },
  {
    kind: 'note',
    id: 'note',
    title: '说明',
    source,
    notes: [],
    paragraphs: ['本报告由系统生成。', 'Second paragraph.'],
  },
  {
    kind: 'figure',
    id: 'figure',
    title: '样本量',
    source,
    notes: [],
    value: 1284,
    format: count,
    before: { value: 1100, text: '上期', differs: 'higher' },
  },
  {
    kind: 'verbatims',
    id: 'verbatims',
    title: '原话',
    source,
    notes: [],
    total: 40,
    texts: [{ text: '配送很快！', about: '女，25 岁', recordId: '1' }],
  },
  {
    kind: 'gallery',
    id: 'gallery',
    title: '上传的图片',
    source,
    notes: [],
    total: 2,
    files: [{ fileId: 'f', name: '照片.jpg', type: 'image/jpeg', recordId: '1' }],
  },
  {
    kind: 'picture',
    id: 'picture',
    title: '热点图',
    source,
    notes: [],
    fileId: 'f',
    address: '',
    ratio: 1.5,
    density: { columns: 4, rows: 2, values: [0, 0.5, 1, 0.5, 0, 0.25, 0.5, 0] },
    points: [
      [0.6, 0.2],
      [0.4, 0.7],
    ],
    regions: [
      {
        text: '标志',
        tone: 'like',
        values: [{ name: '点击', value: 42, format: count }],
        outline: [
          [0.1, 0.1],
          [0.5, 0.1],
          [0.5, 0.5],
          [0.1, 0.5],
        ],
      },
    ],
  },
];
