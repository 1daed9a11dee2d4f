import { describe, expect, it } from 'vitest';
import { cohenKappa } from '../../src/index.ts';
import { cutKept } from './cut-kept.ts';
import { cutOpen } from './cut-open.ts';
import { feelingEnKept } from './feeling-en-kept.ts';
import { feelingEnOpen } from './feeling-en-open.ts';
import { feelingSecond } from './feeling-second.ts';
import { feelingZhKept } from './feeling-zh-kept.ts';
import { feelingZhOpen } from './feeling-zh-open.ts';
import { feelingClasses, feelingKinds, type LabelledFeeling } from './labelled-feeling.ts';

const cuts = [...cutOpen, ...cutKept].map(cut => cut.split('|'));
const feelings = { zh: [...feelingZhOpen, ...feelingZhKept], en: [...feelingEnOpen, ...feelingEnKept] };
const mark = /[\p{P}～]/u;

/** Counts of each value, so that the halves can be compared. */
const count = (values: readonly string[], of: readonly string[]) =>
  of.map(value => values.filter(each => each === value).length);

describe('the answers cut by hand', () => {
  it('are 150 in each half, none of them in both', () => {
    expect([cutOpen.length, cutKept.length]).toEqual([150, 150]);
    expect(new Set(cuts.map(words => words.join(''))).size).toBe(300);
  });

  it('have no empty word, and no mark inside a word', () => {
    const words = cuts.flat();
    expect(words.filter(word => word === '')).toEqual([]);
    const joined = words.filter(word => mark.test(word) && new Set(word).size > 1);
    expect(joined.filter(word => !/^[\d.%]+$/.test(word))).toEqual([]);
  });

  it('cut the same letters alike everywhere, but for 没用, which is useless in one and not used in another', () => {
    const whole = new Set(cuts.flat());
    const cutElsewhere = cuts.flatMap(words =>
      words.flatMap((_, from) =>
        [2, 3, 4]
          .map(length => words.slice(from, from + length))
          .filter(run => run.length > 1 && whole.has(run.join(''))),
      ),
    );
    expect(new Set(cutElsewhere.map(run => run.join('|')))).toEqual(new Set(['没|用']));
  });
});

describe.each([
  { language: 'zh', open: feelingZhOpen, kept: feelingZhKept },
  { language: 'en', open: feelingEnOpen, kept: feelingEnKept },
] as const)('the answers with a feeling in $language', ({ language, open, kept }) => {
  it('are 150 in each half, none of them in both', () => {
    expect([open.length, kept.length]).toEqual([150, 150]);
    expect(new Set(feelings[language].map(answer => answer.text)).size).toBe(300);
  });

  it('have the same kinds in both halves, and nearly the same classes', () => {
    const kinds = (half: readonly LabelledFeeling[]) =>
      count(
        half.map(answer => answer.kind),
        feelingKinds,
      );
    const classes = (half: readonly LabelledFeeling[]) =>
      count(
        half.map(answer => answer.feeling),
        feelingClasses,
      );
    expect(kinds(open)).toEqual(kinds(kept));
    const apart = classes(open).map((each, place) => Math.abs(each - classes(kept)[place]!));
    expect(Math.max(...apart)).toBeLessThanOrEqual(3);
  });

  it('were labelled twice alike, by one labeller: steady, which is all this can show', () => {
    const first = new Map(feelings[language].map(answer => [answer.text, answer.feeling]));
    const second = feelingSecond[language];
    expect(new Set(second.map(answer => answer.text)).size).toBe(60);
    const pairs = second.map(answer => [first.get(answer.text)!, answer.feeling]);
    expect(pairs.every(([one]) => one !== undefined)).toBe(true);
    const { kappa, observed } = cohenKappa(pairs);
    console.info(
      `feeling labelled twice, ${language}: κ ${kappa!.toFixed(3)}, alike ${(observed * 100).toFixed(1)} %, n 60`,
    );
    expect(kappa).toBeGreaterThan(0.8);
  });
});
