import { describe, expect, it } from 'vitest';
import { judgeReport } from './judge-report.ts';
import { modelLies } from './model-lies.ts';
import { type LieCount, mostUntrue, reportLies } from './report-lies.ts';
import { surveyRecipes, surveyWorld } from './survey-worlds.ts';
import { triedModels } from './tried-models.ts';
import { triedSolutions } from './tried-solutions.ts';

// A thousand data sets of each kind: npm run bench -- lies.
const SETS = 8;

const lies = ({ wrong, missed, untrue, examples }: LieCount) =>
  wrong + missed === 0 && untrue <= mostUntrue(SETS) ? [] : examples;

describe('what is printed about data whose truth is known', () => {
  it.each(surveyRecipes.map(({ name }) => name))('in reports of: %s', name => {
    const [count] = reportLies(SETS, name);
    expect(lies(count!)).toEqual([]);
  });

  it.each([...triedModels, ...triedSolutions].map(({ name }) => name))(
    'by the model %s, of noise and of what cannot be overlooked',
    name => {
      const [count] = modelLies(SETS, 2, name);
      expect(lies(count!)).toEqual([]);
    },
    60_000,
  );
});

describe('the judge itself', () => {
  const world = surveyWorld(surveyRecipes.find(({ name }) => name === '0 % against 40 %')!, 5);
  const page = (...said: string[]) => [{ name: 'q0', said: ['Differences by Group', 'Q0 About q0', ...said] }];

  it('takes a false difference, a false number and silence for what they are', () => {
    const untrue = 'At the 95% level, “Q0O0” is significantly higher among “GA” (0.0%) than among “GB”.';
    expect(judgeReport(world, page(untrue)).untrue).toEqual([untrue]);
    const wrong = 'At the 95% level, “Q0O0” is significantly higher among “GB” (4.0%) than among “GA”.';
    expect(judgeReport(world, page(wrong)).wrong).toHaveLength(1);
    expect(judgeReport(world, page('The largest share: “Q0O1” (90.0%).')).wrong).toHaveLength(1);
    expect(judgeReport(world, page('The largest share: “Q0O0” (19.7%).')).wrong.length).toBeGreaterThan(0);
    expect(judgeReport(world, page('By “Group”, no question differs.')).missed).toHaveLength(1);
  });

  it('allows one untrue report in twenty and what chance adds to it, and no more', () => {
    expect([20, 100, 1000].map(sets => mostUntrue(sets))).toEqual([5, 13, 73]);
  });
});
