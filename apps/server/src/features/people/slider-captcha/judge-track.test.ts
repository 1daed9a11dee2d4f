import { SLIDER_WAY, type SliderPoint } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { handTrack } from '../../../testing/fakes/drag-slider.ts';
import { seededRandom } from '../../../testing/hostile.ts';
import { judgeTrack } from './judge-track.ts';

const hand = handTrack(seededRandom(1));
const even = (points: number, ms: number): SliderPoint[] =>
  Array.from({ length: points + 1 }, (_, at) => [(SLIDER_WAY * at) / points, (ms * at) / points]);

describe('a drag', () => {
  it('by hand passes, whoever’s hand it is', () => {
    for (let seed = 1; seed <= 200; seed++)
      expect(judgeTrack('pointer', handTrack(seededRandom(seed)))).toBeUndefined();
  });

  it.each<[string, SliderPoint[]]>([
    ['too-few-points', []],
    ['too-few-points', hand.slice(-5)],
    ['not-from-the-start', hand.map(([x, ms]) => [x + 20, ms])],
    ['not-to-the-end', hand.slice(0, -6)],
    ['even', even(30, 600)],
    ['time', hand.map(([x, ms]) => [x, ms / 20])],
    ['time', hand.map(([x, ms]) => [x, ms * 200])],
    ['time', hand.map(([x, ms], at) => [x, at === 9 ? ms - 400 : ms])],
    ['jump', hand.map(([x, ms], at) => [at < hand.length - 2 ? x / 4 : x, ms])],
    ['wandering', hand.map(([x, ms], at) => [at > 5 && at < 15 && at % 2 ? x - 30 : x, ms])],
  ])('is refused as %s', (problem, track) => {
    expect(judgeTrack('pointer', track)).toBe(problem);
  });
});

describe('the arrow keys', () => {
  it('may move evenly, as a key that is held down does', () => {
    expect(judgeTrack('keys', even(20, 660))).toBeUndefined();
  });

  it('take every step of the way', () => {
    expect(judgeTrack('keys', even(4, 660))).toBe('too-few-points');
    expect(judgeTrack('keys', even(20, 40))).toBe('time');
    expect(judgeTrack('keys', [...even(20, 660).slice(0, 12), [SLIDER_WAY, 660]])).toBe('jump');
  });
});
