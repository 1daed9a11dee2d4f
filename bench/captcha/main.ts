// How a simple reader fares on our picture codes, beside the same letters drawn plainly.
import { drawDistorted } from '../../apps/server/src/features/people/picture-code/draw-picture-code.ts';
import { countSolved, drawPlain, randomTexts } from '../../apps/server/src/testing/fakes/picture-solver.ts';

const PICTURES = 300;
const MOST_SHARE = 0.05;
/** A reader that cannot read plain letters says nothing about ours. */
const LEAST_REFERENCE = 0.95;

const texts = randomTexts(PICTURES, Math.random);
const plain = countSolved(texts, drawPlain) / PICTURES;
const ours = countSolved(texts, text => drawDistorted(text, Math.random)) / PICTURES;
console.log(`${plain >= LEAST_REFERENCE ? ' ' : '!'} plain letters ${percent(plain)} of ${PICTURES} read`);
console.log(
  `${ours < MOST_SHARE ? ' ' : '!'} our pictures  ${percent(ours)} of ${PICTURES} read, aim under ${percent(MOST_SHARE)}`,
);
process.exit(plain >= LEAST_REFERENCE && ours < MOST_SHARE ? 0 : 1);

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
