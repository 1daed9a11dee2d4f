import { describe, expect, test } from 'vitest';
import { findRule, textForRules } from './find-rule.ts';
import { readRule } from './read-rule.ts';
import type { Rule } from './rule.ts';

function ruleOf(text: string): Rule {
  const read = readRule(text);
  if ('problem' in read) throw new Error(`${read.problem} at ${read.at}: ${text}`);
  return read.rule;
}

const found = (rule: string, text: string, language: 'zh' | 'en' = 'zh') =>
  findRule(ruleOf(rule), textForRules(text, language))?.map(({ start, end }) => text.slice(start, end));

describe('a rule finds', () => {
  test.each([
    ['客服', '问客服，客服不理', ['客服', '客服']],
    ['客服 慢', '客服回得慢', ['客服', '慢']],
    ['客服 慢', '客服好', undefined],
    ['慢 | 卡', '有点卡', ['卡']],
    ['满意 -不满意', '满意', ['满意']],
    ['满意 -不满意', '不满意', undefined],
    ['=好', '好，好像', ['好']],
    ['（慢｜差） 物流', '物流差', ['差', '物流'].reverse()],
    ['"客服 * 慢"', '客服回复有点慢，慢', ['客服回复有点慢']],
    ['客服*慢', '客服回复有点慢', ['客服回复有点慢']],
    ['客服*慢', '客服好。物流慢', undefined],
    ['客服*慢', '客服一二三四五六七慢', undefined],
    ['客?差', '客服差', ['客服差']],
    ['客?差', '客差', undefined],
    ['5折', '打5折', ['5折']],
    ['APP', 'app打不开', ['app']],
    ['👍', '👍👍', ['👍', '👍']],
    ['ＡＰＰ', 'app', ['app']],
  ])('%j in %j', (rule, text, wanted) => {
    expect(found(rule, text)).toEqual(wanted);
  });

  test.each([
    ['price', 'Prices rose', ['Prices']],
    ['charge', 'they charged me', ['charged']],
    ['expens*', 'Expensive, no expense', ['Expensive', 'expense']],
    ['*able', 'unusable', ['unusable']],
    ['wom?n', 'woman and women', ['woman', 'women']],
    ['"too expensive"', 'too expensive, too, expensive', ['too expensive']],
    ['“customer service”', 'customer services', ['customer services']],
    ["don't", 'I don’t know', ['don’t']],
    ['a*a*a*b', 'aaaaaaaac', undefined],
  ])('%j in %j in English', (rule, text, wanted) => {
    expect(found(rule, text, 'en')).toEqual(wanted);
  });
});

test.each([
  ['', 'empty', 0],
  ['  ', 'empty', 0],
  ['慢 |', 'empty', 3],
  ['-慢', 'only-excludes', 0],
  ['"慢', 'open-quote', 0],
  ['(慢', 'open-bracket', 0],
  ['慢)', 'stray-bracket', 1],
  ['**', 'only-wildcards', 0],
  ['""', 'empty', 0],
  ['慢'.repeat(501), 'too-long', 500],
  ['慢'.repeat(41), 'too-long', 0],
  [`${'('.repeat(9)}慢${')'.repeat(9)}`, 'too-deep', 9],
  [Array.from({ length: 61 }, () => '慢').join(' '), 'too-many-terms', 120],
])('refuses %j and tells where', (text, problem, at) => {
  expect(readRule(text)).toEqual({ problem, at });
});

test('takes what is made to run away in one go', () => {
  const answer = textForRules('啊'.repeat(20_000), 'zh');
  expect(findRule(ruleOf('啊*啊*啊*啊*啊*吧'), answer)).toBeUndefined();
  expect(findRule(ruleOf(`${'*a'.repeat(30)}b`), textForRules('a'.repeat(20_000), 'en'))).toBeUndefined();
});

test('finds what a comparison of every beginning with every end finds', () => {
  const signs = ['好', '慢', '很', '小'];
  let state = 11;
  const pick = () => {
    state = (state * 48271) % 2147483647;
    return signs[state % 4]!;
  };
  for (let round = 0; round < 60; round++) {
    const text = Array.from({ length: 12 }, pick).join('');
    // 好, at most six of anything, 慢, and one sign, the shortest from the left.
    const wanted = [...text.matchAll(/好.{0,6}?慢./gu)].map(([match]) => match);
    expect(found('好*慢?', text) ?? []).toEqual(wanted);
  }
});
