// `npm test`: one command from a fresh clone to `N passed, N failed`. Plain JavaScript, because Node 20 must run it.
import { fileURLToPath } from 'node:url';
import { prepare } from './bootstrap/prepare.mjs';
import { runOnCurrentNode } from './bootstrap/run-on-current-node.mjs';

await prepare();
runOnCurrentNode(fileURLToPath(new URL('./test/main.ts', import.meta.url)), process.argv.slice(2));
