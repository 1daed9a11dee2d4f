import {
  checkAttributes,
  designQuestion,
  efficiencyOf,
  mostLevels,
  prohibitionsOf,
  requestedAttributes,
} from './conjoint.ts';
import { isOn, numberIn } from './setting.ts';
import { attributes, restrictions, subject, unit, versions } from './shared-fields.ts';
import type { Solution } from './solution.ts';

const SECONDS_PER_CONCEPT = 5;

export const cbc: Solution = {
  id: 'cbc',
  fields: [
    ...[subject, unit, attributes, restrictions],
    { kind: 'number', name: 'alternatives', min: 3, max: 5, isWhole: true, default: 3 },
    { kind: 'number', name: 'tasks', min: 8, max: 15, isWhole: true, default: 10 },
    { kind: 'switch', name: 'hasNone', default: true },
    versions,
  ],
  check: checkAttributes,
  design: setting => ({
    method: 'choice-tasks',
    attributes: requestedAttributes(setting),
    alternatives: numberIn(setting, 'alternatives'),
    tasks: numberIn(setting, 'tasks'),
    versions: numberIn(setting, 'versions'),
    prohibitions: prohibitionsOf(setting),
  }),
  // Of a level's part-worth where all concepts are liked alike: a task of a concepts tells (a−1)/(a(L−1)) about a contrast of L levels.
  precision: (setting, made) => {
    const [concepts, levels] = [numberIn(setting, 'alternatives'), mostLevels(setting)];
    const told = numberIn(setting, 'tasks') * efficiencyOf(made);
    return {
      unit: 'part-worth',
      standardErrorOfOne: Math.sqrt((concepts * (levels - 1) ** 2) / (levels * (concepts - 1) * told)),
    };
  },
  seconds: setting => numberIn(setting, 'tasks') * numberIn(setting, 'alternatives') * SECONDS_PER_CONCEPT,
  build: (setting, made, words, mint) =>
    designQuestion('cbc', { setting, made: made!, words, mint }, { hasNone: isOn(setting, 'hasNone') }),
};
