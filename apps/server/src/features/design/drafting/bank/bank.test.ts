import type { DraftQuestion } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { findEntries } from './find-entries.ts';
import { listBank, readBankFile } from './read-bank.ts';
import { indexTexts } from './text-index.ts';
import { stem, tokensOf } from './tokens.ts';

const languages = ['zh', 'en'] as const;

describe('the bank of questions', () => {
  const bank = listBank();

  it('has four hundred at least, each with an id of its own, its construct, and when to use it and when not (S1.13)', () => {
    expect(bank.length).toBeGreaterThanOrEqual(400);
    expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
    for (const { id, construct, use, not, words, seconds } of bank) {
      expect(construct, id).not.toBe('');
      expect(seconds, id).toBeGreaterThan(0);
      for (const language of languages) {
        expect(use[language].length, id).toBeGreaterThan(3);
        expect(not[language].length, id).toBeGreaterThan(2);
        expect(words[language].length, id).toBeGreaterThan(0);
      }
    }
  });

  it('asks the same in both languages', () => {
    for (const { id, question } of bank) expect(shapeOf(question.en), id).toEqual(shapeOf(question.zh));
    const said = JSON.stringify(bank.map(({ question }) => question.en));
    expect(said).not.toMatch(/\p{Script=Han}/u);
  });

  it('names no option or row that is not there, and no slot that nothing fills', () => {
    for (const { id, question, exclusive, anchors, screenOut, random } of bank) {
      const { items, rows } = question.zh;
      for (const place of [...exclusive, ...anchors, ...screenOut]) expect(place, id).toBeLessThanOrEqual(items.length);
      if (random.includes('rows')) expect(rows.length, id).toBeGreaterThan(1);
      if (random.includes('options')) expect(items.length, id).toBeGreaterThan(1);
      const slots =
        JSON.stringify(question)
          .match(/\{[^{}"]*\}/g)
          ?.filter(slot => /^\{[a-z]+\}$/.test(slot)) ?? [];
      expect(['{thing}', '{category}', '{company}', '{audience}'], id).toEqual(expect.arrayContaining(slots));
    }
  });

  it('has no scale word with other labels in another question', () => {
    const labels = new Map<string, string>();
    for (const { id, scale, question } of bank) {
      const { type, items, settings } = question.zh;
      const said = items.map(({ title }) => title).join('|');
      if (scale === 'none' || said === '' || settings?.pointCount) continue;
      const key = `${scale} ${type}`;
      expect(`${key}: ${labels.get(key) ?? said}`, id).toBe(`${key}: ${said}`);
      labels.set(key, said);
    }
  });

  it('says what it cannot read', () => {
    expect(() => readBankFile('id: a\nzh\n题【单选题】\nen\n')).toThrow('no construct');
    const head =
      'id: a\nconstruct: c\nabout: moon\nplace: core\nfields: any\ntime: 5\nscale: none\nsource: own\nuse-zh: x\nuse-en: x\nnot-zh: x\nnot-en: x\nwords-zh: x\nwords-en: x\n';
    expect(() => readBankFile(`${head}zh\n题【填空题】\nen\nq [fill-in]\n`)).toThrow('moon');
    const fine = head.replace('moon', 'any');
    expect(() => readBankFile(`${fine}zh\n题【神秘题】\nen\nq [fill-in]\n`)).toThrow('cannot be read');
    expect(readBankFile(`${fine}zh\n题【填空题】\nen\nq [fill-in]\n`)).toHaveLength(1);
  });
});

describe('finding questions by words', () => {
  it('finds every question of the bank by the words that ask for it, nearly always among the first ten', () => {
    for (const language of languages) {
      const found = listBank()
        .filter(({ id }) => !id.startsWith('attention-'))
        .map(entry => {
          const facts = {
            about: entry.about.find(one => one !== 'any') ?? 'product',
            field: entry.fields[0]!,
          } as const;
          const field = facts.field === 'any' ? null : facts.field;
          const list = findEntries(entry.words[language].join(' '), language, { about: facts.about, field });
          return list.findIndex(one => one.entry.id === entry.id);
        });
      const share = found.filter(place => place >= 0 && place < 10).length / found.length;
      expect(share, language).toBeGreaterThan(0.97);
    }
  });

  it('gives nothing of another trade, or about another kind of thing, and no attention check', () => {
    const ids = findEntries('satisfaction staff satisfied waiting attention', 'en', {
      about: 'app',
      field: 'software',
    }).map(({ entry }) => entry);
    expect(ids.length).toBeGreaterThan(3);
    for (const { id, about, fields } of ids) {
      expect(about.includes('any') || about.includes('app'), id).toBe(true);
      expect(fields.includes('any') || fields.includes('software'), id).toBe(true);
      expect(id).not.toMatch(/^attention-/);
    }
  });

  it('weighs a rare word more than one that stands everywhere, and forgets what nobody says', () => {
    const index = indexTexts(['red apple', 'red pear', 'red plum'], text => ({
      parts: [{ tokens: text.split(' '), weight: 1 }],
    }));
    expect(index.find(['red', 'pear']).map(({ one }) => one)[0]).toBe('red pear');
    expect(index.find(['red', 'pear'])).toHaveLength(3);
    expect(index.find(['green'])).toEqual([]);
    expect(index.weightOf('pear')).toBeGreaterThan(index.weightOf('red'));
    expect(index.weightOf('green')).toBe(0);
  });

  it('takes forms of an English word as one, and cuts Chinese into words and pairs', () => {
    expect(new Set(['subscribe', 'subscribed', 'subscribing', 'subscribers'].map(stem)).size).toBe(1);
    expect(new Set(['price', 'prices', 'priced'].map(stem)).size).toBe(1);
    expect(stem('satisfied')).not.toBe(stem('satin'));
    expect(tokensOf('候诊时间太长')).toEqual(expect.arrayContaining(['时间', '候诊']));
    expect(tokensOf('the of and 的')).toEqual([]);
  });
});

function shapeOf({ type, isRequired, items, rows, remark, settings }: DraftQuestion) {
  const { lowLabel, highLabel, ...numbers } = settings ?? {};
  return {
    type,
    isRequired,
    numbers,
    rowCount: rows.length,
    blanks: items.map(item => item.hasBlank),
    hasRemark: remark !== undefined,
    hasEnds: [lowLabel !== undefined, highLabel !== undefined],
  };
}
