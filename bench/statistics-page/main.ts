// Statistics per question. First all of those of the large survey (`--records`, 200,000 by default) through the calls, as the page asks for
// them, beside the same counts as bare statements on the copy's file. Then the page itself in a browser with 300 questions: the longest task
// while somebody scrolls through all of it, and what it keeps in memory. The reference there is the page as it was first drawn.
import { parseArgs } from 'node:util';
import { allStatistics } from './all-statistics.ts';
import { longPage } from './long-page.ts';

const { values } = parseArgs({
  options: { records: { type: 'string', default: '200000' }, questions: { type: 'string', default: '300' } },
});

await allStatistics(Number(values.records));
await longPage(Number(values.questions));
