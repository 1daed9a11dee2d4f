import { bilingual } from '../bilingual.ts';

interface HighLow {
  readonly high: string;
  readonly highValue: string;
  readonly low: string;
  readonly lowValue: string;
}
interface NpsGap {
  readonly level: string;
  readonly first: string;
  readonly second: string;
  readonly gap: string;
}

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
      clicks: (count: number) => `共 ${count} 次点击。`,
      newest: ({ read, total }: { read: number; total: number }) =>
        `点击过的答卷共 ${total} 份，热力图统计最近的 ${read} 份。`,
      notWeighted: '热力图不加权。',
      ofEverybody: '热力图为全部受访者的，不按对比组拆分。',
      newestPicture: '图片和区域以最新发布的版本为准；更早版本的答案也按它统计。',
    },
    /** Parts of a question that its creator has no words for. */
    parts: {
      level: (number: number) => `第 ${number} 级`,
      tags: '标签',
      comment: '评语',
      exposure: '曝光时长',
      viewed: '观看时长',
      rotated: '转动时长',
      functional: '具备时',
      dysfunctional: '不具备时',
      importance: '重要性',
      version: '版本',
      task: (number: number) => `第 ${number} 个任务`,
      best: (number: number) => `第 ${number} 组·最重要`,
      worst: (number: number) => `第 ${number} 组·最不重要`,
      tooCheap: '太便宜',
      cheap: '便宜',
      expensive: '贵',
      tooExpensive: '太贵',
    },
    /** Values that its creator has no words for. */
    values: { like: '喜欢', neutral: '一般', dislike: '不喜欢', clicked: '点击了', notClicked: '未点击' },
    numbers: {
      milliseconds: ' 毫秒',
      quartile1: '下四分位数',
      quartile3: '上四分位数',
      least: '最小值',
      most: '最大值',
      band: ({ from, to }: { from: string; to: string }) => `${from}–${to}`,
      bandEdges: '各段含下限、不含上限。',
      meanInterval: (level: string) => `均值区间为 ${level} 置信区间（t 分布，按有效样本量）。`,
      ofTotal: '占总量比例',
      sharedOut: (total: string) => `每人分配的总量为 ${total}；未分配的选项按 0 计，各项均值之和即总量。`,
      rows: ({ high, highValue, low, lowValue }: HighLow) =>
        `均值最高的是${high}（${highValue}），最低的是${low}（${lowValue}）。`,
      boxes: '前两项与后两项按编码从高到低取，占全部作答者的比例。',
    },
    rounds: (title: string) => `${title}：各轮对比`,
    nps: {
      score: 'NPS',
      promoters: '推荐者（9–10）',
      passives: '中立者（7–8）',
      detractors: '贬损者（0–6）',
      scoreLow: (level: string) => `NPS ${level} 区间下限`,
      scoreHigh: (level: string) => `NPS ${level} 区间上限`,
      how: 'NPS = 推荐者百分比 − 贬损者百分比，取值 −100 至 100；区间按正态近似与有效样本量计算，不在 ±100 处截断。',
      below: '推荐者不多于贬损者',
      above: '推荐者多于贬损者',
      is: (value: string) => `NPS 为 ${value}。`,
      differs: ({ level, first, second, gap }: NpsGap) =>
        `在 ${level} 置信水平上，${first}的 NPS 显著高于${second}，相差 ${gap}。`,
      same: ({ level, first, second, gap }: NpsGap) =>
        `${first}与${second}的 NPS 相差 ${gap}，在 ${level} 置信水平上不显著。`,
      beyond: (count: number) => `${count} 份答卷的分值不在 0–10 之内，未计入。`,
    },
    ranks: {
      ranked: '排了该项的人数',
      average: '平均名次',
      first: '第 1 名占比',
      upTo: (place: number) => `前 ${place} 名占比`,
      score: '得分',
      place: (place: number) => `第 ${place} 名`,
      none: '未排序',
      places: (title: string) => `${title}：各名次占比`,
      how: (items: number) =>
        `得分：第 1 名计 ${items} 分，每后一名少 1 分，未排序计 0 分，为全部作答者的均值；平均名次只含排了该项的人。`,
    },
    dates: {
      month: ({ year, month }: { year: number; month: number }) => `${year} 年 ${month} 月`,
      year: (year: number) => `${year} 年`,
      week: ({ from, to }: { from: string; to: string }) => `${from} 至 ${to}`,
      earliest: '最早',
      latest: '最晚',
      median: '中位日期',
      invalid: (count: number) => `${count} 份答卷的内容不是有效日期，未计入。`,
      emptyLeftOut: '没有人填写的时段未列出。',
    },
    models: {
      kano: 'Kano 类别由该题的分析方案给出。',
      none: '都不选',
      concept: (number: number) => `方案 ${number}`,
      choices: '各任务中每个位置的方案被选的比例；效用值由该题的分析方案给出。',
      card: (number: number) => `卡片 ${number}`,
      byPlace: '各版本的卡片内容不同，且无法对应到当前设计，因此按卡片序号汇总。',
      cardsKnown: '内容相同的卡片在各版本中合并计算；效用值由该题的分析方案给出。',
      between: ' · ',
      best: '选为最重要',
      worst: '选为最不重要',
      shown: '出现次数',
      bestMinusWorst: '最重要 − 最不重要（占出现次数）',
      shownHow: '为各组合计的次数，一人在多组中可多次计入；百分比的分母是该项出现的次数。',
      shownUnknown: '部分答卷与当前设计不符，无法得知各项出现的次数，只列出被选次数。',
      highest: '可接受的最高价',
      atLeast: (title: string) => `${title}：最高可接受价不低于该价格的人数占比`,
      atLeastHow: '占全部作答者的比例；从未选择该品牌的人不计入任何价格。需求与份额的模拟由该题的分析方案给出。',
      curves: (title: string) => `${title}：累计曲线`,
      curvesHow:
        '“太便宜”“便宜”为所答价格不低于该价格的人，“贵”“太贵”为所答价格不高于该价格的人，均占回答该问者的比例；交点与可接受价格区间由该题的分析方案给出。',
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
      clicks: count => `${count} clicks.`,
      newest: ({ read, total }) => `${total} records have clicks; the newest ${read} are in the heat map.`,
      notWeighted: 'The heat map is not weighted.',
      ofEverybody: 'The heat map is everybody’s, not split by group.',
      newestPicture: 'Picture and regions are those of the newest version; answers to earlier ones are counted by it.',
    },
    parts: {
      level: number => `Level ${number}`,
      tags: 'Tags',
      comment: 'Comment',
      exposure: 'Exposure',
      viewed: 'Viewing time',
      rotated: 'Turning time',
      functional: 'with it',
      dysfunctional: 'without it',
      importance: 'importance',
      version: 'Version',
      task: number => `Task ${number}`,
      best: number => `Set ${number}, best`,
      worst: number => `Set ${number}, worst`,
      tooCheap: 'Too cheap',
      cheap: 'Cheap',
      expensive: 'Expensive',
      tooExpensive: 'Too expensive',
    },
    /** Values that its creator has no words for. */
    values: { like: 'Like', neutral: 'Neutral', dislike: 'Dislike', clicked: 'Clicked', notClicked: 'Not clicked' },
    numbers: {
      milliseconds: ' ms',
      quartile1: 'Lower quartile',
      quartile3: 'Upper quartile',
      least: 'Minimum',
      most: 'Maximum',
      band: ({ from, to }) => `${from}–${to}`,
      bandEdges: 'Each band includes its lower edge and not its upper one.',
      meanInterval: level => `Intervals of means are ${level} confidence intervals (t, on the effective base).`,
      ofTotal: 'Share of the total',
      sharedOut: total =>
        `Everybody shares out ${total}; an item that was given nothing counts as 0, so that the means add up to the total.`,
      rows: ({ high, highValue, low, lowValue }) =>
        `The highest mean is that of ${high} (${highValue}), the lowest that of ${low} (${lowValue}).`,
      boxes: 'Top and bottom boxes are the two highest and the two lowest codes, as shares of all who answered.',
    },
    rounds: title => `${title}: rounds side by side`,
    nps: {
      score: 'NPS',
      promoters: 'Promoters (9–10)',
      passives: 'Passives (7–8)',
      detractors: 'Detractors (0–6)',
      scoreLow: level => `NPS, ${level} interval, low`,
      scoreHigh: level => `NPS, ${level} interval, high`,
      how: 'NPS is the per cent of promoters minus that of detractors, −100 to 100; its interval is the normal approximation on the effective base and is not cut at ±100.',
      below: 'No more promoters than detractors',
      above: 'More promoters than detractors',
      is: value => `NPS is ${value}.`,
      differs: ({ level, first, second, gap }) =>
        `At the ${level} level, NPS is significantly higher among ${first} than among ${second}, by ${gap}.`,
      same: ({ level, first, second, gap }) =>
        `The NPS of ${first} and that of ${second} are ${gap} apart, which is not significant at the ${level} level.`,
      beyond: count =>
        count === 1
          ? 'One record has a score outside 0–10 and is left out.'
          : `${count} records have a score outside 0–10 and are left out.`,
    },
    ranks: {
      ranked: 'Ranked it',
      average: 'Average rank',
      first: 'First place',
      upTo: place => `First ${place} places`,
      score: 'Score',
      place: place => `Place ${place}`,
      none: 'Not ranked',
      places: title => `${title}: shares of places`,
      how: items =>
        `Score: the first place counts ${items}, each place after it one less, not ranked 0; the mean of all who answered. The average rank is of those who ranked the item.`,
    },
    dates: {
      month: ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
      year: year => String(year),
      week: ({ from, to }) => `${from} to ${to}`,
      earliest: 'Earliest',
      latest: 'Latest',
      median: 'Median date',
      invalid: count =>
        count === 1
          ? 'One record has no valid date and is left out.'
          : `${count} records have no valid date and are left out.`,
      emptyLeftOut: 'Periods that nobody named are not listed.',
    },
    models: {
      kano: 'The Kano categories come with the solution of this question.',
      none: 'None of these',
      concept: number => `Concept ${number}`,
      choices:
        'How often the concept at each place was chosen, task by task; part-worths come with the solution of this question.',
      card: number => `Card ${number}`,
      byPlace:
        'The cards of the versions differ and could not be told by the present design: they are put together by their numbers.',
      cardsKnown:
        'Cards of the same content are put together across versions; part-worths come with the solution of this question.',
      between: ' · ',
      best: 'Chosen as best',
      worst: 'Chosen as worst',
      shown: 'Times shown',
      bestMinusWorst: 'Best − worst (of times shown)',
      shownHow:
        'Times over all sets: one person may count in several. Per cents are of the times that an item was shown.',
      shownUnknown:
        'Some records do not fit the present design, so how often each item was shown is not known: only choices are counted.',
      highest: 'Highest price accepted',
      atLeast: title => `${title}: share whose highest accepted price is at least this price`,
      atLeastHow:
        'Shares of all who answered; who never chose a brand is in none of its prices. Demand and shares of preference come with the solution of this question.',
      curves: title => `${title}: cumulative curves`,
      curvesHow:
        '“Too cheap” and “cheap” count those whose price is at least this one, “expensive” and “too expensive” those whose price is at most this one, of all who answered that question. Crossing points and the acceptable range come with the solution of this question.',
    },
  },
);
