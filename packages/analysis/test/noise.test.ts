import { seededRandom } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import type { Exhibit, ModelName, ModelRequest, Row } from '../src/index.ts';
import { presentModel } from './model-truth.ts';
import { mostByChance, noiseRows, noiseVariables, writtenBy } from './noise-data.ts';

interface Tried {
  readonly kind: ModelName;
  readonly request: Partial<ModelRequest>;
  /** What a reader may be told of noise, beside that people are few: that nothing was found. */
  readonly nothing: RegExp;
  /** What is told of people who differ. */
  readonly says: RegExp;
  readonly draws?: number;
}

const few = /fewer than 30 people|Fewer than 30 people/;

const tried: readonly Tried[] = [
  {
    kind: 'keyDrivers',
    request: { slots: { dependent: ['n1'], drivers: ['s1', 's5', 's6'] } },
    nothing: /^There is no evidence that the drivers/,
    says: /^What matters most is “s[15]”/,
  },
  {
    kind: 'importancePerformance',
    request: { slots: { performance: ['s1', 's2', 's5'], outcome: ['n1'], importance: [] } },
    nothing: /^No aspect is in any quadrant|^Nothing shows that these have to do|^Not clearly apart/,
    says: /^Improve first.*s5/,
  },
  {
    kind: 'reliability',
    request: { slots: { items: ['s1', 's2', 's3', 's4'], reversed: [] } },
    nothing: /poor reliability|^These correlate with the others clearly below 0\.3/,
    says: /: (good|excellent) reliability\.$/,
  },
  {
    // Levene's test is each score's own, as the choice of its test is.
    kind: 'compareMeans',
    request: { slots: { variables: ['n1', 's1', 's6'], group: ['g'] } },
    nothing: /^No significant difference|^Spread differs/,
    says: /^“n1”: groups differ significantly .* is highest/,
  },
  {
    kind: 'compareMeans',
    request: { slots: { variables: ['s1', 's2', 's5'], group: [] } },
    nothing: /^No significant difference/,
    says: /^The same people give “s1” on average .* more than “s5”/,
  },
  {
    kind: 'rankTests',
    request: { slots: { variables: ['n1', 's1', 's6'], group: ['g'] } },
    nothing: /^No significant difference/,
    says: /^“n1”: a significant difference .* ranks highest/,
  },
  {
    kind: 'correlation',
    request: { slots: { variables: ['n1', 's1', 's2', 's3', 's4', 's5'] } },
    nothing: /^No two of them/,
    says: /^Of the significant correlations/,
  },
  {
    kind: 'factor',
    request: { slots: { variables: ['s1', 's2', 's3', 's4'] } },
    nothing: /not correlated enough|may not be correlated at all/,
    says: /^4 questions come down to 1 factor/,
  },
  {
    kind: 'entropy',
    request: { slots: { positive: ['s1', 's2', 's6'], negative: [] } },
    nothing: /^The lead of the largest weight/,
    says: /^“s6” has the largest weight/,
  },
  {
    kind: 'linearRegression',
    request: { slots: { dependent: ['n1'], predictors: ['s1', 's5', 's6', 'g'] } },
    nothing: /^There is no evidence that the predictors/,
    says: /each further point of “s5” goes with/,
  },
  {
    kind: 'logisticRegression',
    request: { slots: { dependent: ['y'], predictors: ['s1', 's5', 's6'] } },
    nothing: /^There is no evidence that the predictors/,
    says: /each further point of “s1” multiplies the odds/,
  },
  {
    kind: 'ordinalRegression',
    request: { slots: { dependent: ['s2'], predictors: ['s1', 's6', 'g'] } },
    nothing: /^There is no evidence that the predictors/,
    says: /each further point of “s1” multiplies the odds/,
  },
  {
    kind: 'multinomialRegression',
    request: { slots: { dependent: ['h'], predictors: ['s1', 's6'] } },
    nothing: /^There is no evidence that the predictors|^With fewer than/,
    says: /each further point of “s1” multiplies the odds/,
  },
  {
    kind: 'correspondence',
    request: { slots: { rows: ['g'], columns: ['h'] } },
    nothing: /^No significant relation/,
    says: /^Clearly more often together/,
  },
  {
    kind: 'multipleCorrespondence',
    request: { slots: { variables: ['g', 'h', 'y'] } },
    nothing: /^No significant relation/,
    says: /^The map holds/,
  },
  {
    kind: 'decisionTree',
    request: { slots: { dependent: ['y'], predictors: ['s1', 's5', 's6', 'g'] } },
    nothing: /^No question was found/,
    says: /^“s1” does most to tell people apart/,
  },
  {
    // Asked for, a branch is drawn; what it is worth is told of people who did not grow it.
    kind: 'decisionTree',
    request: { slots: { dependent: ['y'], predictors: ['s1', 's5', 's6', 'g'] }, options: { method: 'chaid' } },
    nothing: /^No question was found|the tree classifies|^Cross-validation does not show/,
    says: /^“s1” does most to tell people apart/,
  },
  {
    kind: 'kmeans',
    request: { slots: { variables: ['s1', 's2', 's3', 's4'] } },
    nothing: /^No separate groups were found/,
    says: /^People fall into 2 groups/,
    draws: 12,
  },
  {
    kind: 'hierarchical',
    request: { slots: { variables: ['s1', 's2', 's3', 's4'] } },
    nothing: /^No separate groups were found|^The cophenetic correlation is only/,
    says: /^People fall into 2 groups/,
    draws: 12,
  },
  ...(['apart', 'feeling', 'together'] as const).map((view): Tried => {
    const says = {
      apart: /^“(great|slow|awful)” is said (more|less) often in “g = /,
      feeling: /^Feeling differs between the groups of “y”/,
      together: /^“slow” and “awful” often stand|^“awful” and “slow” often stand/,
    };
    return {
      kind: 'words',
      // All of it each time: what is told is chosen from all of it.
      request: { slots: { text: ['t'], banner: ['g', 'y'] }, options: { together: true } },
      nothing: /^No group was found|^No significant difference|^No two words|^The words? in most answers/,
      says: says[view],
      // The same noise each time, and once all of it.
      draws: view === 'apart' ? 40 : 5,
    };
  }),
];

/** Two kinds of people, who live and choose differently; s5 is low and matters, s6 is nearly the same to everybody. */
function differingRows(seed: number): readonly Row[] {
  const random = seededRandom(seed);
  const writing = seededRandom(seed + 2);
  const point = (value: number) => Math.min(5, Math.max(1, Math.round(value)));
  return noiseRows(seed, 300).map(row => {
    const isContent = random.next() < 0.55;
    const [s1, s2, s3, s4] = [0, 0, 0, 0].map(() => point((isContent ? 4.4 : 1.8) + 0.7 * random.normal()));
    const s5 = point(2 + random.normal());
    const likely = (share: number) => random.next() < share;
    return {
      ...row,
      s1: s1!,
      s2: s2!,
      s3: s3!,
      s4: s4!,
      s5,
      s6: likely(0.06) ? 5 : 1 + Number(likely(0.1)),
      n1: 20 + 3 * s1! + 9 * s5 + 4 * random.normal(),
      g: likely(isContent ? 0.8 : 0.2) ? 3 : likely(0.5) ? 1 : 7,
      h: likely(isContent ? 0.7 : 0.1) ? 9 : row.h!,
      y: likely(s1! > 3 ? 0.85 : 0.2) ? 5 : 2,
      t: writtenBy(writing, isContent ? ['great'] : ['slow', 'awful']),
    };
  });
}

const toldIn = (exhibits: readonly Exhibit[], tone: 'meaning' | 'warning') =>
  exhibits.flatMap(({ notes }) => notes.flatMap(note => (note.tone === tone ? [note.text] : [])));

describe.each(tried)('$kind', ({ kind, request, nothing, says, draws = 30 }) => {
  it('tells noise as noise: no more is claimed than one test in twenty would', () => {
    const claiming = { meaning: [] as string[], warning: [] as string[] };
    for (let seed = 1; seed <= draws; seed++) {
      const shown = presentModel(kind, request, { rows: noiseRows(seed), variables: noiseVariables });
      for (const tone of ['meaning', 'warning'] as const) {
        const claims = toldIn(shown, tone).filter(text => !nothing.test(text) && !few.test(text));
        if (claims.length > 0) claiming[tone].push(claims.join(' '));
      }
    }
    for (const told of Object.values(claiming))
      expect(told.length, told.join('\n')).toBeLessThanOrEqual(mostByChance(draws));
  }, 120_000);

  it('tells what is there', () => {
    const shown = presentModel(kind, request, { rows: differingRows(7), variables: noiseVariables });
    expect(toldIn(shown, 'meaning')).toContainEqual(expect.stringMatching(says));
  });
});
