import { kinds } from '../../src/index.ts';
import { modelRequest } from '../model-truth.ts';
import { presentSlowly } from '../run-kind.ts';
import { modelWorld, type TriedModel } from './model-worlds.ts';
import type { LieCount } from './report-lies.ts';
import { triedModels } from './tried-models.ts';
import { triedSolutions } from './tried-solutions.ts';

const PEOPLE = 240;
const STRONG = 1.2;

/** Of each kind so many data sets without any effect, and a few in which the effect cannot be overlooked. */
export function modelLies(sets: number, strongSets: number, only?: string): readonly LieCount[] {
  return [...triedModels, ...triedSolutions]
    .filter(({ name }) => only === undefined || name === only)
    .map((tried, kind) => {
      const noise = Array.from({ length: sets }, (_, at) => claimsOf(tried, 0, 7_000_003 * (kind + 1) + at));
      const strong = Array.from({ length: strongSets }, (_, at) => saidOf(tried, STRONG, 9_000_011 * (kind + 1) + at));
      const missed = strong.filter(said => !tried.must.test(said.join(' ')));
      return {
        name: tried.name,
        sets,
        untrue: noise.filter(said => said.length > 0).length,
        wrong: 0,
        missed: missed.length,
        examples: [...noise.flat().slice(0, 2), ...missed.slice(0, 1).map(said => `missed: ${said.join(' ')}`)],
      };
    });
}

/** What stands as meaning beside its exhibits. A refusal says nothing. */
function saidOf({ name, request, world = modelWorld }: TriedModel, strength: number, seed: number): readonly string[] {
  const data = world(strength, PEOPLE, seed);
  try {
    return presentSlowly(kinds[name], modelRequest(name, request), data, 'en').flatMap(({ notes }) =>
      notes.flatMap(({ tone, text }) => (tone === 'meaning' ? [text] : [])),
    );
  } catch (error) {
    if (error instanceof Error && error.name !== 'TypeError') return [];
    throw error;
  }
}

const claimsOf = (tried: TriedModel, strength: number, seed: number) =>
  saidOf(tried, strength, seed).filter(text => !tried.plain.some(pattern => pattern.test(text)));
