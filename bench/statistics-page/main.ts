// The page of statistics in a browser with 300 questions: the longest task while somebody scrolls through all of it, and what it keeps in
// memory. The reference is the page as it was first drawn. How long the statistics themselves take: bench/analysis.
import { parseArgs } from 'node:util';
import { longPage } from './long-page.ts';

const { values } = parseArgs({ options: { questions: { type: 'string', default: '300' } } });

await longPage(Number(values.questions));
