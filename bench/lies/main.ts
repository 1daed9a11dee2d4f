// How often a report or a model says something untrue: data sets with a known truth, their printed sentences read by a judge that shares no code with ours.
// `--sets 1000` is the number of data sets of each kind of world; `--only report` or the name of a model looks at one alone.
import { parseArgs } from 'node:util';
import { modelLies } from '../../packages/analysis/test/lies/model-lies.ts';
import { type LieCount, mostUntrue, reportLies } from '../../packages/analysis/test/lies/report-lies.ts';

const { values } = parseArgs({ options: { sets: { type: 'string', default: '1000' }, only: { type: 'string' } } });
const sets = Number(values.sets);
const most = mostUntrue(sets);
const isOf = (name: string) => values.only === undefined || values.only === name;

console.log(
  `Untrue in at most ${most} of ${sets} (5 %, 99.9 % point of the binomial); wrong numbers and missed large effects: 0`,
);
console.log(
  `${'world or kind'.padEnd(30)}${['sets', 'untrue', 'wrong', 'missed'].map(head => head.padStart(9)).join('')}`,
);
if (isOf('report')) for (const count of reportLies(sets)) show(count);
if (values.only !== 'report') for (const count of modelLies(sets, Math.ceil(sets / 10), values.only)) show(count);

function show({ name, sets: of, untrue, wrong, missed, examples }: LieCount): void {
  const isGood = untrue <= most && wrong === 0 && missed === 0;
  console.log(
    `${isGood ? '✓' : '✗'} ${name.padEnd(28)}${[of, untrue, wrong, missed].map(one => String(one).padStart(9)).join('')}`,
  );
  if (isGood) return;
  process.exitCode = 1;
  for (const example of examples) console.log(`    ${example.slice(0, 300)}`);
}
