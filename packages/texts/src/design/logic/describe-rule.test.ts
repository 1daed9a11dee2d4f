import { describe, expect, test } from 'vitest';
import { describeCondition } from './describe-condition.ts';
import { describeRule, describeVerification } from './describe-rule.ts';
import type { DescribedCondition, DescribedDocument, DescribedRule } from './described.ts';

const titled = (text: string) => ({ title: { text } });
const question = (seqName: string, items: Record<string, string> = {}, rows: Record<string, string> = {}) => ({
  seqName,
  ...titled(`Question ${seqName}`),
  items: Object.fromEntries(Object.entries(items).map(([id, text]) => [id, titled(text)])),
  rows: Object.fromEntries(Object.entries(rows).map(([id, text]) => [id, titled(text)])),
  itemGroups: {},
  rowGroups: {},
});

const document: DescribedDocument = {
  questions: {
    fruit: question('Q1', { apple: 'Apple', pear: 'Pear' }),
    amount: question('Q2'),
    taste: question('Q3', { good: 'Good' }, { sweet: 'Sweetness' }),
    rank: question('Q4', { first: 'One' }),
  },
  groups: { group: titled('Details') },
  calculations: { total: { name: 'total' } },
  languages: { 3: { name: '日本語' } },
};

const isApple: DescribedCondition = { test: 'choice', questionId: 'fruit', is: 'any-of', itemIds: ['apple'] };
const isEither: DescribedCondition = { ...isApple, itemIds: ['apple', 'pear'] };

const rules: [DescribedRule, string, string][] = [
  [
    { kind: 'display', target: { questionId: 'amount' }, when: isEither },
    '如果 Q1 选中“Apple”或“Pear”，则显示 Q2',
    'Show Q2 when Q1 is “Apple” or “Pear”',
  ],
  [
    { kind: 'display', target: { groupId: 'group' }, when: { not: isApple } },
    '如果不满足（Q1 选中“Apple”），则显示题组“Details”',
    'Show the group “Details” when not (Q1 is “Apple”)',
  ],
  [
    { kind: 'display', target: { questionId: 'taste', rowId: 'sweet' }, when: isApple },
    '如果 Q1 选中“Apple”，则显示 Q3 的行“Sweetness”',
    'Show row “Sweetness” of Q3 when Q1 is “Apple”',
  ],
  [{ kind: 'jump', questionId: 'fruit', to: { questionId: 'rank' } }, '答完 Q1 后，跳到 Q4', 'After Q1, go to Q4'],
  [
    { kind: 'jump', questionId: 'fruit', when: isApple, to: { outcome: 'finished' } },
    '答完 Q1 后，如果 Q1 选中“Apple”，则结束问卷（正常完成）',
    'After Q1, finish the survey when Q1 is “Apple”',
  ],
  [
    { kind: 'screen-out', questionId: 'fruit', when: { ...isApple, is: 'none-of' } },
    '答完 Q1 后，如果 Q1 没有选“Apple”，则甄别结束',
    'After Q1, screen out when Q1 is not “Apple”',
  ],
  [
    { kind: 'option-reference', questionId: 'taste', fromQuestionId: 'fruit', take: 'unselected' },
    'Q3 带入 Q1 中未选的选项',
    'Q3 takes over the options not selected in Q1',
  ],
  [
    { kind: 'question-relation', target: { questionId: 'amount' }, fromQuestionId: 'fruit', take: 'selected' },
    'Q1 每选中一个选项，就问一遍 Q2',
    'Ask Q2 once for each option selected in Q1',
  ],
];

const conditions: [DescribedCondition, string, string][] = [
  [
    { test: 'choice', questionId: 'taste', rowId: 'sweet', is: 'all-of', itemIds: ['good'] },
    'Q3 的“Sweetness”选中“Good”',
    '“Sweetness” in Q3 is “Good”',
  ],
  [
    { test: 'count', questionId: 'fruit', compare: '>=', value: 2 },
    'Q1 至少选了 2 项',
    'Q1 has at least 2 options chosen',
  ],
  [
    { test: 'number', questionId: 'amount', compare: '<=', value: { calculationId: 'total' } },
    'Q2 不超过计算项“total”',
    'Q2 is at most the calculation “total”',
  ],
  [
    { test: 'rank', questionId: 'rank', itemId: 'first', compare: '=', value: 1 },
    'Q4 中“One”排第 1 位',
    '“One” is ranked number 1 in Q4',
  ],
  [
    { test: 'rank', questionId: 'rank', itemId: 'first', compare: '<=', value: 3 },
    'Q4 中“One”排在前 3 位',
    '“One” is among the first 3 in Q4',
  ],
  [
    { test: 'rank', questionId: 'rank', itemId: 'first', compare: '>', value: 3 },
    'Q4 中“One”的名次大于 3',
    'the rank of “One” in Q4 is more than 3',
  ],
  [
    { test: 'count', questionId: 'fruit', compare: '=', value: 1 },
    'Q1 恰好选了 1 项',
    'Q1 has exactly 1 option chosen',
  ],
  [
    { test: 'count', questionId: 'fruit', compare: '<', value: { questionId: 'amount' } },
    'Q1 的选择数量小于 Q2',
    'the number chosen in Q1 is less than Q2',
  ],
  [{ test: 'date', questionId: 'amount', compare: '<', value: 'today' }, 'Q2 早于今天', 'Q2 is before today'],
  [
    { test: 'answered', questionId: 'amount', loopItemId: 'pear', is: false },
    'Q2（“Pear”那一轮）未作答',
    'Q2 (round “Pear”) is not answered',
  ],
  [
    { test: 'text', questionId: 'fruit', itemId: 'pear', is: 'contains', value: 'x' },
    'Q1 中“Pear”的填空包含“x”',
    'the blank of “Pear” in Q1 contains “x”',
  ],
  [{ test: 'score', compare: '>', value: 10 }, '到此为止的总分大于 10', 'the score so far is more than 10'],
  [{ test: 'language', is: 'any-of', values: [1, 3] }, '作答语言是中文或日本語', 'the language is Chinese or 日本語'],
  [{ test: 'channel', is: 'none-of', values: ['mail'] }, '不是来自渠道“mail”', 'the channel is not “mail”'],
  [
    { test: 'label', is: 'all-of', values: ['a', 'b'] },
    '受访者同时有标签“a”和“b”',
    'the respondent has the labels “a” and “b”',
  ],
  [
    { test: 'parameter', name: 'from', is: 'equals', value: 'x' },
    '链接参数 from 是“x”',
    'the link parameter from is “x”',
  ],
  [
    { any: [isApple, { all: [{ test: 'answered', questionId: 'amount', is: true }, isEither] }] },
    'Q1 选中“Apple”，或者（Q2 已作答，并且 Q1 选中“Apple”或“Pear”）',
    'Q1 is “Apple”, or (Q2 is answered, and Q1 is “Apple” or “Pear”)',
  ],
];

describe('describeRule', () => {
  test.each(rules)('%j', (rule, zh, en) => {
    expect(describeRule(rule, document, 'zh')).toBe(zh);
    expect(describeRule(rule, document, 'en')).toBe(en);
  });

  test('says of what is gone that it is gone', () => {
    const rule: DescribedRule = { kind: 'jump', questionId: 'nobody', to: { groupId: 'nowhere' } };
    expect(describeRule(rule, document, 'en')).toBe('After (deleted), go to the group (deleted)');
  });
});

describe('describeCondition', () => {
  test.each(conditions)('%j', (condition, zh, en) => {
    expect(describeCondition(condition, document, 'zh')).toBe(zh);
    expect(describeCondition(condition, document, 'en')).toBe(en);
  });

  test('cuts long names', () => {
    const long = { ...document, questions: { fruit: question('Q1', { apple: 'x'.repeat(80) }) } };
    expect(describeCondition(isApple, long, 'en').length).toBeLessThan(40);
  });
});

test('a check across questions tells its message', () => {
  const check = { questionId: 'amount', must: isApple, message: { text: 'Too much' } };
  expect(describeVerification(check, document, 'en')).toBe(
    'Q2 is accepted only when Q1 is “Apple”; otherwise it says “Too much”',
  );
});
