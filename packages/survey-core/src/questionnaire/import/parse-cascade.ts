import { limits } from '../../limits.ts';
import { cascadePaths } from './cascade-paths.ts';
import type { ImportProblem } from './import-problem.ts';
import type { LayeredOption } from './parse-layers.ts';

type Parsed = { readonly options: readonly LayeredOption[] } | ImportProblem;

/** Every import is read twice, for how many ids it needs and to be done. */
let last: { readonly text: string; readonly parsed: Parsed } | undefined;

/** One case a line, its levels in columns, "Zhejiang⇥Hangzhou⇥Xihu", or an outline. Every case has the same number of levels. */
export function parseCascade(text: string): Parsed {
  if (last?.text !== text) last = { text, parsed: parse(text) };
  return last.parsed;
}

function parse(text: string): Parsed {
  const parsed = cascadePaths(text);
  if ('problem' in parsed) return parsed;
  const options: LayeredOption[] = [];
  const places = new Map<string, number>();
  let depths: number | undefined;
  for (const { levels: path, line } of parsed.paths) {
    if (path.length > limits.cascadeLayers)
      return { problem: 'import-too-many-levels', line, max: limits.cascadeLayers };
    if (path.some(level => level === '')) return { problem: 'import-level-empty', line };
    // Elsewhere a path is written with slashes, so a level cannot hold one.
    if (path.some(level => level.includes('/'))) return { problem: 'import-slash', line };
    depths ??= path.length;
    if (path.length !== depths) return { problem: 'import-levels-differ', line };
    if (places.has(path.join('/'))) return { problem: 'import-line-twice', line };
    let parent: number | undefined;
    let key = '';
    for (const level of path) {
      key = key === '' ? level : `${key}/${level}`;
      const place = places.get(key) ?? options.push({ text: level, ...(parent !== undefined && { parent }), line }) - 1;
      places.set(key, place);
      parent = place;
    }
  }
  return { options };
}
