import { describe, expect, it } from 'vitest';
import { CLOUD_RATIO } from './cloud-ratio.ts';
import { layWords } from './lay-words.ts';

/** How much room a word takes in Noto Sans SC, in parts of the cloud's height: without the gap that the layout leaves. */
function roomOf({ text, x, y, size, isUpright }: ReturnType<typeof layWords>[number]) {
  let wide = 0;
  for (const letter of text) wide += letter > '\u2e7f' ? 1 : /[mwMW]/.test(letter) ? 0.93 : 0.6;
  const [across, down] = isUpright ? [size, wide * size] : [wide * size, size];
  return {
    left: x * CLOUD_RATIO - across / 2,
    right: x * CLOUD_RATIO + across / 2,
    top: y - down / 2,
    bottom: y + down / 2,
  };
}
type Room = ReturnType<typeof roomOf>;
const overlap = (a: Room, b: Room) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const chinese = Array.from({ length: 80 }, (_, at) => ({
  text: '价格服务态度配送'.slice(at % 5, (at % 5) + 2 + (at % 3)),
  count: 80 - at,
}));
const latin = Array.from({ length: 60 }, (_, at) => ({ text: `wording${'abc'.repeat(at % 6)}`, count: 61 - at }));
const same = Array.from({ length: 60 }, () => ({ text: 'internationalisation', count: 1 }));

describe('a cloud of words', () => {
  it.each([
    ['Chinese', chinese],
    ['Latin', latin],
    ['long words that are equally common', same],
    ['one', [{ text: '满意', count: 3 }]],
  ])('lays none of the first sixty upon another, and all of them within it: %s', (_name, words) => {
    const laid = layWords(words);
    expect(laid.map(({ text, count }) => ({ text, count }))).toEqual(words.slice(0, 60));
    const rooms = laid.map(roomOf);
    const clashes = rooms.flatMap((room, at) => rooms.slice(at + 1).filter(other => overlap(room, other)));
    expect(clashes).toEqual([]);
    expect(
      rooms.filter(({ left, right, top, bottom }) => left < 0 || right > CLOUD_RATIO || top < 0 || bottom > 1),
    ).toEqual([]);
  });

  it('is the same for the same words, and larger for what is commoner', () => {
    expect(layWords(latin)).toEqual(layWords(latin));
    const sizes = layWords(latin).map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]!).toBeGreaterThan(1.5 * sizes.at(-1)!);
    expect(layWords([])).toEqual([]);
  });
});
