import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { followValue, useDraft } from './use-draft.ts';

describe('a field that is written in', () => {
  it.each([
    ['shows a new value while nothing is written', { text: 'tea', known: 'tea' }, 'milk', 'milk'],
    ['keeps what is being written when a colleague changes the value', { text: 'te', known: 'tea' }, 'milk', 'te'],
    ['keeps what was saved when the value arrives', { text: 'milk', known: 'tea' }, 'milk', 'milk'],
    ['keeps what is being written while the value stays', { text: 'te', known: 'tea' }, 'tea', 'te'],
  ])('%s', (_, draft, value, text) => {
    expect(followValue({ ...draft, attempt: 0 }, value)).toMatchObject({ text, known: value });
  });

  it('follows again once it shows the value: an undo takes back what it saved', () => {
    const saved = followValue({ text: 'milk', known: 'tea', attempt: 0 }, 'milk');
    expect(followValue(saved, 'tea').text).toBe('tea');
  });

  it('shows what holds when saving came to nothing', () => {
    expect(followValue({ text: '12', known: '5', attempt: 0 }, '5', 1)).toEqual({ text: '5', known: '5', attempt: 1 });
  });

  it('is not drawn again for a value that stays the same', () => {
    const draft = { text: Number.NaN, known: Number.NaN, attempt: 0 };
    expect(followValue(draft, Number.NaN)).toBe(draft);
  });

  it('begins with the value', () => {
    const Field = () => <input readOnly value={useDraft('tea')[0]} />;
    expect(renderToStaticMarkup(<Field />)).toContain('value="tea"');
  });
});
