// The price of a changed answer at 500 questions, beside SurveyJS in the same run.
import { designs } from './designs.ts';
import { ours } from './ours.ts';
import { type Figures, race } from './race.ts';
import { loadTheirs } from './theirs.ts';

const MAX_CHANGE_MS = 0.1;
const MIN_RATIO = 200;
const CHANGES = 2000;
/** They are slow: fewer changes say as much. */
const THEIR_CHANGES = 40;

const theirs = await loadTheirs();
if (!theirs) console.log('! surveyjs-core is not installed: our own figures only, and no ratio');
let isGood = theirs !== undefined;
for (const design of designs) {
  race(ours, design, CHANGES); // The first run is the compiler's.
  const mine = race(ours, design, CHANGES);
  const other = theirs && race(theirs, design, THEIR_CHANGES);
  const ratio = other && other.changeMs / mine.changeMs;
  // With them the answer of a hidden question still counts, so only where nothing hangs on a hidden one can both show the same.
  const agrees = !other || design.name !== 'star' || other.shown.every((shown, at) => shown === mine.shown[at]);
  const isWithin = mine.changeMs < MAX_CHANGE_MS && (ratio === undefined || ratio >= MIN_RATIO) && agrees;
  isGood &&= isWithin;
  console.log(`${isWithin ? ' ' : '!'} ${design.name.padEnd(6)} ${figures(ours.name, mine)}`);
  if (other && theirs)
    console.log(
      `         ${figures(theirs.name, other)}  ratio ${ratio!.toFixed(0)}${agrees ? '' : '  they disagree'}`,
    );
}
process.exit(isGood ? 0 : 1);

function figures(name: string, { createMs, changeMs }: Figures): string {
  return `${name.padEnd(9)} create ${createMs.toFixed(2).padStart(8)} ms  change ${changeMs.toFixed(4).padStart(8)} ms`;
}
