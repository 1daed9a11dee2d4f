// `npm run bench -- helper`: how good the helper is at its craft. Part `craft`: the craft check on 220 questions that two people labelled,
// and on our templates. Half of the questions was kept while the rules were written and is for the figure alone: `--kept` prints it, and no
// rule may be changed by it. `--tell` names the cases of the open half.
import { benchCraft } from './craft.ts';
import { benchTemplates } from './templates.ts';

benchCraft(process.argv.includes('--kept') ? ['open', 'kept'] : ['open'], process.argv.includes('--tell'));
console.log('\ntemplates');
benchTemplates();
