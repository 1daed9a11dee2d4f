import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files.ts';
import { findRepeats, type Repeat } from './find-repeats.ts';

/** Sources and styles. */
const COUNTED = /^(apps|packages|tools)\/.*\.(tsx?|mts|mjs|css)$/;
/**
 * Texts say the same in two languages, a migration stays as it ran, tests and their examples are read alone. A question type declares itself
 * whole in its own folder, so that it can be taken out; what two of them do alike is in `_shared`, which counts.
 */
const APART =
  /^packages\/texts\/|\.test\.tsx?$|\/(test|tests|fixtures|migrations|seeds|templates)\/|^packages\/question-types\/src\/[a-z][^/]*\/|(^|\/)[\w-]*examples\.ts$/;

/** Passages that stand twice in the sources. */
export function countedRepeats(root: string): Repeat[] {
  const paths = listFiles(root).filter(path => COUNTED.test(path) && !APART.test(path));
  return findRepeats(paths.map(path => ({ path, text: readFileSync(join(root, path), 'utf8') })));
}

/** As many as there are. Whoever joins two puts it down; nobody puts it up. */
const MOST = 19;

/** Told once there are more than there were, all of them, since nobody knows which is the new one. */
export function findTooManyRepeats(root: string): string[] {
  const repeats = countedRepeats(root);
  return repeats.length > MOST
    ? repeats.map(repeat => `written-twice (${MOST} at most): ${describeRepeat(repeat)}`)
    : [];
}

export const describeRepeat = ({ one, other, lines }: Repeat) =>
  `${lines} lines: ${one.path}:${one.first}-${one.last} ~ ${other.path}:${other.first}-${other.last}`;
