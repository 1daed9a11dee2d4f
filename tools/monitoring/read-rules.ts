import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

export interface AlertRule {
  readonly name: string;
  readonly expression: string;
  readonly severity: string;
  readonly summary: string;
  readonly runbook: string;
}

/** The alerts as they are written there: this is no reader of YAML, and `npm run judge` has Prometheus' own say about the file. */
export function readRules(): AlertRule[] {
  const text = readFileSync(join(repositoryRoot, 'monitoring/prometheus-rules.yml'), 'utf8');
  const [, ...rules] = text.split(/^ {6}- alert: /m);
  return rules.map(rule => ({
    name: /^\w+/.exec(rule)?.[0] ?? '',
    expression: (/expr: \|\n((?: {10}.*\n)+)/.exec(rule)?.[1] ?? '').replaceAll(/^ {10}/gm, '').trim(),
    severity: /severity: (\w+)/.exec(rule)?.[1] ?? '',
    summary: JSON.parse(/summary: (".*")/.exec(rule)?.[1] ?? '""'),
    runbook: /runbook: (\S+)/.exec(rule)?.[1] ?? '',
  }));
}

/** `WenshuDiskNearlyFull` → `disk-nearly-full`. */
export const pageOfAlert = (name: string): string =>
  name
    .replace(/^Wenshu/, '')
    .replaceAll(/(?<!^)([A-Z])/g, '-$1')
    .toLowerCase();
