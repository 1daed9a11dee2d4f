import { describe, expect, it } from 'vitest';
import { judgeOptions } from './judge-options.ts';
import { judgeTitles } from './judge-titles.ts';
import { tokenise } from './title-tokens.ts';

const quote = '<span data-qid="question01" contenteditable="false">Q1</span>';
const html = `<p>您为什么<strong>总是</strong>选择${quote}<br>而不是别的？</p>`;
const title = { text: '您为什么总是选择Q1\n而不是别的？', html };
const tokens = tokenise(title)!;

describe('a title with quotes and marks', () => {
  it('is words with tokens, and comes back as it was', () => {
    expect(tokens.words).toBe('[[1]]您为什么[[2]]总是[[/2]]选择[[3]][[4]]而不是别的？[[/1]]');
    expect(tokens.restore(tokens.words)).toEqual(title);
  });

  it('keeps them where the words around them change', () => {
    expect(tokens.restore('[[1]]选[[3]]，[[2]]不选别的[[/2]]，[[4]]a < b？[[/1]]')).toEqual({
      text: '选Q1，不选别的，\na < b？',
      html: `<p>选${quote}，<strong>不选别的</strong>，<br>a &lt; b？</p>`,
    });
  });

  it.each([
    ['without its quote', '[[1]]您[[2]]总是[[/2]]选择[[4]]？[[/1]]'],
    ['with its quote twice', '[[1]]您[[2]]总是[[/2]]选择[[3]][[3]][[4]]？[[/1]]'],
    ['with marks that cross', '[[1]]您[[2]]总是[[/1]]选择[[3]][[4]][[/2]]？'],
    ['with a mark left open', '[[1]]您[[2]]总是选择[[3]][[4]]？[[/1]]'],
    ['with a token that nobody gave', '[[1]]您[[2]]总[[/2]]选[[3]][[4]][[9]]？[[/1]]'],
    ['with a quote that is closed', '[[1]]您[[2]]总[[/2]]选[[3]]x[[/3]][[4]]？[[/1]]'],
  ])('is dropped %s', (_, words) => expect(tokens.restore(words)).toBeUndefined());

  it('is left alone where it says itself what tokens are written with', () => {
    expect(tokenise({ text: 'Why [[1]]?' })).toBeUndefined();
    expect(tokenise({ text: 'Why?' })!.restore('Why [[1]]?')).toBeUndefined();
  });
});

describe('what is shown of what was proposed', () => {
  const judge = (wish: 'rephrase' | 'shorten', ...all: string[]) => {
    const plain = { text: 'How often do you drink coffee?' };
    const written = all.map(words => ({ words, mend: null }));
    const { proposals, dropped } = judgeTitles(written, { title: plain, tokens: tokenise(plain)!, wish });
    return [proposals.map(one => one.title.text), dropped];
  };

  it('is new, not twice, not empty, not too long, and at most three', () => {
    expect(judge('rephrase', 'How often?', ' how  often? ', '', 'x'.repeat(501), 'a', 'b', 'c')).toEqual([
      ['How often?', 'a', 'b'],
      4,
    ]);
  });

  it('is shorter where that was the wish', () => {
    expect(judge('shorten', 'How often do you really drink coffee?', 'How often?')).toEqual([['How often?'], 1]);
  });

  it('counts what says the same again as nothing lost', () => {
    expect(judge('rephrase', 'How often do you drink coffee?')).toEqual([[], 0]);
  });

  it('has no option that is there', () => {
    expect(judgeOptions([{ name: null, options: ['Yes', ' no ', 'No', '', 'a\nb', 'Maybe'] }], ['yes'])).toEqual({
      proposals: [{ name: null, options: ['no', 'Maybe'] }],
      dropped: 4,
    });
    expect(judgeOptions([{ name: 'x', options: ['Yes'] }], ['yes'])).toEqual({ proposals: [], dropped: 1 });
  });
});
