// Runs a TypeScript tool on Node 24, whatever Node the machine has: `node tools/run.mjs tools/check.ts args…`.
import { spawn } from 'node:child_process';
import { nodeBinary } from './node-binary.mjs';

const child = spawn(nodeBinary(), process.argv.slice(2), { stdio: 'inherit' });
// The terminal sends Ctrl-C to both of us: we outlive the tool, which may have things to put in order.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', code => process.exit(code ?? 1));
