import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

const counted = (count: number) => Math.round(count).toLocaleString('en');
const isOne = (count: number) => count === 1;

interface ApartWord {
  readonly word: string;
  readonly group: string;
  readonly isMore: boolean;
  readonly own: string;
  readonly rest: string;
}

export const wordsTexts = bilingual(
  {
    name: '词语分析',
    answers: '开放题里大家写了什么？哪些人说得不一样？',
    slots: {
      text: { name: '文字题', hint: '受访者自己填写的文字' },
      banner: { name: '分组', hint: '单选题、多选题或编码变量：比较各组写的内容' },
    },
    options: {
      phrases: { name: '常用短语' },
      apart: { name: '各组特征词', hint: '每一组和其他人相比，哪些词说得更多或更少' },
      feeling: { name: '情感倾向' },
      together: { name: '一起出现的词' },
      themes: { name: '主题', hint: '按共用的词把回答分成几类，供阅读参考' },
      count: { name: '主题数' },
      find: { name: '查找词语', hint: '列出词语出现的上下文；“|”表示或，“-”表示排除，如：慢 | 久 -不慢' },
      quotes: { name: '显示原话', hint: '主题和上下文下的原文，个人信息已隐去' },
      leftOut: { name: '不统计的词', hint: '用逗号或换行隔开' },
      joined: { name: '合并的词', hint: '每行一组，用等号连接，第一个是名称：客服=客服人员=小二' },
    },
    titles: {
      words: '高频词',
      cloud: '词云',
      phrases: '常用短语',
      apart: '各组特征词',
      feeling: '情感倾向',
      feelingBars: '情感构成',
      together: '一起出现的词',
      themes: '主题',
      themeQuotes: '主题：代表性原话',
      places: ({ find }: { find: string }) => `“${find}”的上下文`,
    },
    columns: {
      texts: '提到的份数',
      share: '占比',
      own: '本组',
      rest: '其他人',
      direction: '本组',
      test: 'G²',
      corrected: '校正后 p',
      reliability: '可靠性',
      lift: '提升度',
      theme: '代表词',
    },
    total: '全部',
    base: '填写人数',
    more: '更多',
    less: '更少',
    rough: '粗略',
    pair: ({ one, other }: { one: string; other: string }) => `${one} + ${other}`,
    theme: (number: number) => `主题 ${number}`,
    themeWords: (words: readonly string[]) => words.join('、'),
    classes: { positive: '正面', negative: '负面', mixed: '褒贬都有', neutral: '没有表露' },
    meanScore: '平均情感分（−1 到 1）',
    largest: ({ list, value }: { list: readonly string[]; value: string }) =>
      `提到最多的词是${list.map(word => `“${word}”`).join('和')}（${value}）。`,
    apartWord: ({ word, group, isMore, own, rest }: ApartWord) =>
      `“${word}”在${group}中说得更${isMore ? '多' : '少'}（${own}，其他人 ${rest}）。`,
    apartNone: '没有发现哪一组的用词和其他人明显不同。',
    feelingDiffers: ({ question, p }: { question: string; p: string }) => `“${question}”各组的情感构成不同（${p}）。`,
    feelingSame: (questions: readonly string[]) => `没有发现各组的情感构成有显著差异：${questions.join('、')}。`,
    pairTold: ({ one, other, lift }: { one: string; other: string; lift: string }) =>
      `“${one}”和“${other}”常在同一份回答里出现，是随机情况的 ${lift} 倍。`,
    pairsNone: '没有发现哪两个词明显常在一起出现。',
    noWords: '没有两份以上的回答用到同一个词。',
    noThemes: '回答太少，或共用的词太少，分不出主题。',
    smallGroups: (groups: readonly string[]) => `不足 30 人：${groups.join('、')}，结果仅供参考。`,
    notFound: ({ find }: { find: string }) => `没有回答写到“${find}”。`,
    newest: ({ read, total }: { read: number; total: number }) =>
      `有内容的答卷共 ${counted(total)} 份，这里统计最近的 ${counted(read)} 份。`,
    onceEach: '统计的是提到这个词的回答份数：同一份回答里说几遍都只算一次。虚词、标点和只有一份回答用到的词不列出。',
    hidden: '姓名、电话、地址等个人信息已隐去，不参与统计。',
    letters:
      '字母表示该列显著高于字母所在的列（95% 置信水平，每行内用 Bonferroni 校正）；有效样本不足 10 的列不参与比较。',
    overlapping: '多选题的列之间有共同的受访者，检验时已扣除。',
    ofNewest: (read: number) => `短语统计最近的 ${counted(read)} 份回答。`,
    apartHow: ({ tests }: { tests: number }) =>
      `每一组与回答了该题的其他人比较提到这个词的比例（对数似然 G²）；对全部 ${counted(tests)} 次比较校正 p（Benjamini–Hochberg），每组列出差异最明显的 10 个词。期望频数小于 5 的标为“粗略”，不写进结论。`,
    feelingHow:
      '情感倾向由词表和规则判断，不是人工阅读。在人工标注、事先未用于调整规则的各 150 条回答上，与人工判断一致的中文为 72%，英文为 73%：大约每四条错一条，最弱的是反讽。您的问卷上是否一样准，需要自己抽查。',
    feelingScore: '情感分：正负面词的差除以二者之和加 0.5，没有表露的为 0。',
    togetherHow:
      '提升度：两个词同时出现的比例，是各自独立时的几倍；只比较提到最多的 60 个词，p 已校正（Benjamini–Hochberg）。',
    themesHow: ({ cohesion, isProposed }: { cohesion: string; isProposed: boolean }) =>
      `主题是供阅读的建议，不是结论：换一个主题数就会分成另外的样子。${isProposed ? '主题数由系统建议（再多分一类，收益开始变小）。' : ''}内聚度 ${cohesion}（0 到 1，越低说明同一主题的回答越不相似）。`,
    themesNewest: (read: number) => `主题用最近的 ${counted(read)} 份回答划分。`,
    themesWithout: (count: number) => `${counted(count)} 份回答没有和别人共用的词，不在任何主题中。`,
    placesFound: ({ texts, share }: { texts: number; share: string }) =>
      `${counted(texts)} 份回答写到（${share}），最多列出 100 处。`,
    weighted: '占比已加权，检验按有效样本量；份数为实际份数。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Words',
    answers: 'What do people write, and who says something else?',
    slots: {
      text: { name: 'Text question', hint: 'What people wrote in their own words' },
      banner: {
        name: 'Groups',
        hint: 'Questions of one or several answers, or coded variables: what each group writes',
      },
    },
    options: {
      phrases: { name: 'Phrases' },
      apart: { name: 'What sets groups apart', hint: 'Words that a group says more or less often than the rest' },
      feeling: { name: 'Feeling' },
      together: { name: 'Words that go together' },
      themes: { name: 'Themes', hint: 'Parts answers by the words they share, as a proposal for reading' },
      count: { name: 'Number of themes' },
      find: {
        name: 'Look for',
        hint: 'Shows a word with what stands around it; “|” is or, “-” leaves out: slow | late -"not slow"',
      },
      quotes: {
        name: 'Show quotes',
        hint: 'Original texts of themes and of what is looked for, personal details hidden',
      },
      leftOut: { name: 'Words left out', hint: 'Parted by commas or lines' },
      joined: {
        name: 'Words counted as one',
        hint: 'One line each, with equals signs; the first is the name: staff=crew=employees',
      },
    },
    titles: {
      words: 'Frequent words',
      cloud: 'Word cloud',
      phrases: 'Phrases',
      apart: 'What sets groups apart',
      feeling: 'Feeling',
      feelingBars: 'Feeling by group',
      together: 'Words that go together',
      themes: 'Themes',
      themeQuotes: 'Themes in people’s own words',
      places: ({ find }) => `“${find}” in context`,
    },
    columns: {
      texts: 'Answers with it',
      share: 'Share',
      own: 'Group',
      rest: 'The rest',
      direction: 'Group says it',
      test: 'G²',
      corrected: 'p corrected',
      reliability: 'Reliability',
      lift: 'Lift',
      theme: 'Words',
    },
    total: 'Everybody',
    base: 'People who wrote',
    more: 'more',
    less: 'less',
    rough: 'rough',
    pair: ({ one, other }) => `${one} + ${other}`,
    theme: number => `Theme ${number}`,
    themeWords: words => words.join(', '),
    classes: { positive: 'Positive', negative: 'Negative', mixed: 'Mixed', neutral: 'Nothing told' },
    meanScore: 'Mean score (−1 to 1)',
    largest: ({ list, value }) =>
      `The word${isOne(list.length) ? '' : 's'} in most answers: ${list.map(word => `“${word}”`).join(' and ')} (${value}).`,
    apartWord: ({ word, group, isMore, own, rest }) =>
      `“${word}” is said ${isMore ? 'more' : 'less'} often in ${group} (${own}, the rest ${rest}).`,
    apartNone: 'No group was found to use words clearly other than the rest.',
    feelingDiffers: ({ question, p }) => `Feeling differs between the groups of “${question}” (${p}).`,
    feelingSame: questions =>
      `No significant difference in feeling was found between the groups of ${questions.join(', ')}.`,
    pairTold: ({ one, other, lift }) =>
      `“${one}” and “${other}” often stand in the same answer, ${lift} times as often as by chance.`,
    pairsNone: 'No two words were found to stand together clearly more often than by chance.',
    noWords: 'No word stands in two answers or more.',
    noThemes: 'There are too few answers, or they share too few words, to be parted into themes.',
    smallGroups: groups => `Fewer than 30 people: ${groups.join(', ')}. Read these with care.`,
    notFound: ({ find }) => `No answer has “${find}”.`,
    newest: ({ read, total }) => `${counted(total)} records have a text; the newest ${counted(read)} are counted here.`,
    onceEach:
      'Counted are answers that have a word: who says it three times has said it once. Small words, punctuation and words of a single answer are not listed.',
    hidden: 'Names, phone numbers, addresses and other personal details are hidden and not counted.',
    letters:
      'A letter means: significantly higher than the column of that letter (95% level, Bonferroni within each row). Columns with an effective base below 10 are not compared.',
    overlapping: 'Columns of a question with several answers share people; the tests take that into account.',
    ofNewest: read => `Phrases are those of the newest ${counted(read)} answers.`,
    apartHow: ({ tests }) =>
      `Each group is compared with the rest of those who answered its question, by how many of them have the word (log-likelihood G²); p is corrected over ${isOne(tests) ? 'the one comparison' : `all ${counted(tests)} comparisons`} (Benjamini–Hochberg), and the ten words that differ most are listed. Where fewer than 5 are expected p is “rough”, and no sentence speaks of it.`,
    feelingHow:
      'Feeling is judged by lists of words and rules, not by a reader. Of 150 answers in each language that were labelled by hand and kept out while the rules were made, 72% in Chinese and 73% in English were judged as by hand: about one in four is wrong, and irony fares worst. Whether it is as good on your survey you can only see by reading some.',
    feelingScore: 'Score: good words less bad ones, divided by both and a half; 0 where nothing is told.',
    togetherHow:
      'Lift: how many times as often two words stand together as they would by chance. Only the 60 words in most answers are compared; p is corrected (Benjamini–Hochberg).',
    themesHow: ({ cohesion, isProposed }) =>
      `Themes are a proposal for reading, not a finding: another number of themes parts the answers otherwise.${isProposed ? ' Their number was proposed: one theme more begins to gain less.' : ''} Cohesion ${cohesion} (0 to 1; the lower, the less alike the answers of a theme are).`,
    themesNewest: read => `Themes are parted from the newest ${counted(read)} answers.`,
    themesWithout: count =>
      isOne(count)
        ? '1 answer shares no word with another and is in no theme.'
        : `${counted(count)} answers share no word with others and are in no theme.`,
    placesFound: ({ texts, share }) =>
      `${isOne(texts) ? '1 answer has it' : `${counted(texts)} answers have it`} (${share}); at most 100 places are listed.`,
    weighted: 'Shares are weighted, tests use the effective base; numbers of answers are as counted.',
  },
);
