import { cruise, type IReporterOutput } from 'dependency-cruiser';
import { findFolderCircles } from './find-folder-circles.ts';
import { arrowRules, rootsWithoutCircles } from './rules.ts';

/** What stands against the arrows below these folders, a line each. */
export async function findArrowViolations(folders: readonly string[], baseDir: string): Promise<string[]> {
  const { output } = (await cruise([...folders], {
    baseDir,
    ruleSet: { forbidden: [...arrowRules] },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist[^/]*|fixtures)/' },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  })) as IReporterOutput;
  if (typeof output === 'string') throw new Error(output);
  const violations = output.summary.violations
    .filter(violation => violation.rule.severity === 'error')
    .map(
      ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle ? cycle.map(step => step.name).join(' → ') : to}`,
    );
  const circles = findFolderCircles(output.modules, rootsWithoutCircles);
  return [...violations, ...circles.map(circle => `no-circles-of-folders: ${circle}`)];
}
