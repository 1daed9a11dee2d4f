export interface CruisedModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** From a child of the root to the children it imports, each with one import that shows it. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Circles between the direct children of a root: its folders, and each file that stands beside them. Two files that import each other are
 * found by themselves; folders can stand in a circle without any, and then none of them can be read or moved alone. A line for every arrow
 * of one circle that each child stands in, and every circle once. Tests may reach anywhere.
 */
export function findFolderCircles(modules: readonly CruisedModule[], roots: readonly string[]): string[] {
  return roots.flatMap(root => {
    const arrows = arrowsBelow(modules, root);
    const told = new Set<string>();
    return [...arrows.keys()].flatMap(child => {
      const circle = told.has(child) ? undefined : findCircle(arrows, child);
      if (!circle) return [];
      for (const one of circle) told.add(one);
      return [`${root}: ${circle.map((one, at) => describe(arrows, one, circle[at + 1] ?? child)).join(', ')}`];
    });
  });
}

function describe(arrows: Arrows, from: string, to: string): string {
  return `${from} → ${to} (${arrows.get(from)?.get(to)})`;
}

function arrowsBelow(modules: readonly CruisedModule[], root: string): Arrows {
  const arrows = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    const from = childOf(root, source);
    if (from === undefined || /\.test\.tsx?$/.test(source)) continue;
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
