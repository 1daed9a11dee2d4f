import { bilingual } from '../../bilingual.ts';

interface Prior {
  readonly variance: string;
  readonly isLearnt: boolean;
  readonly degrees: number;
}
type Firsts = readonly { readonly name: string; readonly percent: string }[];

/** What both estimates of single people say in the same words: their options, and whether they may be relied upon. */
export const individualTexts = bilingual(
  {
    estimate: {
      name: '估计方式',
      words: { together: '全体一起', individual: '每人单独' },
      hint: '每人单独：用分层贝叶斯（HB）估计每个人自己的效用，可以保存到数据，用于模拟和分群；需要几十秒到几分钟',
    },
    covariates: {
      name: '协变量',
      hint: '可选：最多 3 个单选题，如年龄、性别；选项相同的人在估计时互相借鉴。仅用于每人单独估计',
    },
    sampling: {
      holdOut: {
        name: '检验用的任务',
        words: { last: '每人最后一题', random: '每人随机一题', none: '不留' },
        hint: '检验时留出一题不参与估计，看能否猜中；正式的估计仍使用全部回答',
      },
      draws: { name: '抽样次数', hint: '每条链计入结果的抽样；越多越稳定，也越慢' },
      burnIn: { name: '预热次数', hint: '正式抽样之前、不计入结果的次数' },
      chains: { name: '链数', hint: '从不同起点各自独立计算，结果一致才可信' },
      priorVariance: {
        name: '先验方差',
        hint: '事先认为人与人的效用相差多大（方差）；留空由数据得出（推荐）。填得过大，人数不多时效用会被整体放大',
      },
      priorDegrees: {
        name: '先验自由度',
        hint: '先验相当于多少个人的信息，加在参数个数之上；越大，结果越靠近先验方差',
      },
      seed: { name: '随机种子', hint: '相同的种子得到相同的结果' },
    },
    titles: {
      partWorths: '各水平的效用：平均与中间一半的人',
      validity: '结果可信吗',
      covariates: '协变量的影响',
      convergence: '收敛情况',
      trace: '抽样轨迹',
    },
    columns: {
      mean: '平均效用',
      deviation: '人与人之间的标准差',
      low: '第 25 百分位',
      high: '第 75 百分位',
      first: '列为首选的人',
      populationMean: '总体均值',
      populationDeviation: '总体标准差',
      rHatMean: '均值的 R̂',
      rHatVariance: '方差的 R̂',
      effect: '影响',
      effectDeviation: '标准差',
    },
    beside: (option: string, other: string) => `${option}（与${other}相比）`,
    nothingMoved: '选项不同的人，效用没有明确的差别。',
    covariatesHow:
      '影响为选择该选项的人与对照选项的人在总体均值上的差别（后验均值与标准差）；绝对值超过标准差的两倍才算明确。',
    none: '都不选',
    hits: {
      choice: {
        own: '命中率：用每人自己的效用',
        together: '命中率：全体用同一组效用',
        chance: '命中率：随机猜',
      },
      best: {
        own: '最优命中率：用每人自己的效用',
        together: '最优命中率：全体用同一组效用',
        chance: '最优命中率：随机猜',
      },
      worst: {
        own: '最差命中率：用每人自己的效用',
        together: '最差命中率：全体用同一组效用',
        chance: '最差命中率：随机猜',
      },
    },
    held: '检验用的任务数',
    rlh: '拟合度 RLH',
    rlhOfChance: '拟合度 RLH（随机猜）',
    largestRHat: '最大的 R̂',
    acceptance: '接受率',
    comparisons: '每人的比较次数（平均）',
    parameters: '每人的参数个数',
    byChance: '随机选择时出现这种结果的概率 p',
    usedVariance: '先验方差',
    usedDegrees: '先验自由度（在参数个数之外）',
    priorHow: ({ variance, isLearnt, degrees }: Prior) =>
      isLearnt
        ? `先验：人与人的效用方差由数据得出，为 ${variance}；先验自由度 ${degrees}。`
        : `先验：人与人的效用方差设为 ${variance}，先验自由度 ${degrees}；方差设得过大会放大效用。`,
    mostlyNone: (percent: string) =>
      `在 ${percent} 的任务中人们一个也不选，剩下的选择不足以说明什么更重要。请检查方案是否缺乏吸引力，或请人们在方案之间作出选择。`,
    samePlace: (percent: string) =>
      `在 ${percent} 的任务中人们选了同一个位置，看不出他们在比较内容。请检查答题质量，或随机排列各方案的位置。`,
    thin: ({ comparisons, parameters }: { comparisons: string; parameters: number }) =>
      `平均每人只作了 ${comparisons} 次比较，而每人有 ${parameters} 个参数要估计，个人效用主要反映全体的平均。请增加每人的任务，或减少属性和水平。`,
    chance: '看不出人们的选择与随机有差别，效用可能只反映先验和偶然。请检查答题质量，或收集更多答卷。',
    tells: ({ own, together }: { own: string; together?: string | undefined }) =>
      `留出的任务中，用每人自己的效用猜中 ${own}${together === undefined ? '' : `，全体用同一组效用猜中 ${together}`}。`,
    ownBetter: '每人自己的效用猜得明显更准：人与人确有差别，值得按个人使用。',
    ownWorse: '每人自己的效用反而猜得不如全体同一组效用准：每人的任务可能太少。',
    settled: (rHat: string) => `各条链得到的结果一致（最大的 R̂ 为 ${rHat}，不超过 1.1），抽样次数已足够。`,
    notSettled: ({ rHat }: { rHat?: string | undefined }) =>
      rHat === undefined
        ? '抽样太少，无法判断结果是否稳定，请增加抽样次数。'
        : `各条链的结果还不一致（最大的 R̂ 为 ${rHat}，应不超过 1.1），请先增加预热和抽样次数，暂勿使用这些数字。`,
    noBetter: '每人自己的效用与全体同一组效用猜得相差不多，差距在误差范围内；这里看不出人与人有没有差别。',
    heldHow: '检验另做一次较短的估计（一条链、一半次数），其中每人留出的一题不参与；随机猜为每题选项数的倒数。',
    nothingHeld: '没有留出任务，因此没有命中率。',
    rlhHow: 'RLH 为每人的效用给自己所选选项的概率的几何平均，越接近 1 越好；它用的是参与估计的任务，会偏乐观。',
    rHatHow: (chains: number) =>
      `R̂ 比较${chains === 1 ? '一条链前后两半' : ` ${chains} 条链的各个部分`}，接近 1 表示已收敛（Gelman–Rubin）。均值和标准差为总体分布的后验均值。`,
    traceIs: '各条线在虚线（预热结束）之后应交织在一起、不再上升或下降。图中为一致性最差的几个系数。',
    burnIn: '预热结束',
    line: (name: string, chain: number) => `${name}（链 ${chain}）`,
    middleHalf: '点为所有人的平均，线段为中间一半的人（第 25 到第 75 百分位）。',
    parted: (each: Firsts) =>
      `人们的偏好不同：首选${each.map(({ name, percent }) => `“${name}”的占 ${percent}`).join('，首选')}。`,
    how: '每个人的效用由分层贝叶斯（HB）估计：个人的选择少时向总体靠拢。权重不参与抽样，只用于汇总。',
    groups: '效用对全体一次估计，各组为组内成员的平均，处于同一尺度。',
    savedLabel: (name: string, question: string) => `个人效用：${name}${question === '' ? '' : `（${question}）`}`,
  },
  {
    estimate: {
      name: 'Estimated',
      words: { together: 'All at once', individual: 'Each person' },
      hint: 'Each person: hierarchical Bayes (HB) finds everybody’s own utilities. They can be saved with the data, for simulation and segments; it takes from half a minute to some minutes',
    },
    covariates: {
      name: 'Covariates',
      hint: 'Optional: up to 3 single-choice questions, such as age or gender; people who chose alike tell more of each other. For the estimate of each person only',
    },
    sampling: {
      holdOut: {
        name: 'Kept back as a check',
        words: { last: 'Everybody’s last task', random: 'One at random', none: 'Nothing' },
        hint: 'For the check one task of each person is not learnt from, to see whether it is guessed; the estimate itself uses all answers',
      },
      draws: { name: 'Draws', hint: 'Of each chain, that count; more are steadier and slower' },
      burnIn: { name: 'Burn-in', hint: 'Draws before those, which do not count' },
      chains: {
        name: 'Chains',
        hint: 'Independent runs from different beginnings; only where they agree can they be trusted',
      },
      priorVariance: {
        name: 'Prior variance',
        hint: 'How far utilities are expected to differ between people (variance); leave it empty to have it learnt from the answers (recommended). Too large a value makes all utilities too large where people are few',
      },
      priorDegrees: {
        name: 'Prior degrees of freedom',
        hint: 'As how many people the prior counts, beyond the number of parameters; the more, the closer results stay to the prior variance',
      },
      seed: { name: 'Seed', hint: 'The same seed gives the same numbers' },
    },
    titles: {
      partWorths: 'Part-worths: mean, and the middle half of people',
      validity: 'May it be relied upon?',
      covariates: 'What covariates move',
      convergence: 'Convergence',
      trace: 'Trace of the draws',
    },
    columns: {
      mean: 'Mean utility',
      deviation: 'Std. deviation over people',
      low: '25th percentile',
      high: '75th percentile',
      first: 'First for',
      populationMean: 'Population mean',
      populationDeviation: 'Population std. deviation',
      rHatMean: 'R̂ of the mean',
      rHatVariance: 'R̂ of the variance',
      effect: 'Moves by',
      effectDeviation: 'Std. deviation',
    },
    beside: (option, other) => `${option} (beside ${other})`,
    nothingMoved: 'People of different options do not clearly differ in what things are worth to them.',
    covariatesHow:
      'How far the population’s mean of those who chose an option lies from that of those who chose the other (posterior mean and standard deviation); it is clear where it is more than twice its deviation.',
    none: 'None of these',
    hits: {
      choice: {
        own: 'Hit rate by people’s own utilities',
        together: 'Hit rate by one set of utilities',
        chance: 'Hit rate of guessing',
      },
      best: {
        own: 'Best guessed by people’s own utilities',
        together: 'Best guessed by one set of utilities',
        chance: 'Best guessed by chance',
      },
      worst: {
        own: 'Worst guessed by people’s own utilities',
        together: 'Worst guessed by one set of utilities',
        chance: 'Worst guessed by chance',
      },
    },
    held: 'Tasks kept back',
    rlh: 'Fit (RLH)',
    rlhOfChance: 'Fit (RLH) of guessing',
    largestRHat: 'Largest R̂',
    acceptance: 'Steps accepted',
    comparisons: 'Comparisons per person (mean)',
    parameters: 'Parameters per person',
    byChance: 'p that choosing by chance gives as much',
    usedVariance: 'Prior variance',
    usedDegrees: 'Prior degrees of freedom (beyond the parameters)',
    priorHow: ({ variance, isLearnt, degrees }) =>
      isLearnt
        ? `Prior: the variance of utilities between people was learnt from the answers, ${variance}; ${degrees} degrees of freedom.`
        : `Prior: the variance of utilities between people was set to ${variance}, with ${degrees} degrees of freedom; too large a variance makes utilities too large.`,
    mostlyNone: percent =>
      `In ${percent} of the tasks people took none: what is left does not tell what matters. See whether the concepts appeal at all, or have people choose between them.`,
    samePlace: percent =>
      `In ${percent} of the tasks people took the same place: they do not seem to have compared. Check the quality of the answers, or shuffle the concepts.`,
    thin: ({ comparisons, parameters }) =>
      `People made ${comparisons} comparisons each on average, for ${parameters} parameters: their own utilities mostly repeat the average. Ask more tasks, or fewer attributes and levels.`,
    chance:
      'Choices cannot be told from chance: utilities may show nothing but the prior and luck. Check the quality of the answers, or collect more.',
    ownBetter: 'People’s own utilities guess clearly better: people do differ, and their own numbers are worth using.',
    ownWorse: 'People’s own utilities guess worse than one set for all: each may have answered too few tasks.',
    tells: ({ own, together }) =>
      together === undefined
        ? `Of the tasks kept back, people’s own utilities guess ${own}.`
        : `Of the tasks kept back, people’s own utilities guess ${own}, one set of utilities for all guesses ${together}.`,
    settled: rHat => `The chains agree (the largest R̂ is ${rHat}, at most 1.1): there are enough draws.`,
    notSettled: ({ rHat }) =>
      rHat === undefined
        ? 'There are too few draws to see whether the numbers are settled. Please use more.'
        : `The chains do not agree yet (the largest R̂ is ${rHat}, and should be at most 1.1). Please use more burn-in and more draws before you use these numbers.`,
    noBetter:
      'People’s own utilities and one set for all guess about as well, within the margin of error: whether people differ cannot be told from this.',
    heldHow:
      'For the check there is a shorter estimate (one chain, half the draws) without the task that is kept back; guessing is one over the number of alternatives.',
    nothingHeld: 'Nothing was kept back, so there is no hit rate.',
    rlhHow:
      'RLH is the geometric mean chance that people’s utilities give to what they chose, at best 1. It is of the tasks that were learnt from, and so somewhat too good.',
    rHatHow: chains =>
      `R̂ compares ${chains === 1 ? 'the halves of the chain' : `the parts of ${chains} chains`} and is near 1 when they agree (Gelman–Rubin). Means and deviations are posterior means of the population’s.`,
    traceIs:
      'Beyond the line (end of the burn-in) the curves should cross each other again and again, and neither rise nor fall. Shown are the coefficients that agree least.',
    burnIn: 'End of burn-in',
    line: (name, chain) => `${name} (chain ${chain})`,
    middleHalf: 'The dot is the mean of all people, the line the middle half of them (25th to 75th percentile).',
    parted: each =>
      `Not everybody wants the same: ${each.map(({ name, percent }) => `“${name}” comes first for ${percent}`).join(', ')}.`,
    how: 'Everybody’s utilities are estimated by hierarchical Bayes (HB): whoever has said little is drawn towards the others. Weights do not enter the draws, only what is summed up.',
    groups: 'Estimated once for everybody; a group is the mean of its people, all on one scale.',
    savedLabel: (name, question) => `Utility of ${name}${question === '' ? '' : ` (${question})`}`,
  },
);
