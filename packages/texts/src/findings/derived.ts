import { bilingual, type Language } from '../bilingual.ts';
import { spaced } from '../design/logic/logic-words.ts';

interface OfOne {
  readonly name: string;
  readonly list: string;
}
interface OfSeveral {
  readonly list: string;
  readonly least: number;
  readonly all: number;
}

/** What stands in the way of a derived variable. `name` is another variable's, `place` a character's in a formula, from 1. */
export interface DerivedProblemParams {
  readonly word: keyof (typeof derivedTexts)['zh']['problems'];
  readonly name?: string | undefined;
  readonly place?: number | undefined;
}
type Details = Omit<DerivedProblemParams, 'word'>;

const named = (name: string | undefined, other: string) => (name === undefined ? other : `“${name}”`);
const placeZh = ({ place }: Details) => (place === undefined ? '公式' : `公式第 ${place} 个字符处`);
const placeEn = ({ place }: Details) => (place === undefined ? '' : ` (character ${place})`);
const options = (count: number) => (count === 1 ? '1 option' : `${count} options`);

/** Variables that are made of others: what a recipe says, and what may be wrong with it. */
export const derivedTexts = bilingual(
  {
    said: {
      merge: ({ name, list }: OfOne) => spaced('合并', name, `的选项：${list}`),
      ofOptions: ({ label, count }: { label: string; count: number }) => `${label}（${count} 项）`,
      others: ({ label }: { label: string }) => `其余归入${label}`,
      bands: ({ name, list }: OfOne) => spaced('把', name, `分段：${list}`),
      topBox: ({ name, list }: OfOne) => spaced(name, `选了${list}的算 1，其余算 0`),
      sum: ({ list, least, all }: OfSeveral) => spaced(list, `之和${leastZh(least, all)}`),
      mean: ({ list, least, all }: OfSeveral) => spaced(list, `的平均值${leastZh(least, all)}`),
      formula: ({ text }: { text: string }) => `公式：${text}`,
      lookup: ({ list }: { list: string }) => spaced('按', list, '的答案查表得出'),
      nearest: ({ list, count }: { list: string; count: number }) =>
        spaced('按', list, `归入最接近的一类（共 ${count} 类）`),
      coded: ({ name }: { name: string }) => spaced('对', name, '的回答编码得出'),
      recorded: '由模型为每位受访者逐一估计；之后的新答卷要重新保存模型才有值',
      when: ({ label, condition }: { label: string; condition: string }) => `${condition} → ${label}`,
      between: '；',
      cases: ({ list }: { list: string }) => `按条件归类，先符合哪条就归哪类：${list}`,
    },
    problems: {
      'not-readable': (_: Details) => '还没有填完整，或有填写不正确的地方',
      'name-wrong': (_: Details) => '请填写变量名；首尾不能有空格，也不能含方括号',
      'name-taken': (_: Details) => '这个变量名已被题目或其他变量使用，请换一个',
      empty: (_: Details) => '还没有选择内容',
      'too-long': (_: Details) => '内容太多，请减少题目、选项或分段，或把公式写短一些',
      'too-many': (_: Details) => '变量数量已达上限，请先删除不用的',
      'too-deep': (_: Details) => '变量一层套一层太深（最多 5 层），请改用更原始的题目',
      circular: (_: Details) => '变量互相引用，形成了循环，请改用其他变量',
      'variable-unknown': ({ name }: Details) => `数据里没有${named(name, '用到的题目')}，请换一个`,
      'variable-not-supported': ({ name }: Details) => `${named(name, '所选题目')}不能这样加工`,
      'variable-twice': ({ name }: Details) => `${named(name, '同一题目')}选了两次，请保留一个`,
      'codes-twice': (_: Details) => '同一个选项只能归入一类',
      'bands-overlap': (_: Details) => '分段之间有重叠，请调整起止值',
      'band-empty': (_: Details) => '有一段的起点不小于终点，请调整',
      'name-ambiguous': ({ name }: Details) => `有几个变量都叫${named(name, '这个名字')}，公式分不清是哪一个`,
      'expression-empty': (_: Details) => '请写公式',
      'character-unexpected': (details: Details) => `${placeZh(details)}有无法识别的字符`,
      'token-unexpected': (details: Details) => `${placeZh(details)}书写有误`,
      'function-unknown': (details: Details) => `${placeZh(details)}使用了未知的函数`,
      'arguments-wrong': (details: Details) => `${placeZh(details)}函数的参数有误`,
      'expression-too-deep': (_: Details) => '公式的括号嵌套过深',
      'reference-unknown': (details: Details) => `${placeZh(details)}引用了不存在的题目，请用 [变量名]`,
      'function-not-supported': (details: Details) => `${placeZh(details)}的函数不能用在数据里`,
      'number-too-large': (_: Details) => '公式中的数字过大',
      'breaks-other': ({ name }: Details) => `这样改之后，由它得出的${named(name, '另一个变量')}就算不出来了`,
    },
  },
  {
    said: {
      merge: ({ name, list }) => `Options of ${name} merged: ${list}`,
      ofOptions: ({ label, count }) => `${label} (${options(count)})`,
      others: ({ label }) => `all others ${label}`,
      bands: ({ name, list }) => `${name} in bands: ${list}`,
      topBox: ({ name, list }) => `1 where ${list} was chosen in ${name}, else 0`,
      sum: ({ list, least, all }) => `Sum of ${list}${leastEn(least, all)}`,
      mean: ({ list, least, all }) => `Mean of ${list}${leastEn(least, all)}`,
      formula: ({ text }) => `Formula: ${text}`,
      lookup: ({ list }) => `Looked up by the answers to ${list}`,
      nearest: ({ list, count }) => `The nearest of ${count} groups by ${list}`,
      coded: ({ name }) => `Coded from the answers to ${name}`,
      recorded: 'Estimated by a model for each person; those who answer later have none until it is saved again',
      when: ({ label, condition }) => `${condition} → ${label}`,
      between: '; ',
      cases: ({ list }) => `By the first condition that holds: ${list}`,
    },
    problems: {
      'not-readable': () => 'Something is missing or not filled in correctly',
      'name-wrong': () => 'Please give it a name, without spaces at its ends and without square brackets',
      'name-taken': () => 'A question or another variable has this name already. Please choose another',
      empty: () => 'Nothing is chosen yet',
      'too-long': () => 'This is too much. Please use fewer questions, options or bands, or a shorter formula',
      'too-many': () => 'There are as many variables as there may be. Please delete some that are not used',
      'too-deep': () => 'Variables stand too high upon each other (at most 5). Please use earlier ones',
      circular: () => 'Variables are made of each other in a circle. Please use others',
      'variable-unknown': ({ name }) => `${named(name, 'A question')} is not in the data. Please use another`,
      'variable-not-supported': ({ name }) => `${named(name, 'This question')} cannot be used for this`,
      'variable-twice': ({ name }) => `${named(name, 'A question')} is there twice. Please keep one`,
      'codes-twice': () => 'An option can be in one category only',
      'bands-overlap': () => 'Bands overlap. Please change where they begin or end',
      'band-empty': () => 'A band ends before it begins. Please change it',
      'name-ambiguous': ({ name }) =>
        `Several variables are called ${named(name, 'this')}: a formula cannot tell which one is meant`,
      'expression-empty': () => 'Please write a formula',
      'character-unexpected': details => `The formula has a character that cannot be read${placeEn(details)}`,
      'token-unexpected': details => `The formula is not written correctly${placeEn(details)}`,
      'function-unknown': details => `The formula uses an unknown function${placeEn(details)}`,
      'arguments-wrong': details => `A function in the formula has the wrong arguments${placeEn(details)}`,
      'expression-too-deep': () => 'The formula has too many brackets inside each other',
      'reference-unknown': details =>
        `The formula names a question that is not there. Please write [name]${placeEn(details)}`,
      'function-not-supported': details => `The formula uses a function that data has not${placeEn(details)}`,
      'number-too-large': () => 'A number in the formula is too large',
      'breaks-other': ({ name }) =>
        `${named(name, 'Another variable')} is made of it and could not be worked out any more`,
    },
  },
);

function leastZh(least: number, all: number): string {
  return least === all ? '（要求全部作答）' : `（至少答 ${least} 题）`;
}

function leastEn(least: number, all: number): string {
  return least === all ? ' (all answered)' : ` (at least ${least} answered)`;
}

export function describeDerivedProblem({ word, ...details }: DerivedProblemParams, language: Language): string {
  return derivedTexts[language].problems[word](details);
}
