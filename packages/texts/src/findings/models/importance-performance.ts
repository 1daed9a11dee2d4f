import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

type Names = readonly string[];

export const importancePerformanceTexts = bilingual(
  {
    name: '重要性-表现分析（IPA）',
    answers: '应该先改进什么，又该保持什么？',
    slots: {
      performance: { name: '各方面的表现', hint: '满意度等评分，至少 2 个' },
      outcome: { name: '总体评价', hint: '用来推算各方面的重要性，例如总体满意度；已问过重要性时留空' },
      importance: { name: '各方面的重要性', hint: '如果直接问过重要性：与上面的方面一一对应，顺序相同' },
    },
    options: {
      derivedBy: {
        name: '重要性的推算方式',
        words: { correlation: '与总体评价的相关', relativeWeights: 'Johnson 相对权重' },
        hint: '仅在没有直接问重要性时使用',
      },
    },
    titles: { map: '重要性-表现四象限图', attributes: '各方面的重要性与表现' },
    columns: { attribute: '方面', performance: '表现（均值）', quadrant: '所在象限', people: '样本量' },
    importanceBy: {
      stated: '重要性（均值）',
      correlation: '重要性（与总体评价的相关）',
      relativeWeights: '重要性（相对权重占比）',
    },
    quadrants: { keep: '优势保持', improve: '重点改进', low: '低优先', overkill: '可能投入过多', unsure: '接近平均' },
    mean: '均值',
    told: {
      improve: (names: Names) => `应优先改进（重要但表现偏低）：${names.join('、')}。`,
      keep: (names: Names) => `应继续保持（重要且表现较好）：${names.join('、')}。`,
      overkill: (names: Names) => `投入可以适当减少（不太重要但表现较好）：${names.join('、')}。`,
      low: (names: Names) => `可以稍后再改（不太重要，表现也偏低）：${names.join('、')}。`,
    },
    unrelated: (names: Names) => `没有证据表明以下方面与总体评价有关，不作建议：${names.join('、')}。`,
    middling: (names: Names) => `重要性或表现与各方面的平均水平没有明显差别，不作建议：${names.join('、')}。`,
    nothingSure: '没有哪个方面能确定地落在某个象限：图上的位置可能只是偶然，暂不宜据此安排优先次序。',
    opposite: (names: Names) => `与总体评价显著负相关：${names.join('、')}。请检查题目是否反向计分。`,
    few: '部分方面的样本不足 30，位置仅供参考，不作建议。',
    leftOut: (names: Names) => `没有有效答案或答案全部相同，不在图中：${names.join('、')}。`,
    parted: '象限以各方面的平均重要性和平均表现为界，是相对的高低。',
    tested:
      '只有重要性和表现都与平均水平有显著差别（p<0.05，按方面数做 Holm 校正；标准误用刀切法估计）的方面，才给出建议。',
    how: {
      stated: '重要性来自直接提问。',
      correlation: '重要性由各方面与总体评价的相关系数推算。',
      relativeWeights: '重要性由各方面占总体评价可解释差异的比例推算（Johnson 相对权重）。',
    },
    weighted: '已加权。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Importance–performance map',
    answers: 'What to improve first, and what to keep up?',
    slots: {
      performance: { name: 'Performance', hint: 'Ratings of single aspects, at least 2' },
      outcome: {
        name: 'Overall rating',
        hint: 'Importance is derived from it, such as from overall satisfaction; leave it empty where importance was asked for',
      },
      importance: {
        name: 'Importance',
        hint: 'Where it was asked for: one question for each aspect above, in the same order',
      },
    },
    options: {
      derivedBy: {
        name: 'Derive importance by',
        words: { correlation: 'Correlation with the overall rating', relativeWeights: 'Johnson’s relative weights' },
        hint: 'Only where importance was not asked for',
      },
    },
    titles: { map: 'Importance–performance map', attributes: 'Importance and performance by aspect' },
    columns: { attribute: 'Aspect', performance: 'Performance (mean)', quadrant: 'Quadrant', people: 'N' },
    importanceBy: {
      stated: 'Importance (mean)',
      correlation: 'Importance (correlation with the overall rating)',
      relativeWeights: 'Importance (relative weight)',
    },
    quadrants: {
      keep: 'Keep up',
      improve: 'Improve first',
      low: 'Low priority',
      overkill: 'Possible overkill',
      unsure: 'About average',
    },
    mean: 'Mean',
    told: {
      improve: names => `Improve first (important, below average): ${names.join(', ')}.`,
      keep: names => `Keep up (important, above average): ${names.join(', ')}.`,
      overkill: names => `Maybe more than needed (less important, above average): ${names.join(', ')}.`,
      low: names => `Can wait (less important, below average): ${names.join(', ')}.`,
    },
    unrelated: names =>
      `Nothing shows that these have to do with the overall rating, so no advice on them: ${names.join(', ')}.`,
    middling: names =>
      `Not clearly apart from the average aspect in importance or performance, so no advice on them: ${names.join(', ')}.`,
    nothingSure:
      'No aspect is in any quadrant for sure: where they lie may be chance, so do not set priorities by this map yet.',
    opposite: names =>
      `These correlate negatively with the overall rating: ${names.join(', ')}. Check whether their scales are reversed.`,
    few: 'Some aspects have fewer than 30 people: their places are unsure, and get no advice.',
    leftOut: names =>
      `Without valid answers, or with the same from everybody, and so not on the map: ${names.join(', ')}.`,
    parted: 'Quadrants are parted at the means of all aspects: high and low are relative.',
    tested:
      'There is advice only on aspects that differ from the mean of all in importance and in performance (p<0.05, Holm over aspects, jackknife standard errors).',
    how: {
      stated: 'Importance is what people said it is.',
      correlation: 'Importance is derived: each aspect’s correlation with the overall rating.',
      relativeWeights:
        'Importance is derived: each aspect’s share of what is explained of the overall rating (Johnson’s relative weights).',
    },
    weighted: 'Weighted.',
  },
);
