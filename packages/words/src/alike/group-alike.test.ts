import { describe, expect, test } from 'vitest';
import { groupAlike, groupAlikeSteps } from './group-alike.ts';
import { normaliseAnswer } from './normalise-answer.ts';
import { senseOf } from './sense-of.ts';
import { shinglesOf } from './shingles.ts';

const placesOf = (texts: readonly string[], least?: number) =>
  groupAlike(texts, least === undefined ? {} : { least }).map(({ places }) => places);

test('puts together what differs in signs, width, letters and spaces alone', () => {
  expect(placesOf(['很好！！！', '很 好。', 'ＯＫ', 'ok :)', 'Ok…', '好', '', '！？'])).toEqual([
    [2, 3, 4],
    [0, 1],
    [5],
  ]);
});

test('keeps apart what is denied and what has other figures, however alike the rest is', () => {
  const texts = [
    '我对这家店的售后服务非常满意',
    '我对这家店的售后服务非常不满意',
    '这次活动打了9折我觉得很划算',
    '这次活动打了5折我觉得很划算',
    'the delivery driver was helpful and on time',
    'the delivery driver was not helpful and on time',
  ];
  expect(placesOf(texts, 0.6)).toHaveLength(6);
});

test('shows a group by its most frequent wording and counts its wordings', () => {
  const texts = ['客服的态度非常差劲啊', '客服的态度非常差劲', '客服的态度非常差劲！', '物流'];
  expect(groupAlike(texts, { least: 0.7 })).toEqual([
    { places: [0, 1, 2], shown: 1, wordings: 2 },
    { places: [3], shown: 3, wordings: 1 },
  ]);
});

describe('by pieces', () => {
  const parts = ['物流', '包装', '客服', '价格', '质量'];
  const ends = ['有点慢啊', '太慢了', '太慢了吧', '非常差', '非常差劲', 'is bad', 'is so bad', '一般般吧', '还可以的'];
  const texts = parts
    .flatMap(part => ends.map(end => `${part}真的是${end}`))
    .flatMap((text, at) => (at % 4 === 0 ? [text, text] : [text]));

  /** The same by comparing each with each: the most frequent first, into the most similar group. */
  function byBruteForce(least: number): number[][] {
    const wordings = new Map<string, number[]>();
    texts.forEach((text, place) => {
      const key = normaliseAnswer(text);
      wordings.set(key, [...(wordings.get(key) ?? []), place]);
    });
    const groups: { leader: string; places: number[] }[] = [];
    for (const [text, places] of [...wordings].sort(([, a], [, b]) => b.length - a.length)) {
      const similar = groups
        .filter(({ leader }) => senseOf(leader) === senseOf(text))
        .map(group => ({ group, similarity: jaccard(group.leader, text) }))
        .filter(({ similarity }) => similarity >= least)
        .sort((a, b) => b.similarity - a.similarity);
      if (similar[0]) similar[0].group.places.push(...places);
      else groups.push({ leader: text, places: [...places] });
    }
    return groups
      .map(({ places }) => places.sort((a, b) => a - b))
      .sort((a, b) => b.length - a.length || a[0]! - b[0]!);
  }

  function jaccard(a: string, b: string): number {
    const [one, other] = [new Set(shinglesOf(a)), new Set(shinglesOf(b))];
    const shared = [...one].filter(piece => other.has(piece)).length;
    return shared / (one.size + other.size - shared);
  }

  test.each([0.4, 0.6, 0.75, 0.9, 1])('finds with %d what a comparison of each with each finds', least => {
    expect(placesOf(texts, least)).toEqual(byBruteForce(least));
  });

  test('finds a pair that is just similar enough, and shares nothing but its most frequent pieces', () => {
    // All 9 pieces of the first are in the second, which has two rare ones more.
    const pair = ['甲乙丙丁戊己庚辛', '甲乙丙子丙丁戊己庚辛'];
    expect(placesOf(pair, 9 / 11)).toEqual([[0, 1]]);
    expect(placesOf(pair, 0.82)).toEqual([[0], [1]]);
  });

  test('rests on its way, says how far it is and comes to the same', () => {
    const many = Array.from({ length: 1500 }, (_, at) => `${texts[at % texts.length]}${'甲乙丙丁戊己庚'[at % 7]}`);
    const steps = groupAlikeSteps(many);
    const shares: number[] = [];
    for (;;) {
      const step = steps.next();
      if (step.done) {
        expect(step.value).toEqual(groupAlike(many));
        break;
      }
      shares.push(step.value);
    }
    expect(shares.length).toBeGreaterThan(8);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});
