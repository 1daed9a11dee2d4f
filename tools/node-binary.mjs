import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEEDED_MAJOR = 24;

/** The Node to run TypeScript with: this one when it is new enough, else the one that the npm package `node` brought. */
export function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  const packaged = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));
  if (existsSync(packaged)) return packaged;
  console.error(`Node ${NEEDED_MAJOR} is needed and node_modules/node is missing. Run: npm ci`);
  process.exit(1);
}
