// `npm run bench -- helper`: how good the helper is at its craft. Part `craft`: the craft check on 220 questions that two people labelled,
// and on our templates. Part `drafting`: thirty descriptions as the house makes questionnaires of them. Part `asking`: forty-five questions on surveys as the house plans them. Half of the questions was kept while the rules were written and is for the figure alone: `--kept` prints it, and no
// rule may be changed by it. `--tell` names the cases of the open half.
import { benchAsking } from './asking.ts';
import { benchCraft } from './craft.ts';
import { benchDrafting } from './drafting.ts';
import { benchTemplates } from './templates.ts';

const halves = process.argv.includes('--kept') ? (['open', 'kept'] as const) : (['open'] as const);
const isTelling = process.argv.includes('--tell');
/** `--part drafting`: that one alone. */
const at = process.argv.indexOf('--part');
const isWanted = (part: string) => at < 0 || process.argv[at + 1] === part;

if (isWanted('craft')) benchCraft(halves, isTelling);
if (isWanted('templates')) {
  console.log('\ntemplates');
  benchTemplates();
}
if (isWanted('drafting')) {
  console.log('\nquestionnaires from descriptions');
  benchDrafting(halves, isTelling);
}
if (isWanted('asking')) {
  console.log('\nquestions on surveys');
  benchAsking(halves, isTelling);
}
