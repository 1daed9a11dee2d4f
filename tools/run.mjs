// Runs a TypeScript tool on Node 24, whatever Node the machine has: `node tools/run.mjs tools/check.ts args…`.
import { spawnSync } from 'node:child_process';
import { nodeBinary } from './node-binary.mjs';

const result = spawnSync(nodeBinary(), process.argv.slice(2), { stdio: 'inherit' });
process.exit(result.status ?? 1);
