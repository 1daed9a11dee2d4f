import { bilingual } from '../../bilingual.ts';
import { comparisonWords } from './comparison-words.ts';

interface Named {
  readonly name: string;
}
interface Listed extends Named {
  readonly list: string;
  readonly isOne: boolean;
}
interface Counted extends Named {
  readonly count: number;
}
interface Compared extends Named {
  readonly compare: string;
  readonly value: string;
}

/** Chinese and Latin letters stand a space apart; a person's own words inside quotation marks stay as they are. */
export function spaced(...parts: readonly string[]): string {
  return parts.reduce((said, part) => (/[\w)]$/.test(said) || /^[\w(-]/.test(part) ? `${said} ${part}` : said + part));
}

const optionsOf = (count: number) => (count === 1 ? '1 option' : `${count} options`);

const gap = (text: string) => (/^[\w(]/.test(text) ? ` ${text}` : text);

/** The pieces of which sentences about logic are made. */
export const logicWords = bilingual(
  {
    quote: (text: string) => `“${text}”`,
    or: '或',
    and: '和',
    gone: '（已删除）',
    part: ({ name, part }: Named & { part: string }) => `${name} 的${part}`,
    round: ({ name, item }: Named & { item: string }) => `${name}（${item}那一轮）`,
    group: ({ name }: Named) => `题组${name}`,
    optionOf: ({ name, part }: Named & { part: string }) => `${name} 的选项${part}`,
    optionGroupOf: ({ name, part }: Named & { part: string }) => `${name} 的选项分组${part}`,
    rowOf: ({ name, part }: Named & { part: string }) => `${name} 的行${part}`,
    rowGroupOf: ({ name, part }: Named & { part: string }) => `${name} 的行分组${part}`,
    choice: {
      'any-of': ({ name, list }: Listed) => spaced(name, `选中${list}`),
      'all-of': ({ name, list, isOne }: Listed) => spaced(name, `${isOne ? '' : '同时'}选中${list}`),
      'none-of': ({ name, list }: Listed) => spaced(name, `没有选${list}`),
      exactly: ({ name, list }: Listed) => spaced(name, `恰好选中${list}`),
    },
    countOf: ({ name }: Named) => spaced(name, '的选择数量'),
    scoreOf: ({ name }: Named) => spaced(name, '的得分'),
    scoreSoFar: '到此为止的总分',
    rankOf: ({ name, part }: Named & { part: string }) => `${name} 中${part}的名次`,
    blankOf: ({ name, part }: Named & { part: string }) => `${name} 中${part}的填空`,
    calculation: ({ name }: Named) => `计算项${name}`,
    answered: ({ name }: Named) => spaced(name, '已作答'),
    notAnswered: ({ name }: Named) => spaced(name, '未作答'),
    compared: ({ name, compare, value }: Compared) => spaced(name.trim(), compare, value),
    compare: comparisonWords.zh.numbers,
    dayCompare: comparisonWords.zh.days,
    chosenCount: {
      '=': ({ name, count }: Counted) => spaced(name, `恰好选了 ${count} 项`),
      '!=': ({ name, count }: Counted) => spaced(name, `选的不是 ${count} 项`),
      '<': ({ name, count }: Counted) => spaced(name, `选了不到 ${count} 项`),
      '<=': ({ name, count }: Counted) => spaced(name, `最多选了 ${count} 项`),
      '>': ({ name, count }: Counted) => spaced(name, `选了超过 ${count} 项`),
      '>=': ({ name, count }: Counted) => spaced(name, `至少选了 ${count} 项`),
    },
    ranked: {
      '=': ({ name, part, count }: Counted & { part: string }) => `${name} 中${part}排第 ${count} 位`,
      '<=': ({ name, part, count }: Counted & { part: string }) =>
        count === 1 ? `${name} 中${part}排第 1 位` : `${name} 中${part}排在前 ${count} 位`,
    },
    text: {
      equals: '是',
      'not-equals': '不是',
      contains: '包含',
      'not-contains': '不包含',
      'starts-with': '开头是',
      'ends-with': '结尾是',
    },
    today: comparisonWords.zh.today,
    label: {
      'any-of': ({ list }: Listed) => `受访者有标签${list}`,
      'all-of': ({ list, isOne }: Listed) => `受访者${isOne ? '' : '同时'}有标签${list}`,
      'none-of': ({ list }: Listed) => `受访者没有标签${list}`,
    },
    channel: {
      'any-of': ({ list }: Listed) => `来自渠道${list}`,
      'none-of': ({ list }: Listed) => `不是来自渠道${list}`,
    },
    language: {
      'any-of': ({ list }: Listed) => `作答语言是${list}`,
      'none-of': ({ list }: Listed) => `作答语言不是${list}`,
    },
    languageNames: comparisonWords.zh.languageNames,
    parameter: ({ name }: Named) => `链接参数 ${name}`,
    all: (parts: readonly string[]) => parts.reduce((said, part) => `${said}，${spaced('并且', part)}`),
    any: (parts: readonly string[]) => parts.reduce((said, part) => `${said}，${spaced('或者', part)}`),
    bracket: (inner: string) => `（${inner}）`,
    not: (inner: string) => `不满足（${inner}）`,
    display: ({ target, when }: { target: string; when: string }) => `如果${gap(when)}，则显示${gap(target)}`,
    jump: ({ from, to, when }: { from: string; to: string; when: string }) =>
      `答完 ${from} 后，如果${gap(when)}，则${to}`,
    jumpAlways: ({ from, to }: { from: string; to: string }) => `答完 ${from} 后，${to}`,
    goTo: (to: string) => `跳到${gap(to)}`,
    outcomes: { finished: '结束问卷（正常完成）', screened: '结束问卷（被甄别）' },
    screenOut: ({ from, when }: { from: string; when: string }) => `答完 ${from} 后，如果${gap(when)}，则甄别结束`,
    takingExclusive: (sentence: string) => `${sentence}（含互斥选项）`,
    reference: {
      selected: ({ to, from }: { to: string; from: string }) => `${to} 带入 ${from} 中选中的选项`,
      unselected: ({ to, from }: { to: string; from: string }) => `${to} 带入 ${from} 中未选的选项`,
      all: ({ to, from }: { to: string; from: string }) => `${to} 带入 ${from} 的全部选项`,
    },
    relation: {
      selected: ({ target, from }: { target: string; from: string }) =>
        `${from} 每选中一个选项，就问一遍${gap(target)}`,
      unselected: ({ target, from }: { target: string; from: string }) =>
        `${from} 每有一个未选的选项，就问一遍${gap(target)}`,
    },
    verification: ({ at, must, message }: { at: string; must: string; message: string }) =>
      `回答 ${at} 时须满足：${must}；否则提示${message}`,
    calculated: ({ name, expression }: Named & { expression: string }) => `${name} ＝ ${expression}`,
  },
  {
    quote: text => `“${text}”`,
    or: ' or ',
    and: ' and ',
    gone: '(deleted)',
    part: ({ name, part }) => `${part} in ${name}`,
    round: ({ name, item }) => `${name} (round ${item})`,
    group: ({ name }) => `the group ${name}`,
    optionOf: ({ name, part }) => `option ${part} of ${name}`,
    optionGroupOf: ({ name, part }) => `option group ${part} of ${name}`,
    rowOf: ({ name, part }) => `row ${part} of ${name}`,
    rowGroupOf: ({ name, part }) => `row group ${part} of ${name}`,
    choice: {
      'any-of': ({ name, list }) => `${name} is ${list}`,
      'all-of': ({ name, list, isOne }) => (isOne ? `${name} is ${list}` : `${name} has both ${list}`),
      'none-of': ({ name, list, isOne }) => (isOne ? `${name} is not ${list}` : `${name} is none of ${list}`),
      exactly: ({ name, list }) => `${name} is exactly ${list}`,
    },
    countOf: ({ name }) => `the number chosen in ${name}`,
    scoreOf: ({ name }) => `the score of ${name}`,
    scoreSoFar: 'the score so far',
    rankOf: ({ name, part }) => `the rank of ${part} in ${name}`,
    blankOf: ({ name, part }) => `the blank of ${part} in ${name}`,
    calculation: ({ name }) => `the calculation ${name}`,
    answered: ({ name }) => `${name} is answered`,
    notAnswered: ({ name }) => `${name} is not answered`,
    compared: ({ name, compare, value }) => `${name} ${compare} ${value}`,
    compare: comparisonWords.en.numbers,
    dayCompare: comparisonWords.en.days,
    chosenCount: {
      '=': ({ name, count }) => `${name} has exactly ${optionsOf(count)} chosen`,
      '!=': ({ name, count }) => `${name} does not have ${optionsOf(count)} chosen`,
      '<': ({ name, count }) => `${name} has fewer than ${optionsOf(count)} chosen`,
      '<=': ({ name, count }) => `${name} has at most ${optionsOf(count)} chosen`,
      '>': ({ name, count }) => `${name} has more than ${optionsOf(count)} chosen`,
      '>=': ({ name, count }) => `${name} has at least ${optionsOf(count)} chosen`,
    },
    ranked: {
      '=': ({ name, part, count }) => `${part} is ranked number ${count} in ${name}`,
      '<=': ({ name, part, count }) =>
        count === 1 ? `${part} is ranked number 1 in ${name}` : `${part} is among the first ${count} in ${name}`,
    },
    text: {
      equals: 'is',
      'not-equals': 'is not',
      contains: 'contains',
      'not-contains': 'does not contain',
      'starts-with': 'starts with',
      'ends-with': 'ends with',
    },
    today: comparisonWords.en.today,
    label: {
      'any-of': ({ list }) => `the respondent has the label ${list}`,
      'all-of': ({ list, isOne }) => `the respondent has the ${isOne ? 'label' : 'labels'} ${list}`,
      'none-of': ({ list }) => `the respondent does not have the label ${list}`,
    },
    channel: {
      'any-of': ({ list }) => `the channel is ${list}`,
      'none-of': ({ list }) => `the channel is not ${list}`,
    },
    language: {
      'any-of': ({ list }) => `the language is ${list}`,
      'none-of': ({ list }) => `the language is not ${list}`,
    },
    languageNames: comparisonWords.en.languageNames,
    parameter: ({ name }) => `the link parameter ${name}`,
    all: parts => parts.join(', and '),
    any: parts => parts.join(', or '),
    bracket: inner => `(${inner})`,
    not: inner => `not (${inner})`,
    display: ({ target, when }) => `Show ${target} when ${when}`,
    jump: ({ from, to, when }) => `After ${from}, ${to} when ${when}`,
    jumpAlways: ({ from, to }) => `After ${from}, ${to}`,
    goTo: to => `go to ${to}`,
    outcomes: { finished: 'finish the survey', screened: 'end as screened out' },
    screenOut: ({ from, when }) => `After ${from}, screen out when ${when}`,
    takingExclusive: sentence => `${sentence} (exclusive ones too)`,
    reference: {
      selected: ({ to, from }) => `${to} takes over the options selected in ${from}`,
      unselected: ({ to, from }) => `${to} takes over the options not selected in ${from}`,
      all: ({ to, from }) => `${to} takes over all options of ${from}`,
    },
    relation: {
      selected: ({ target, from }) => `Ask ${target} once for each option selected in ${from}`,
      unselected: ({ target, from }) => `Ask ${target} once for each option not selected in ${from}`,
    },
    verification: ({ at, must, message }) => `${at} is accepted only when ${must}; otherwise it says ${message}`,
    calculated: ({ name, expression }) => `${name} = ${expression}`,
  },
);

export type LogicWords = (typeof logicWords)['zh'] | (typeof logicWords)['en'];
