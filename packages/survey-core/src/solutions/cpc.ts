import {
  checkAttributes,
  designQuestion,
  efficiencyOf,
  mostLevels,
  prohibitionsOf,
  requestedAttributes,
} from './conjoint.ts';
import { attributes, restrictions, subject, unit } from './shared-fields.ts';
import type { Solution } from './solution.ts';

const SECONDS_PER_CARD = 8;
/** How far ratings from 1 to 10 usually lie apart that attributes do not explain. */
const USUAL_SPREAD = 2;

export const cpc: Solution = {
  id: 'cpc',
  fields: [subject, unit, attributes, restrictions],
  check: checkAttributes,
  design: setting => ({
    method: 'cards',
    attributes: requestedAttributes(setting),
    prohibitions: prohibitionsOf(setting),
  }),
  // A level's mean against the mean of all: s · √((L−1) / cards), of an orthogonal plan.
  precision: (setting, made) => ({
    unit: 'points',
    standardErrorOfOne:
      USUAL_SPREAD * Math.sqrt((mostLevels(setting) - 1) / ((made?.quality.tasks ?? 16) * efficiencyOf(made))),
  }),
  seconds: (_setting, made) => (made?.quality.tasks ?? 16) * SECONDS_PER_CARD,
  build: (setting, made, words, mint) =>
    designQuestion('cpc', { setting, made: made!, words, mint }, { lowLabel: words.unlikely, highLabel: words.likely }),
};
