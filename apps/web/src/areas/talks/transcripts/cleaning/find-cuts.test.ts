import { cutPieces, type Turn } from '@wenshu/transcripts';
import { describe, expect, it } from 'vitest';
import { cleanedKinds, cutsOf, findCuts } from './find-cuts.ts';

const all = new Set(cleanedKinds);

describe('what is proposed to be cut', () => {
  it('is of the kinds that were asked for, in the order of the text', () => {
    const text = '嗯，我我觉得还行,便宜';
    expect(cutsOf(text, 'zh', all).map(({ why }) => why)).toEqual(['filler', 'repeat', 'marks', 'marks']);
    expect(cutsOf(text, 'zh', new Set(['repeat']))).toEqual([{ from: 2, to: 3, now: '', why: 'repeat' }]);
    expect(cutsOf('我觉得还行。', 'zh', all)).toEqual([]);
  });

  it('leaves what reads well, and never overlaps', () => {
    for (const [text, language] of [
      ['嗯，我我觉得还行,便宜', 'zh'],
      ['Um, I I buy it online , you know, because it is cheap', 'en'],
    ] as const) {
      const pieces = cutsOf(text, language, all);
      for (const [at, { to }] of pieces.entries()) expect(to).toBeLessThanOrEqual(pieces[at + 1]?.from ?? text.length);
      expect(cutPieces({ text, cuts: [] }, pieces).cuts).toHaveLength(pieces.length);
    }
    expect(
      cutPieces({ text: '嗯，我我觉得还行,便宜', cuts: [] }, cutsOf('嗯，我我觉得还行,便宜', 'zh', all)).text,
    ).toBe('我觉得还行，便宜。');
  });

  it('is found in all turns, and not after it was told to stop', async () => {
    const turn = (id: string, text: string) => ({ id, text }) as Turn;
    const looking = { language: 'zh', kinds: all, onPercent: () => {} } as const;
    const turns = [turn('a', '嗯，好的。'), turn('b', '好的。'), turn('c', '我我去。')];
    const found = await findCuts(turns, { ...looking, signal: new AbortController().signal });
    expect([...found!.keys()]).toEqual(['a', 'c']);
    const many = Array.from({ length: 30_000 }, (_, at) => turn(String(at), '嗯，我我觉得还行,便宜'));
    const abort = new AbortController();
    const stopped = findCuts(many, { ...looking, signal: abort.signal });
    abort.abort();
    expect(await stopped).toBeUndefined();
  });
});
