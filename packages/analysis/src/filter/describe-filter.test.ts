import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFilter, randomVariables } from '../../test/random-filter.ts';
import { factVariables } from '../data-set/facts.ts';
import type { DataVariable } from '../data-set/variable.ts';
import { describeFilter } from './describe-filter.ts';
import type { Filter } from './filter.ts';

const asked = { questionId: 'q', measure: 'nominal' } as const;
const categories = [
  { code: 1, label: '茶' },
  { code: 2, label: 'Coffee' },
];
const answers: readonly DataVariable[] = [
  { ...asked, key: 'q1', name: 'Q1', label: '最常喝什么', kept: 'code', categories },
  { ...asked, key: 'set', name: 'Q2', label: '喝过什么', kept: 'codes', categories },
  { ...asked, key: 'age', name: 'Q3', label: '年龄', kept: 'number' },
  { ...asked, key: 'why', name: 'Q4', label: '为什么', kept: 'text' },
  { key: 'derived:1', name: 'D1', label: '总分', kept: 'number', measure: 'scale' },
];
const told = (filter: Filter) =>
  (['zh', 'en'] as const).map(language =>
    describeFilter(
      filter,
      new Map(
        [...answers, ...factVariables(language, { pages: [], parameters: ['wave'], languages: [] })].map(variable => [
          variable.key,
          variable,
        ]),
      ),
      language,
    ),
  );

const tea: Filter = { test: 'choice', variable: 'q1', is: 'any-of', codes: [1] };
const old: Filter = { test: 'number', variable: 'age', compare: '>=', value: 60 };
const wechat: Filter = { test: 'among', variable: 'fact:channel', is: 'none-of', values: ['微信'] };

describe('a filter in words', () => {
  it.each<[Filter, string, string]>([
    [{ ...tea, codes: [1, 2, 1] }, 'Q1“最常喝什么”选中“茶”或“Coffee”', 'Q1 “最常喝什么” is “茶” or “Coffee”'],
    [
      { ...tea, variable: 'set', is: 'all-of', codes: [1, 2] },
      'Q2“喝过什么”同时选中“茶”和“Coffee”',
      'Q2 “喝过什么” has both “茶” and “Coffee”',
    ],
    [{ ...tea, codes: [77] }, 'Q1“最常喝什么”选中“77”', 'Q1 “最常喝什么” is “77”'],
    [
      { test: 'count', variable: 'set', compare: '>=', value: 2 },
      'Q2“喝过什么”至少选了 2 项',
      'Q2 “喝过什么” has at least 2 options chosen',
    ],
    [old, 'Q3“年龄”不少于 60', 'Q3 “年龄” is at least 60'],
    [{ ...old, compare: '<', value: { variable: 'derived:1' } }, 'Q3“年龄”小于总分', 'Q3 “年龄” is less than 总分'],
    [
      { ...old, more: ['q1', 'derived:1'], value: { variable: 'derived:1', more: ['age'] } },
      'Q3“年龄”、Q1“最常喝什么”、总分之和不少于总分、Q3“年龄”之和',
      'the sum of Q3 “年龄”, Q1 “最常喝什么”, 总分 is at least the sum of 总分, Q3 “年龄”',
    ],
    [
      { test: 'count', variable: 'set', more: ['q1'], compare: '>=', value: 2 },
      'Q2“喝过什么”、Q1“最常喝什么”合计至少选了 2 项',
      'the group Q2 “喝过什么”, Q1 “最常喝什么” has at least 2 options chosen',
    ],
    [
      { test: 'count', variable: 'set', compare: '>', value: { variable: 'age' } },
      'Q2“喝过什么”选中的项数大于 Q3“年龄”',
      'the number of options chosen in Q2 “喝过什么” is more than Q3 “年龄”',
    ],
    [
      { test: 'answered', variable: 'why', more: ['age'], is: true },
      'Q4“为什么”、Q3“年龄”中至少一项有值',
      'at least one of Q4 “为什么”, Q3 “年龄” has a value',
    ],
    [
      { test: 'answered', variable: 'why', more: ['age'], is: false },
      'Q4“为什么”、Q3“年龄”均没有值',
      'none of Q4 “为什么”, Q3 “年龄” has a value',
    ],
    [
      { test: 'text', variable: 'why', is: 'not-contains', value: ' a\nb ' },
      'Q4“为什么”不包含“a b”',
      'Q4 “为什么” does not contain “a b”',
    ],
    [{ test: 'answered', variable: 'why', is: false }, 'Q4“为什么”未作答', 'Q4 “为什么” is not answered'],
    [{ test: 'answered', variable: 'fact:city', is: true }, '城市不为空', 'City has a value'],
    [
      { test: 'choice', variable: 'fact:status', is: 'any-of', codes: [2, 3] },
      '答卷状态是“成功样本”或“被甄别”',
      'Status is “Success sample” or “Screened out”',
    ],
    [
      { test: 'among', variable: 'fact:labels', is: 'all-of', values: ['vip', '老客户'] },
      '受访者标签同时包含“vip”和“老客户”',
      'Respondent labels include all of “vip” and “老客户”',
    ],
    [
      { test: 'moment', variable: 'fact:startedAt', compare: '>=', value: '2026-11-15' },
      '开始时间不早于 2026-11-15',
      'Started is not before 2026-11-15',
    ],
    [
      { test: 'moment', variable: 'fact:startedAt', compare: '=', value: '2026-11-15T09' },
      '开始时间是 2026-11-15 09:00',
      'Started is 2026-11-15 09:00',
    ],
    [
      { test: 'among', variable: 'fact:parameter:wave', is: 'any-of', values: ['2'] },
      '链接参数 wave 是“2”',
      'Link parameter wave is “2”',
    ],
    [{ ...tea, variable: 'gone' }, '（已删除）是“1”', '(deleted) is “1”'],
  ])('says %j in Chinese and in English', (filter, chinese, english) => {
    expect(told(filter)).toEqual([chinese, english]);
  });

  it('puts what is joined inside another into brackets, and only that', () => {
    expect(told({ all: [{ any: [tea, old] }, { not: wechat }, { all: [tea] }] })).toEqual([
      '（Q1“最常喝什么”选中“茶”，或者 Q3“年龄”不少于 60），并且不满足（渠道不是“微信”），并且 Q1“最常喝什么”选中“茶”',
      '(Q1 “最常喝什么” is “茶”, or Q3 “年龄” is at least 60), and not (Channel is not “微信”), and Q1 “最常喝什么” is “茶”',
    ]);
  });

  it('names the first of very many', () => {
    const values = Array.from({ length: 5_000 }, (_, place) => `c${place}`);
    const [chinese, english] = told({ ...wechat, is: 'any-of', values } as Filter);
    expect(chinese).toMatch(/^渠道是“c0”或.*“c7”等 5000 项$/);
    expect(english).toMatch(/“c7” … \(5000 in all\)$/);
  });

  it('has words for every filter that can be run', () => {
    const variables = new Map(randomVariables.map(variable => [variable.key, variable]));
    fc.assert(
      fc.property(randomFilter, fc.constantFrom('zh' as const, 'en' as const), (filter, language) => {
        expect(describeFilter(filter, variables, language)).not.toMatch(/undefined|null|\[object|^$/);
      }),
    );
  });
});
