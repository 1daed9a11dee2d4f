import { readFileSync } from 'node:fs';
import * as contract from '@wenshu/api-contract';
import { callsOf, compareCalls, parseSpecCalls } from './spec-coverage/compare-calls.ts';

/** Holds the contract against the calls that the specification names: what is built, what is missing, what is nobody's. */
const spec = parseSpecCalls(readFileSync(new URL('../docs/spec/calls.tsv', import.meta.url), 'utf8'));
const { areas, own, strangers } = compareCalls(callsOf(contract), spec);

for (const { area, built, missing } of areas) {
  console.log(`${area}: ${built.length} of ${built.length + missing.length} built`);
  for (const call of missing) console.log(`  missing  ${call}`);
}
console.log(`own: ${own.length}`);
for (const call of own) console.log(`  own      ${call}`);
for (const call of strangers) console.error(`  ${call} stands neither in docs/spec/calls.tsv nor is it marked own`);
process.exit(strangers.length > 0 ? 1 : 0);
