// `npm run bench -- statistics [--only ward]`: our models beside the same work of R's, on the same numbers in the same run. Goal: no row
// above 1.
import { parseArgs } from 'node:util';
import { rows } from './rows.ts';
import { openR } from './run-in-r.ts';
import { shortest, timeSeveral } from './timing.ts';

const ALLOWED_RATIO = 1;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const inR = await openR();
let isAllWithin = true;
for (const row of rows.filter(({ name }) => name.includes(values.only))) {
  const { work, data } = row.prepare();
  // R before and after, so that a machine that becomes slower meanwhile favours nobody.
  const before = inR(row, data);
  const ours = shortest(timeSeveral(work));
  const after = inR(row, data);
  const reference = shortest([...before.whole, ...after.whole]);
  const ratio = ours / reference;
  isAllWithin &&= ratio <= ALLOWED_RATIO;
  const seconds = (value: number) => `${value.toFixed(4)} s`;
  const { part } = row.r;
  const alone = part ? `; ${part.name} alone ${seconds(shortest([...before.part, ...after.part]))}` : '';
  console.log(
    `${ratio <= ALLOWED_RATIO ? ' ' : '!'} ${row.name.padEnd(34)}${seconds(ours)}  R ${seconds(reference)}  ratio ${ratio.toFixed(2)}  (${row.reference}${alone})`,
  );
}
process.exit(isAllWithin ? 0 : 1);
