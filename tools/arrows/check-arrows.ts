import { cruise, type IReporterOutput } from 'dependency-cruiser';
import { findFileCircles } from './find-file-circles.ts';
import { type AllowedArrow, findFolderCircles } from './find-folder-circles.ts';
import { allowedCircles, arrowRules } from './rules.ts';

/** What stands against the arrows below these folders, a line each. */
export async function findArrowViolations(
  folders: readonly string[],
  baseDir: string,
  allowed: readonly AllowedArrow[] = allowedCircles,
): Promise<string[]> {
  const { output } = (await cruise([...folders], {
    baseDir,
    ruleSet: { forbidden: [...arrowRules] },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist[^/]*|fixtures)/' },
    tsPreCompilationDeps: true,
    // Who depends on whom the other way round is not asked here.
    skipAnalysisNotInRules: true,
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
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const circles = findFolderCircles(output.modules, allowed);
  return [
    ...violations,
    ...findFileCircles(output.modules).map(circle => `no-cycles: ${circle}`),
    ...circles.map(circle => `no-circles-of-folders: ${circle}`),
  ];
}
