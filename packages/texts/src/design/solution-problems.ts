import { bilingual, type Language } from '../bilingual.ts';

export interface SettingRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

const many = (count: number | undefined, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const entries = (count: number | undefined) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** What is wrong with a solution's form, or advised, by the words of the core's `SettingProblem`. */
export const solutionProblemTexts = bilingual(
  {
    required: '请填写',
    'too-long': ({ max }: SettingRange) => `最多可输入 ${max} 个字符`,
    'not-between': ({ min, max }: SettingRange) => `请填写 ${min} 到 ${max} 之间的数`,
    'price-wrong': '请填写正确的价格',
    'unit-missing': '请填写单位名称',
    'too-few': ({ min }: SettingRange) => `至少需要 ${min} 项`,
    'too-many': ({ max }: SettingRange) => `最多 ${max} 项`,
    'name-duplicated': '名称不能相同',
    'level-duplicated': '同一属性的水平不能相同',
    'levels-not-numeric': '价格水平必须为数字且不能相同',
    'price-missing': '至少有一个属性包含价格',
    'several-prices': '只能有一个价格属性',
    'level-gone': '有的限制组合指向已删除的水平，请重新勾选',
    'picture-wrong': '图片地址不正确，请重新上传',
    'more-than-half': ({ max }: SettingRange) => `每组展示的数量不能超过总项数的一半（最多 ${max} 项）`,
    'shown-too-rarely': ({ min }: SettingRange) => `每一项至少要被看到 3 次，至少需要 ${min} 组`,
    'own-brand-missing': '还没有标出自有品牌，结果将无法区分自有品牌与竞品',
    'advised-at-least': ({ min, max }: SettingRange) =>
      max === undefined ? `建议至少 ${min} 项` : `建议 ${min} 至 ${max} 项`,
    'advised-at-most': ({ min, max }: SettingRange) =>
      min === undefined ? `建议不超过 ${max} 项，再多受访者容易疲劳` : `建议 ${min} 至 ${max} 项，再多受访者容易疲劳`,
  },
  {
    required: 'Please fill this in',
    'too-long': ({ max }) => `At most ${max} characters`,
    'not-between': ({ min, max }) => `Please enter a number from ${min} to ${max}`,
    'price-wrong': 'Please enter a correct price',
    'unit-missing': 'Please enter the name of the unit',
    'too-few': ({ min }) => `At least ${entries(min)} needed`,
    'too-many': ({ max }) => `At most ${entries(max)}`,
    'name-duplicated': 'Names must differ',
    'level-duplicated': 'The levels of an attribute must differ',
    'levels-not-numeric': 'Price levels must be digits and unique',
    'price-missing': 'At least one attribute must be the price',
    'several-prices': 'Only one attribute can be the price',
    'level-gone': 'A restriction names a level that is gone. Please tick the pairs again',
    'picture-wrong': 'The address of the picture is not correct. Please upload it again',
    'more-than-half': ({ max }) => `A set can show at most half of all items (${max})`,
    'shown-too-rarely': ({ min }) => `Every item must be seen at least 3 times: this takes ${many(min, 'set')} or more`,
    'own-brand-missing': 'No brand is marked as your own, so results cannot tell it from its competitors',
    'advised-at-least': ({ min, max }) =>
      max === undefined ? `We suggest at least ${min}` : `We suggest ${min} to ${max}`,
    'advised-at-most': ({ min, max }) =>
      min === undefined
        ? `We suggest at most ${max}: more tires people`
        : `We suggest ${min} to ${max}: more tires people`,
  },
);

export type SolutionProblemWord = keyof typeof solutionProblemTexts.zh;

export interface SolutionProblemParams extends SettingRange {
  readonly problem: SolutionProblemWord;
}

export function describeSolutionProblem({ problem, ...range }: SolutionProblemParams, language: Language): string {
  const text = solutionProblemTexts[language][problem];
  return typeof text === 'string' ? text : text(range);
}

export interface NoDesignParams {
  readonly attribute?: string | undefined;
  readonly level?: string | undefined;
}

/** Why no design could be made, and what to do. */
export function describeNoDesign({ attribute, level }: NoDesignParams, language: Language): string {
  const isNamed = attribute !== undefined && level !== undefined;
  if (language === 'zh') {
    const reason = isNamed
      ? `限制组合使“${attribute}”的“${level}”无法出现`
      : '限制组合过多，或任务太少，无法估计所有属性的影响';
    return `暂无可用的方案：${reason}。请返回修改，或选择其他解决方案`;
  }
  const reason = isNamed
    ? `the restrictions leave no concept with “${level}” of “${attribute}”`
    : 'with these restrictions and tasks the effects of all attributes cannot be told apart';
  return `No solution available: ${reason}. Go back and change it, or select other solutions`;
}
