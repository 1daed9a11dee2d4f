import { bilingual } from '../bilingual.ts';
import { spaced } from '../design/logic/logic-words.ts';

interface Questions {
  readonly questions: string;
}
interface Count {
  readonly count: number;
}

const times = (count: number) => (count === 1 ? '1 check' : `${count} checks`);

/** What cleaning rules say, and what records are told that they find. */
export const cleaningTexts = bilingual(
  {
    kinds: {
      speeder: { name: '答题过快', text: '用时低于若干秒，或低于中位数的一定比例' },
      'straight-line': { name: '矩阵题答案全同', text: '整道矩阵题每一行都选同一个答案' },
      duplicate: { name: '重复作答', text: '同一设备、同一 IP，或几道题的答案完全相同' },
      trap: { name: '未通过注意力检测', text: '注意力检测题答错' },
      contradiction: { name: '前后矛盾', text: '自己写条件，符合条件的就是有问题的答卷' },
      gibberish: { name: '乱填文字', text: '乱敲键盘、重复一个字、太短或多人雷同' },
      'out-of-range': { name: '数值超出范围', text: '数字小于下限或大于上限' },
    },
    gone: '（已删除）',
    between: '、',
    or: '，或',
    andMore: ({ list, count }: { list: string; count: number }) => `${list}等 ${count} 题`,
    wholeTime: '整份问卷',
    fasterThan: ({ place, below }: { place: string; below: number }) => `${place}用时少于 ${below} 秒`,
    fasterThanShare: ({ place, below }: { place: string; below: number }) =>
      `${place}用时低于成功样本中位数的 ${below}%`,
    anyGrid: '任一矩阵题的每一行都选了同样的答案（至少 5 行）',
    sameDown: ({ questions, rows }: Questions & { rows: number }) =>
      `${questions} 中有一题的每一行都选了同样的答案（至少答了 ${rows} 行）`,
    repeats: {
      device: (_: Questions) => '同一设备此前已有一份计入的答卷',
      address: (_: Questions) => '同一 IP 此前已有一份计入的答卷',
      deviceAnswers: (_: Questions) => '与同一设备上更早的一份答卷答案完全相同',
      addressAnswers: (_: Questions) => '与同一 IP 上更早的一份答卷答案完全相同',
      questions: ({ questions }: Questions) => `${questions} 的答案与更早的一份答卷完全相同`,
    },
    checksFailed: ({ count }: Count) => `至少 ${count} 道注意力检测题答错`,
    ways: {
      repeated: '只是一两个字的重复',
      keyboard: '含有连续的按键（如 asdf）',
      'no-words': '只有数字或符号',
      'no-vowels': '是没有元音的字母',
    },
    shorter: ({ count }: Count) => `不足 ${count} 个字`,
    shared: ({ count }: Count) => `有 ${count} 人以上写得一模一样`,
    writtenSo: ({ questions, ways }: Questions & { ways: string }) => `${questions} 的文字${ways}`,
    above: ({ name, most }: { name: string; most: number }) => spaced(name, `大于 ${most}`),
    belowOf: ({ name, least }: { name: string; least: number }) => spaced(name, `小于 ${least}`),
    outside: ({ name, least, most }: { name: string; least: number; most: number }) =>
      spaced(name, `不在 ${least} 到 ${most} 之间`),
    problems: {
      'not-readable': '这条规则读不出来，请删除后重新添加',
      'not-set': '还没有填完整',
      gone: '用到的题目已经不在数据里',
      'not-fitting': '选的题目或数值不适合这条规则',
    },
    reason: ({ names }: { names: string }) => `清洗：${names}`,
    jobTitle: ({ name }: { name: string }) => `清洗数据：${name}`,
  },
  {
    kinds: {
      speeder: { name: 'Too fast', text: 'Less time than some seconds, or than a share of the median' },
      'straight-line': { name: 'Same answer down a grid', text: 'One answer in every row of a grid question' },
      duplicate: { name: 'Answered twice', text: 'Same device, same IP address, or equal answers to some questions' },
      trap: { name: 'Attention check failed', text: 'Wrong answers to attention checks' },
      contradiction: { name: 'Contradiction', text: 'Your own condition: records that meet it are wrong' },
      gibberish: {
        name: 'Meaningless text',
        text: 'Key mashing, one character over and over, too short, or the same from many',
      },
      'out-of-range': { name: 'Number out of range', text: 'A number below or above what can be' },
    },
    gone: '(removed)',
    between: ', ',
    or: ', or ',
    andMore: ({ list, count }) => `${list} … (${count} questions)`,
    wholeTime: 'the whole survey',
    fasterThan: ({ place, below }) => `Less than ${below} s for ${place}`,
    fasterThanShare: ({ place, below }) => `Less than ${below}% of the median time of success samples for ${place}`,
    anyGrid: 'The same answer in every row of any grid (5 rows at least)',
    sameDown: ({ questions, rows }) => `The same answer in every row of one of ${questions} (${rows} rows at least)`,
    repeats: {
      device: () => 'A record from the same device counts already',
      address: () => 'A record from the same IP address counts already',
      deviceAnswers: () => 'All answers equal to an earlier record from the same device',
      addressAnswers: () => 'All answers equal to an earlier record from the same IP address',
      questions: ({ questions }) => `The answers to ${questions} equal those of an earlier record`,
    },
    checksFailed: ({ count }) => `At least ${times(count)} answered wrongly`,
    ways: {
      repeated: 'is one or two characters over and over',
      keyboard: 'has a run of neighbouring keys (such as asdf)',
      'no-words': 'has only digits or signs',
      'no-vowels': 'is letters without vowels',
    },
    shorter: ({ count }) => `is shorter than ${count} characters`,
    shared: ({ count }) => `is written alike by ${count} people or more`,
    writtenSo: ({ questions, ways }) => `The text of ${questions} ${ways}`,
    above: ({ name, most }) => `${name} is above ${most}`,
    belowOf: ({ name, least }) => `${name} is below ${least}`,
    outside: ({ name, least, most }) => `${name} is not between ${least} and ${most}`,
    problems: {
      'not-readable': 'This rule cannot be read. Remove it and add it again',
      'not-set': 'Something is still to be filled in',
      gone: 'A question it names is not in the data any more',
      'not-fitting': 'The questions or numbers do not fit this rule',
    },
    reason: ({ names }) => `Cleaning: ${names}`,
    jobTitle: ({ name }) => `Clean the data: ${name}`,
  },
);
