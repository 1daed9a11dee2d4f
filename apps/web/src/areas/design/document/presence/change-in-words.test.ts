import { createQuestionnaire, settingDictionary } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { valueInWords } from './change-in-words.ts';

const document = createQuestionnaire({ name: 'Tea' } as never);
const said = (value: unknown, ...path: readonly string[]) => valueInWords(value, path, document, 'en');
const item = (order: string, text: string) => ({ id: text, order, title: { text }, settings: {} });

describe('what two people changed at once, in words', () => {
  it('tells a whole list by its entries in their order, and never as it is stored', () => {
    const items = { b: item('b', 'Coffee'), a: item('a', 'Tea'), c: item('c', 'Water') };
    expect(said(items, 'questions', 'q1', 'items')).toBe('· Tea\n· Coffee\n· Water');
    expect(said({ a: item('a', 'Tea') }, 'questions', 'q1', 'items')).toBe('Tea');
    expect(said({}, 'questions', 'q1', 'items')).toBe('(nothing)');
  });

  it('tells settings by their names', () => {
    const { required, isOptionOrderRandom } = settingDictionary;
    const settings = { [required.code]: true, [isOptionOrderRandom.code]: false };
    const text = said(settings, 'questions', 'q1', 'settings');
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toMatch(/· .+: Yes/);
    expect(text).toMatch(/· .+: No/);
  });

  it('tells plain lists, and lists in what is listed', () => {
    expect(said(['a', 'b'], 'appearance')).toBe('· a\n· b');
    expect(said({ x: { text: 'One' }, y: { deep: ['a', 'b'] } }, 'cover')).toBe('· One\n· a / b');
  });

  it('leaves no brace for anybody to read, whatever it is', () => {
    for (const value of [{ a: { b: { c: [1, { d: null }] } } }, [[]], [{}], { order: 'a', cells: { z: { size: 3 } } }])
      expect(said(value, 'quotas', 'x')).not.toMatch(/[{}[\]"]/);
  });
});
