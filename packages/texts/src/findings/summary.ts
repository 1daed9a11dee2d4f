import { bilingual } from '../bilingual.ts';

/** Statistics of single questions. */
export const summaryTexts = bilingual(
  {
    /** A part of a question: its row, its option. */
    part: ({ title, part }: { title: string; part: string }) => `${title} · ${part}`,
    base: '样本量',
    count: '频数',
    percent: '百分比',
    low: (level: string) => `${level} 区间下限`,
    high: (level: string) => `${level} 区间上限`,
    figures: {
      mean: '均值',
      meanLow: (level: string) => `均值 ${level} 区间下限`,
      meanHigh: (level: string) => `均值 ${level} 区间上限`,
      deviation: '标准差',
      standardError: '标准误',
      median: '中位数',
      top2: '前两项占比（Top 2）',
      bottom2: '后两项占比（Bottom 2）',
    },
    figuresOf: (title: string) => `${title}：统计量`,
    hidden: ({ count, least }: { count: number; least: string }) => `另有 ${count} 项不足 ${least}，未显示。`,
    several: '多选题，各项百分比之和可超过 100%。',
    interval: (level: string) => `区间为 ${level} 置信区间（Wilson，按有效样本量）。`,
    /** Words that people wrote. */
    written: {
      titles: {
        written: (title: string) => `${title}：填写内容`,
        words: (title: string) => `${title}：高频词`,
        cloud: (title: string) => `${title}：词云`,
        verbatims: (title: string) => `${title}：原话`,
      },
      wrote: '填写人数',
      distinct: '不同内容数',
      newest: ({ read, total }: { read: number; total: number }) =>
        `有内容的答卷共 ${total} 份，这里统计最近的 ${read} 份。`,
      parted: (count: number) => `文字较长，词语只统计最近的 ${count} 份。`,
      onceEach: '同一份答卷里的同一个词只计一次；虚词、数字和标点不计。',
      notWeighted: '文字内容不加权，频数为实际份数。',
      ofEverybody: '文字内容为全部受访者的，不按对比组拆分。',
    },
    /** What was uploaded. */
    files: {
      titles: {
        files: (title: string) => `${title}：上传情况`,
        gallery: (title: string) => `${title}：最新上传`,
      },
      records: '上传人数',
      all: '文件数',
      groups: {
        picture: '图片',
        video: '视频',
        audio: '音频',
        pdf: 'PDF',
        document: '文档',
        sheet: '表格',
        slides: '演示文稿',
        archive: '压缩包',
        other: '其他',
      },
      newest: ({ read, total }: { read: number; total: number }) =>
        `有文件的答卷共 ${total} 份，这里统计最近的 ${read} 份。`,
      notWeighted: '文件不加权。',
      ofEverybody: '文件为全部受访者的，不按对比组拆分。',
    },
    /** Where people are. */
    places: {
      titles: {
        provinces: (title: string) => `${title}：省份`,
        cities: (title: string) => `${title}：城市`,
        map: (title: string) => `${title}：地图`,
      },
      given: ({ position, address }: { position: number; address: number }) =>
        `样本量为选择了地区的人数；另外，${position} 人提供了定位，${address} 人填写了详细地址。`,
      points: '圆点为定位，按半度（约 50 公里）归并；国界以外的不在图上。',
      moreCities: (count: number) => `另有 ${count} 个城市未列出。`,
    },
    /** Clicks upon a picture, and its regions. */
    hotspots: {
      titles: {
        picture: (title: string) => `${title}：热力图`,
        regions: (title: string) => `${title}：各区域`,
      },
      clicked: '点击人数占比',
      moods: { 1: '喜欢', 2: '一般', 3: '不喜欢' },
      clicks: (count: number) => `共 ${count} 次点击。`,
      newest: ({ read, total }: { read: number; total: number }) =>
        `点击过的答卷共 ${total} 份，热力图统计最近的 ${read} 份。`,
      notWeighted: '热力图不加权。',
      ofEverybody: '热力图为全部受访者的，不按对比组拆分。',
      newestPicture: '图片和区域以最新发布的版本为准；更早版本的答案也按它统计。',
    },
  },
  {
    part: ({ title, part }) => `${title} · ${part}`,
    base: 'Base',
    count: 'Count',
    percent: 'Per cent',
    low: level => `${level} interval, low`,
    high: level => `${level} interval, high`,
    figures: {
      mean: 'Mean',
      meanLow: level => `Mean, ${level} interval, low`,
      meanHigh: level => `Mean, ${level} interval, high`,
      deviation: 'Standard deviation',
      standardError: 'Standard error',
      median: 'Median',
      top2: 'Top 2 box',
      bottom2: 'Bottom 2 box',
    },
    figuresOf: title => `${title}: figures`,
    hidden: ({ count, least }) => `${count} more below ${least} are not shown.`,
    several: 'Several answers were possible: per cents may add up to more than 100%.',
    interval: level => `Intervals are ${level} confidence intervals (Wilson, on the effective base).`,
    written: {
      titles: {
        written: title => `${title}: what was written`,
        words: title => `${title}: words`,
        cloud: title => `${title}: word cloud`,
        verbatims: title => `${title}: in their own words`,
      },
      wrote: 'Wrote something',
      distinct: 'Different texts',
      newest: ({ read, total }) => `${total} records have a text; the newest ${read} are counted here.`,
      parted: count => `People wrote much: words are those of the newest ${count} records.`,
      onceEach: 'A word counts once per record; small words, numbers and punctuation are left out.',
      notWeighted: 'Texts are not weighted: counts are records.',
      ofEverybody: 'Texts are everybody’s, not split by group.',
    },
    files: {
      titles: {
        files: title => `${title}: uploads`,
        gallery: title => `${title}: newest uploads`,
      },
      records: 'Uploaded something',
      all: 'Files',
      groups: {
        picture: 'Pictures',
        video: 'Videos',
        audio: 'Audio',
        pdf: 'PDF',
        document: 'Documents',
        sheet: 'Spreadsheets',
        slides: 'Presentations',
        archive: 'Archives',
        other: 'Other',
      },
      newest: ({ read, total }) => `${total} records have files; the newest ${read} are counted here.`,
      notWeighted: 'Files are not weighted.',
      ofEverybody: 'Files are everybody’s, not split by group.',
    },
    places: {
      titles: {
        provinces: title => `${title}: provinces`,
        cities: title => `${title}: cities`,
        map: title => `${title}: map`,
      },
      given: ({ position, address }) =>
        `The base is those who chose a place; ${position} gave their position and ${address} an address.`,
      points: 'Dots are positions, taken together by half degrees (about 50 km); those abroad are not on the map.',
      moreCities: count => `${count} more cities are not listed.`,
    },
    hotspots: {
      titles: {
        picture: title => `${title}: heat map`,
        regions: title => `${title}: regions`,
      },
      clicked: 'Clicked here',
      moods: { 1: 'Like', 2: 'Neutral', 3: 'Dislike' },
      clicks: count => `${count} clicks.`,
      newest: ({ read, total }) => `${total} records have clicks; the newest ${read} are in the heat map.`,
      notWeighted: 'The heat map is not weighted.',
      ofEverybody: 'The heat map is everybody’s, not split by group.',
      newestPicture: 'Picture and regions are those of the newest version; answers to earlier ones are counted by it.',
    },
  },
);
