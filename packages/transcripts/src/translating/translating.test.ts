import { applyChanges } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { emptyTranscript, type Turn } from '../document/transcript.ts';
import { transcriptChanges } from '../document/transcript-changes.ts';
import { findTerms, wordingsOf } from './terms.ts';
import { translationProblems } from './translation-problems.ts';
import { countTranslated, translationStateOf } from './translation-state.ts';

const terms = [
  { zh: '网上 / 线上', en: 'online; on the web', note: '' },
  { zh: '网上商城', en: 'web mall', note: '' },
];
const aid = { language: 'zh', terms, names: ['Anna', '李女士'] } as const;

describe('terms', () => {
  it('are found in either language: the longer one, Latin words alone and whatever their capitals', () => {
    expect(wordingsOf('a / b；c')).toEqual(['a', 'b', 'c']);
    const places = (text: string, language: 'zh' | 'en') =>
      findTerms(text, terms, language).map(({ from, to, term }) => [
        text.slice(from, to),
        terms.indexOf(term as never),
      ]);
    expect(places('我在网上商城买，也在线上看', 'zh')).toEqual([
      ['网上商城', 1],
      ['线上', 0],
    ]);
    expect(places('Online, not onlines; on the web', 'en')).toEqual([
      ['Online', 0],
      ['on the web', 0],
    ]);
    expect(findTerms('x', [{ zh: '', en: ' / ', note: '' }], 'en')).toEqual([]);
  });
});

describe('what a translation misses', () => {
  const kinds = (source: string, translation: string) =>
    translationProblems(source, translation, aid).map(({ kind, from, to, side }) => [
      kind,
      (side === 'source' ? source : translation).slice(from, to),
    ]);

  it('is a number, a name, a term once, and what stands for hidden words', () => {
    expect(kinds('我三十五岁，在网上买，网上便宜', 'I am 36 and buy there, it is cheap')).toEqual([
      ['number-missing', '三十五'],
      ['number-added', '36'],
      ['term-missing', '网上'],
    ]);
    expect(kinds('我三十五岁，在网上买', 'I am 35 and buy on the Web')).toEqual([]);
    expect(kinds('Anna也来了', 'She came too')).toEqual([['name-missing', 'Anna']]);
    expect(kinds('Anna也来了', 'Anna came too')).toEqual([]);
    // How 李女士 is written in English nobody has said.
    expect(kinds('李女士说便宜', 'Ms Li says it is cheap')).toEqual([]);
    expect(kinds('［人物1］说便宜', 'He says it is cheap')).toEqual([['mark-missing', '［人物1］']]);
    expect(kinds('［人物1］说便宜', '［人物1］ says it is cheap')).toEqual([]);
  });

  it('is nothing more where nothing was translated', () => {
    expect(kinds('我在网上买三次', '我在网上买三次').map(([kind]) => kind)).toEqual(['not-translated']);
  });
});

it('tells none, draft, checked and stale, and counts them', () => {
  const turn = (id: string, order: string, text: string): Turn => ({
    id,
    order,
    text,
    speaker: null,
    cuts: [],
    from: null,
    to: null,
    part: '',
    translation: null,
  });
  const four = ['one', 'two', 'three', 'four'].map((text, at) => turn(`turn00000${at}`, 'abcd'[at]!, text));
  const [first, second, third] = four as [Turn, Turn, Turn, Turn];
  const document = {
    ...emptyTranscript({ title: 'T', language: 'en' }),
    turns: Object.fromEntries(four.map(one => [one.id, one])),
  };
  const translated = applyChanges(document, [
    ...transcriptChanges.translate(first, '一', 'hand', 'checked'),
    ...transcriptChanges.translate(second, '二', 'hand'),
    ...transcriptChanges.translate(third, '三', 'memory', 'checked'),
  ]);
  const mended = applyChanges(translated, transcriptChanges.text(translated.turns[third.id]!, 'Three!'));
  expect(four.map(({ id }) => translationStateOf(mended.turns[id]!))).toEqual(['checked', 'draft', 'stale', 'none']);
  expect(countTranslated(mended)).toEqual({ none: 1, draft: 1, checked: 1, stale: 1 });
  // Put back to what it was translated from, it is checked again.
  const back = applyChanges(mended, transcriptChanges.text(mended.turns[third.id]!, 'three'));
  expect(translationStateOf(back.turns[third.id]!)).toBe('checked');
  // A turn that says nothing asks for no translation.
  expect(translationStateOf(turn('turn000009', 'e', ' … '))).toBe('empty');
});
