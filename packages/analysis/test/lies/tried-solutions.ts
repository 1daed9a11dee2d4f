import { codedVariable } from '../model-truth.ts';
import type { SlowData } from '../run-kind.ts';
import { mindless, researchQuestions, simulateResearch, usualMinds } from '../simulated-research.ts';
import { chanceFrom } from './chance.ts';
import type { TriedModel } from './model-worlds.ts';

/** Half as many as models get: every one of them has chosen a dozen times. */
const SHARE = 0.5;
const openings = [/^In [\d.]+% of the tasks people take none/, /% of the choices are “none of these”/];
/** That two are first by chance claims nothing. */
const unsettled = [/is not settled/, /within the margin of error/];

/** Whose brand cannot be overlooked. */
const decided: typeof usualMinds = {
  ...usualMinds,
  cbc: { ...usualMinds.cbc, worths: [[1.6, 0, -1.6], ...usualMinds.cbc.worths.slice(1)] },
  bpto: { ...usualMinds.bpto, brands: [0, -2, -3] },
};

const research = (strength: number, people: number, seed: number): SlowData =>
  simulateResearch(Math.round(people * SHARE), seed, strength > 0 ? decided : mindless);

/** Whoever likes tea does not like beer, and hardly anybody cares for the others; or all four are liked by chance. */
function drinkers(strength: number, people: number, seed: number): SlowData {
  const { next } = chanceFrom(seed);
  const likes = (code: number, isFirst: boolean) => {
    if (strength === 0) return next() < 0.4;
    return code > 2 ? next() < 0.05 : (code === 1) === isFirst && next() < 0.95;
  };
  const rows = Array.from({ length: people }, () => {
    const isFirst = next() < 0.5;
    return { m: [1, 2, 3, 4].filter(code => likes(code, isFirst)) };
  });
  return { rows, variables: [{ ...codedVariable('m', ['tea', 'beer', 'milk', 'juice']), kept: 'codes' }] };
}

type Solution = 'kano' | 'cbc' | 'cpc' | 'maxdiff' | 'bpto';
const asked = (name: Solution): Pick<TriedModel, 'name' | 'request' | 'world'> => ({
  name,
  world: research,
  request: { slots: { question: [researchQuestions[name].id] } },
});

/** Research whose people choose by chance, or have minds that are known. The price points of PSM have no “by chance”: their intervals are held against the truth beside this. */
export const triedSolutions: readonly TriedModel[] = [
  { ...asked('kano'), plain: [], must: /Must-be.*search/ },
  { ...asked('cbc'), plain: [...openings, ...unsettled], must: /“Brand” makes the most difference/ },
  { ...asked('cpc'), plain: [...openings, ...unsettled], must: /Brand: Acme/ },
  { ...asked('maxdiff'), plain: unsettled, must: /“Taste” matters most|“Taste” is about [\d.]+ times/ },
  { ...asked('bpto'), plain: [...openings, ...unsettled], must: /take “Acme” first, more than any other brand/ },
  {
    name: 'turf',
    world: drinkers,
    request: { slots: { sets: ['m'] }, options: { size: 2 } },
    plain: [...unsettled, /share first place/],
    must: /^The best.*tea, beer/,
  },
];
