// Breaks the product in small ways, one at a time and in a copy, and tells which breaks no test notices.
// `--changed SINCE` takes files changed since a commit, `--file F` one, `--area A` those below a path, `--at path:line` one line, `--at "path:line:kind"` one break; `--most 30` mutations, chosen by `--seed 1`.
// `--tests 6` of the nearest test files are run for each, `--seconds 240` at most. What survives them is shown to the compiler, unless `--untyped`. `--list` only shows what would be tried.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onStopSignal } from '../../tools/launcher/on-stop-signal.ts';
import { areaOf, isMutable } from '../../tools/mutations/area-of.ts';
import { changedSince, filesOfTree } from '../../tools/mutations/changed-files.ts';
import { chooseMutations, groupBy, type MutationOf } from '../../tools/mutations/choose-mutations.ts';
import { copyTree } from '../../tools/mutations/copy-tree.ts';
import { findMutations } from '../../tools/mutations/find-mutations.ts';
import { ImportGraph } from '../../tools/mutations/related-tests.ts';
import { isSpared, readSpared } from '../../tools/mutations/spared.ts';
import { type Tried, tryMutation } from '../../tools/mutations/try-mutation.ts';
import { repositoryRoot } from '../../tools/repository-root.ts';

const { values } = parseArgs({
  options: {
    changed: { type: 'string' },
    file: { type: 'string', multiple: true },
    area: { type: 'string', multiple: true },
    at: { type: 'string', multiple: true },
    most: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '240' },
    list: { type: 'boolean' },
    untyped: { type: 'boolean', default: false },
  },
});

const files = filesOfTree();
const changed = values.changed === undefined ? undefined : new Set(changedSince(values.changed));

function isAsked({ path, line, kind }: MutationOf): boolean {
  const named = [`${path}:${line}`, `${path}:${line}:${kind}`];
  return !values.at || values.at.some(one => named.includes(one));
}

const spared = readSpared(readFileSync(join(import.meta.dirname, 'spared.tsv'), 'utf8'));
const textOf = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const all = files
  .filter(path => (values.file ? values.file.includes(path) : isMutable(path)))
  .filter(path => !values.area || values.area.some(area => path.startsWith(area)))
  .filter(path => (!changed || changed.has(path)) && existsSync(join(repositoryRoot, path)))
  .flatMap(path => {
    const text = textOf(path);
    return findMutations(path, text)
      .map((mutation): MutationOf => ({ ...mutation, path }))
      .filter(mutation => isAsked(mutation) && !isSpared(spared, mutation, text));
  });
const chosen = chooseMutations(all, Number(values.most), Number(values.seed));
console.log(`${chosen.length} of ${all.length} mutations, seed ${values.seed}`);

const stop = new AbortController();
onStopSignal(
  () => stop.abort(),
  () => process.exit(1),
);
const shown = ({ path, line, kind, was, becomes }: MutationOf) =>
  `${path}:${line}  ${kind}  ${oneLine(was)} → ${oneLine(becomes) || 'nothing'}`;
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 90);

const signs = { noticed: '✓', survived: '✗', unreached: '·', unknown: '?' } as const;

if (values.list) for (const mutation of chosen) console.log(shown(mutation));
else if (chosen.length > 0) await tryAll();

async function tryAll(): Promise<void> {
  const copy = copyTree(repositoryRoot, files);
  const results: { readonly mutation: MutationOf; readonly tried: Tried }[] = [];
  try {
    const trying = {
      folder: copy.path,
      graph: new ImportGraph(copy.path, files),
      whole: new Map(),
      stop: stop.signal,
      mostTests: Number(values.tests),
      limitMs: Number(values.seconds) * 1000,
      isUntyped: values.untyped,
    };
    for (const mutation of chosen) {
      const tried = await tryMutation(mutation, trying);
      if (tried.is === 'stopped') break;
      results.push({ mutation, tried });
      console.log(`${signs[tried.is]} ${shown(mutation)}\n    ${saidOf(tried)}`);
    }
  } finally {
    copy.remove();
  }
  showAreas(results);
}

function saidOf(tried: Exclude<Tried, { is: 'stopped' }>): string {
  if (tried.is === 'noticed') return `noticed by ${tried.by}`;
  if (tried.is === 'unreached') return 'no test file leads to it, only journeys may';
  return tried.is === 'unknown' ? `unknown: ${tried.why}` : `SURVIVED ${tried.tests} test files`;
}

function showAreas(results: readonly { readonly mutation: MutationOf; readonly tried: Tried }[]): void {
  const heads = ['tried', 'noticed', 'survived', 'unreached', 'unknown', 'ratio'];
  console.log(`\n${'area'.padEnd(28)}${heads.map(head => head.padStart(10)).join('')}`);
  const line = (name: string, of: typeof results) => {
    const count = (is: Tried['is']) => of.filter(({ tried }) => tried.is === is).length;
    const [noticed, survived] = [count('noticed'), count('survived')];
    const ratio = noticed + survived === 0 ? '-' : (noticed / (noticed + survived)).toFixed(2);
    const cells = [of.length, noticed, survived, count('unreached'), count('unknown'), ratio];
    console.log(`${name.padEnd(28)}${cells.map(cell => String(cell).padStart(10)).join('')}`);
  };
  const areas = groupBy(results, ({ mutation }) => areaOf(mutation.path));
  for (const [area, of] of [...areas].sort(([a], [b]) => a.localeCompare(b))) line(area, of);
  line('all', results);
  if (results.some(({ tried }) => tried.is === 'survived')) process.exitCode = 1;
}
