export interface CruisedModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** From a child of the root to the children it imports, each with one import that shows it. */
type Arrows = ReadonlyMap<string, Map<string, string>>;

/** An arrow that closes a circle and may: `from → to`, paths of two children of one folder. */
export type AllowedArrow = `${string} → ${string}`;

/**
 * Circles between the direct children of any folder: its folders, and each file that stands beside them. Two files that import each other are
 * found by themselves; folders can stand in a circle without any, and then none of them can be read or moved alone. A line for every arrow
 * of one circle that each child stands in, and every circle once. Tests and what they share may reach anywhere. Of the arrows that are allowed,
 * those that no longer close a circle are told too: the list only shrinks.
 */
export function findFolderCircles(modules: readonly CruisedModule[], allowed: readonly AllowedArrow[] = []): string[] {
  const sources = modules.filter(({ source }) => isOurs(source) && !isForTests(source));
  const unused = new Set<string>(allowed);
  const circles = foldersOf(sources).flatMap(root => {
    const arrows = arrowsBelow(sources, root);
    for (const arrow of allowed) if (takeOut(arrows, root, arrow)) unused.delete(arrow);
    const told = new Set<string>();
    return [...arrows.keys()].flatMap(child => {
      const circle = told.has(child) ? undefined : findCircle(arrows, child);
      // Files alone are a circle of files, which is told as one.
      if (!circle || circle.every(one => /\.tsx?$/.test(one))) return [];
      for (const one of circle) told.add(one);
      return [`${root}: ${circle.map((one, at) => describe(arrows, one, circle[at + 1] ?? child)).join(', ')}`];
    });
  });
  return [...circles, ...[...unused].map(arrow => `${arrow} is allowed and closes no circle`)];
}

const isOurs = (path: string) => !path.includes('node_modules/');
const isForTests = (path: string) => /\.test\.tsx?$|\/(test|testing)\//.test(path);

function foldersOf(modules: readonly CruisedModule[]): string[] {
  const folders = new Set<string>();
  for (const { source } of modules)
    for (let end = source.lastIndexOf('/'); end > 0; end = source.lastIndexOf('/', end - 1))
      folders.add(source.slice(0, end));
  return [...folders].sort();
}

/** Takes an allowed arrow out, and says whether it closed a circle among the children of this root. */
function takeOut(arrows: Arrows, root: string, allowed: AllowedArrow): boolean {
  const [from, to] = allowed.split(' → ').map(path => childOf(root, path));
  const leaving = from === undefined ? undefined : arrows.get(from);
  if (to === undefined || !leaving?.has(to) || `${root}/${from} → ${root}/${to}` !== allowed) return false;
  const closes = reaches(arrows, to, from!);
  leaving.delete(to);
  return closes;
}

function describe(arrows: Arrows, from: string, to: string): string {
  return `${from} → ${to} (${arrows.get(from)?.get(to)})`;
}

function arrowsBelow(modules: readonly CruisedModule[], root: string): Arrows {
  const arrows = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    const from = childOf(root, source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = childOf(root, resolved);
      if (to === undefined || to === from) continue;
      const leaving = arrows.get(from) ?? new Map<string, string>();
      arrows.set(from, leaving);
      if (!leaving.has(to)) leaving.set(to, `${source} imports ${resolved}`);
    }
  }
  return arrows;
}

function childOf(root: string, path: string): string | undefined {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/', 1)[0] : undefined;
}

/** The shortest way from a child back to itself. */
function findCircle(arrows: Arrows, start: string): readonly string[] | undefined {
  const ways = [[start]];
  const reached = new Set<string>();
  // The list grows while it is walked.
  for (const way of ways)
    for (const next of arrows.get(way.at(-1)!)?.keys() ?? []) {
      if (next === start) return way;
      if (reached.has(next)) continue;
      reached.add(next);
      ways.push([...way, next]);
    }
  return undefined;
}

function reaches(arrows: Arrows, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const one of reached) for (const next of arrows.get(one)?.keys() ?? []) reached.add(next);
  return reached.has(to);
}
