import { createQuestionnaire } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { portionsOf } from '../../people/helper-use/index.ts';
import { tokenise } from '../wording/index.ts';
import { judgePortion } from './ask-model.ts';
import { judgeTranslation } from './judge-translation.ts';
import { type WantedText, wantedTexts } from './wanted-texts.ts';

const quote = '<span data-qid="question01" contenteditable="false">Q1</span>';
const wanted = (text: string, html?: string): WantedText => {
  const base = html === undefined ? { text } : { text, html };
  return { id: 'a', field: 'title', base, tokens: tokenise(base)!, mark: 'm', question: undefined, beside: [] };
};
const quoted = wanted('您为什么选Q1？', `<p>您为什么选${quote}？</p>`);
const judged = (of: WantedText, words: string) => judgeTranslation(of, words)?.text;

describe('a proposed translation', () => {
  it('keeps quotes and marks, and brackets stay words', () => {
    expect(judgeTranslation(quoted, '[[1]]Why did you choose [[2]] < others?[[/1]]')).toEqual({
      text: 'Why did you choose Q1 < others?',
      html: `<p>Why did you choose ${quote} &lt; others?</p>`,
    });
  });

  it.each([
    ['loses a quote', quoted, '[[1]]Why?[[/1]]'],
    ['doubles a quote', quoted, '[[1]]Why [[2]] [[2]]?[[/1]]'],
    ['makes one up', quoted, '[[1]]Why [[2]] [[3]]?[[/1]]'],
    ['makes one up where there was none', wanted('为什么？'), 'Why [[1]]?'],
    ['loses a placeholder', wanted('{{name}}，您好'), 'Hello'],
    ['translates a placeholder', wanted('{称呼}，您好'), 'Hello {title}'],
    ['makes up a placeholder', wanted('您好'), 'Hello {name}'],
    ['doubles a placeholder', wanted('{n} 次'), '{n} of {n} times'],
    ['is empty', wanted('您好'), '  '],
    ['is endless', wanted('您好'), 'x'.repeat(20_001)],
  ])('is dropped where it %s', (_, of, words) => expect(judged(of, words)).toBeUndefined());

  it('may move a placeholder', () => expect(judged(wanted('{n} 次'), 'times: {n}')).toBe('times: {n}'));
});

it('of a portion the first answer for each text counts, and what is of no use is counted', () => {
  const portion = [wanted('一'), quoted, wanted('三')];
  const answer = (n: number, text: string) => ({ n, text });
  const found = judgePortion(portion, {
    translations: [answer(3, 'three'), answer(3, 'drei'), answer(2, 'Why?'), answer(9, 'nine')],
  });
  expect(found.proposals.map(({ text }) => text.text)).toEqual(['three']);
  expect(found.dropped).toBe(2);
});

it('portions are small in texts and in characters, and a long text is one by itself', () => {
  const long = wanted('长'.repeat(3999));
  const sizes = (texts: readonly WantedText[]) =>
    portionsOf(texts, ({ tokens }) => tokens.words.length).map(({ length }) => length);
  expect(sizes(Array.from({ length: 95 }, () => wanted('短')))).toEqual([40, 40, 15]);
  expect(sizes([wanted('短'), long, wanted('二'), wanted('三')])).toEqual([2, 2]);
  expect(sizes([long, long])).toEqual([1, 1]);
});

it('wanted are words: no address, nothing endless, and nothing that says itself what tokens are written with', () => {
  const begun = createQuestionnaire({ title: 'x'.repeat(4001), baseLanguageId: 1, groupId: 'group00001' });
  const document = {
    ...begun,
    description: { text: 'Write [[1]] here' },
    languages: { 2: { languageId: 2, name: 'English', tag: 'en' } },
    endPages: {
      finished: { mode: 'url' as const, text: { text: '感谢' }, redirectUrl: 'https://example.com/a' },
    },
  };
  expect(wantedTexts(document, 2).map(({ id, field }) => `${id}.${field}`)).toEqual(['finished.endPage']);
});
