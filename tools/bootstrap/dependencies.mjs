// Runs on Node 20 with nothing installed: plain JavaScript, no imports from node_modules.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'node_modules/.wenshu-lock-sha256';
const INSTALLED = 'node_modules/.package-lock.json';

/** Whether node_modules holds what package-lock.json asks for. */
export function areDependenciesCurrent(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  if (readIfThere(join(root, STAMP)) === sha256(lock)) return true;
  // Somebody ran `npm ci` by hand: npm's own record of what it installed says as much as our stamp.
  const installed = readIfThere(join(root, INSTALLED));
  if (installed === undefined || !holds(JSON.parse(installed).packages, JSON.parse(lock).packages)) return false;
  stampDependencies(root);
  return true;
}

export function stampDependencies(root) {
  writeFileSync(join(root, STAMP), sha256(readFileSync(join(root, 'package-lock.json'))));
}

/** Optional packages may be missing: most of them are for other platforms. A present one must be the locked one. */
function holds(installed, locked) {
  return Object.entries(locked)
    .filter(([path]) => path.startsWith('node_modules/'))
    .every(([path, { version, integrity, optional, peer }]) => {
      const found = installed[path];
      if (found === undefined) return optional === true || peer === true;
      return found.version === version && found.integrity === integrity;
    });
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
