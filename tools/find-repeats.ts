// `node tools/run.mjs tools/find-repeats.ts`: passages of six lines or more that stand in two places of the sources, a line each.
import { countedRepeats, describeRepeat } from './arrows/counted-repeats.ts';
import { repositoryRoot } from './repository-root.ts';

const repeats = countedRepeats(repositoryRoot);
for (const repeat of repeats) console.log(describeRepeat(repeat));
console.log(`${repeats.length} passages stand twice.`);
