import type { CruisedModule } from './find-folder-circles.ts';

/**
 * Files that import each other in a circle, each with the way around: one walk over all imports. The cruiser asks for
 * every import anew whether it leads back, which takes as long as reading all the files.
 */
export function findFileCircles(modules: readonly CruisedModule[]): string[] {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const circles: string[] = [];
  const way: string[] = [];
  const seen = new Set<string>();
  const walk = (file: string) => {
    seen.add(file);
    way.push(file);
    for (const next of imports.get(file) ?? []) {
      const at = way.indexOf(next);
      if (at >= 0) circles.push([...way.slice(at), next].join(' → '));
      else if (!seen.has(next)) walk(next);
    }
    way.pop();
  };
  for (const file of imports.keys()) if (!seen.has(file)) walk(file);
  return circles;
}
