import { describe, expect, it } from 'vitest';
import { estimateBytes } from './estimate-bytes.ts';
import { LruCache } from './lru-cache.ts';

const keysOf = (cache: LruCache<string, string>, keys: string) => [...keys].filter(key => cache.get(key) !== undefined);

describe('a cache of entries of one size', () => {
  it('forgets the one that was used longest ago', () => {
    const cache = new LruCache<string, string>(2);
    cache.set('a', 'x');
    cache.set('b', 'x');
    cache.get('a');
    cache.set('c', 'x');
    expect(keysOf(cache, 'abc')).toEqual(['a', 'c']);
  });
});

describe('a cache that is bounded by bytes', () => {
  const bounded = () => new LruCache<string, string>(10, text => text.length);

  it('forgets as many as a large one needs room, the longest unused first', () => {
    const cache = bounded();
    for (const key of 'abcde') cache.set(key, 'xx');
    cache.get('a');
    cache.set('f', 'xxxxx');
    expect(keysOf(cache, 'abcdef')).toEqual(['a', 'e', 'f']);
  });

  it('does not keep what is larger than all of it, and loses nothing for it', () => {
    const cache = bounded();
    cache.set('a', 'xx');
    cache.set('b', 'x'.repeat(11));
    expect(keysOf(cache, 'ab')).toEqual(['a']);
  });

  it('counts what takes the place of something once', () => {
    const cache = bounded();
    for (let turn = 0; turn < 20; turn++) cache.set('a', 'xxxx');
    cache.set('b', 'xxxxxx');
    expect(keysOf(cache, 'ab')).toEqual(['a', 'b']);
    cache.set('a', 'x'.repeat(11));
    expect(keysOf(cache, 'ab')).toEqual(['b']);
    cache.set('c', 'xxxx');
    expect(keysOf(cache, 'bc')).toEqual(['b', 'c']);
  });

  it('has room again for what was taken out', () => {
    const cache = bounded();
    cache.set('a', 'x'.repeat(10));
    cache.delete('a');
    cache.delete('a');
    cache.set('b', 'xxxxx');
    cache.set('c', 'xxxxx');
    expect(keysOf(cache, 'abc')).toEqual(['b', 'c']);
  });
});

it('data takes the more room the longer its JSON is; nothing takes none', () => {
  expect(estimateBytes({ a: 'x'.repeat(1000) })).toBeGreaterThan(estimateBytes({ a: 'x' }) + 900);
  expect(estimateBytes(undefined)).toBe(0);
});
