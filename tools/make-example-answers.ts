// `node tools/run.mjs tools/make-example-answers.ts`: the counts of apps/web/src/areas/people/site/live/cross-table/example-counts.ts,
// which a test holds against the same answers.
import { countAnswers } from './example-answers/count-answers.ts';
import { drawAnswers } from './example-answers/draw-answers.ts';

console.log(JSON.stringify(countAnswers(drawAnswers())));
