import { describe, expect, it } from 'vitest';
import { readSearch } from './read-search.ts';

describe('what is typed to find people', () => {
  it.each([
    ['13800138000', { account: '13800138000' }],
    [' 138 0013 8000 ', { account: '13800138000' }],
    ['ann@example.com', { account: 'ann@example.com' }],
    ['林', { words: '林' }],
    [' Lin Xiao ', { words: 'Lin Xiao' }],
    ['007', { words: '007' }],
  ])('is an account or a part of a name: %o', (typed, search) => {
    expect(readSearch(typed)).toEqual(search);
  });

  it.each(['', '  ', '1380013', 'ann@', '@example.com', 'a1380013b'])('is neither: %o', typed => {
    expect(readSearch(typed)).toBeUndefined();
  });
});
