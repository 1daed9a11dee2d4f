// Random walks of two people with few rights through all that changes where things stand or who holds them. After every step nothing of others'
// work may be held that was not, by the one function that says so; every hundredth, nothing may be read by calls. `--steps 100000 --walks 20`,
// `--from 51`: the number of the first walk, so that a long bench can be made in pieces of which none walks the same way again.
import { parseArgs } from 'node:util';
import { walkRights } from '../../apps/server/src/testing/walk-rights.ts';
import { withTestApp } from '../../tools/testing/with-test-app.ts';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '100000' },
    walks: { type: 'string', default: '50' },
    from: { type: 'string', default: '1' },
  },
});
const [steps, walks, from] = [Number(values.steps), Number(values.walks), Number(values.from)];
const LOOK_EVERY = 100;

await withTestApp('bench-rights-walk', async test => {
  let [made, done, gains] = [0, 0, 0];
  for (let seed = from; seed < from + walks; seed++) {
    const walk = await walkRights(test, 1000 + seed);
    for (let n = 0; n < steps / walks; n++) {
      const said = await walk.step();
      made += 1;
      if (said.endsWith('0000')) done += 1;
      const gained = [...(await walk.gains()), ...(n % LOOK_EVERY === 0 ? await walk.readable() : [])];
      if (gained.length === 0) continue;
      gains += 1;
      console.log(`! ${said}\n    ${gained.slice(0, 3).join('\n    ')}`);
      // The walk goes on from here with more than it may: the next one begins anew.
      break;
    }
    console.log(`  ${made} steps, ${done} of them were done, ${gains} gains`);
  }
  console.log(`${gains === 0 ? '✓' : '✗'} ${made} steps in ${walks} walks, ${done} of them were done: ${gains} gains`);
  if (gains > 0) process.exitCode = 1;
});
