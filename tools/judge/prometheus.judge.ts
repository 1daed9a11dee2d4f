import { deepStrictEqual, match, strictEqual } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listenForMetrics } from '../../apps/server/src/http/watching/metrics-page.ts';
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { readRules } from '../monitoring/read-rules.ts';
import { repositoryRoot } from '../repository-root.ts';
import { withTestApp } from '../testing/with-test-app.ts';
import { findJudge, judgeProgram } from './judge-program.ts';
import { judgeStep } from './judge-step.ts';
import { alertCases } from './prometheus/alert-cases.ts';
import { alertTests } from './prometheus/alert-tests.ts';
import { promtool } from './prometheus/programs.ts';
import { RunningPrometheus } from './prometheus/running-prometheus.ts';

const SECRET = 'a secret of the judge, 24 characters or more';
const monitoring = join(repositoryRoot, 'monitoring');
const rulesFile = join(monitoring, 'prometheus-rules.yml');

interface Targets {
  readonly activeTargets: readonly { readonly health: string; readonly lastError: string }[];
}
interface RuleGroups {
  readonly groups: readonly { readonly rules: readonly { readonly name: string; readonly health: string }[] }[];
}
interface Found {
  readonly result: readonly {
    readonly metric: Readonly<Record<string, string>>;
    readonly value: readonly [number, string];
  }[];
}

export const judge = judgeStep('Metrics, alerts and the dashboard, by Prometheus', async ({ folder, check }) => {
  const tool = await judgeProgram(promtool);
  const right = (...args: string[]) => {
    const { status, output } = tool(...args);
    strictEqual(status, 0, output);
    return output;
  };
  const secretFile = join(folder, 'metrics-secret');
  writeFileSync(secretFile, SECRET);
  copyFileSync(rulesFile, join(folder, 'prometheus-rules.yml'));
  copyFileSync(join(monitoring, 'prometheus.yml'), join(folder, 'prometheus.yml'));

  await check('reads the alerts, all of them', () => {
    match(right('check', 'rules', rulesFile), new RegExp(`${readRules().length} rules found`));
  });
  await check('reads the example configuration, which finds the alerts and the secret', () => {
    match(right('check', 'config', join(folder, 'prometheus.yml')), /SUCCESS/);
  });
  await check('is woken by every alert where it should be, and by none close to it', () => {
    const tried = new Set(alertCases.map(({ alert }) => alert));
    deepStrictEqual(
      [...tried].sort(),
      readRules()
        .map(({ name }) => name)
        .sort(),
    );
    const file = join(folder, 'alert-tests.yml');
    writeFileSync(file, JSON.stringify(alertTests(rulesFile, alertCases)));
    right('test', 'rules', file);
  });

  const env = { METRICS_PORT: '0', METRICS_SECRET: SECRET };
  await withTestApp('judge-prometheus', test => watched(test), { env });

  async function watched(test: TestApp): Promise<void> {
    const address = await listenForMetrics(test.app);
    await test.app.inject('/healthz');
    await test.app.inject('/api/nowhere');
    const authorization = `Bearer ${SECRET}`;
    const plain = await (await fetch(address!, { headers: { authorization } })).text();
    await check('finds nothing to mend in the older form of a scrape', async () => {
      const { path, env: own } = await findJudge(promtool);
      const said = spawnSync(path, ['check', 'metrics'], { input: plain, env: { ...process.env, ...own } });
      deepStrictEqual([said.status, `${said.stdout}${said.stderr}`], [0, '']);
    });

    // The example, with another address, and in a hurry.
    const config = readFileSync(join(folder, 'prometheus.yml'), 'utf8')
      .replace('127.0.0.1:3000', new URL(address!).host)
      .replace(
        'scrape_interval: 15s\n  scrape_timeout: 10s',
        'scrape_interval: 1s\n  scrape_timeout: 1s\n  evaluation_interval: 1s',
      );
    const file = join(folder, 'running.yml');
    writeFileSync(file, config);
    const running = await RunningPrometheus.start(file, folder);
    try {
      await judgeRunning(running);
    } finally {
      await running.stop();
    }
  }

  async function judgeRunning(running: RunningPrometheus): Promise<void> {
    const query = (expression: string, isRight?: (found: Found) => boolean) =>
      running.ask<Found>(`query?query=${encodeURIComponent(expression)}`, isRight);
    const value = async (expression: string) =>
      (await query(expression, ({ result }) => result.length > 0)).result[0]!.value[1];

    await check('scrapes a running server, in OpenMetrics and with the secret', async () => {
      const isUp = ({ activeTargets }: Targets) => activeTargets[0]?.health === 'up';
      const { activeTargets } = await running.ask<Targets>('targets?state=active', isUp);
      deepStrictEqual(
        activeTargets.map(({ lastError }) => lastError),
        [''],
      );
    });
    await check('has what the server counted, under its own labels', async () => {
      strictEqual(await value('wenshu_database_up'), '1');
      strictEqual(await value('wenshu_requests_total{route="/healthz",status="2xx"}'), '1');
      strictEqual(await value('wenshu_refusals_total{error="pathUnknown"}'), '1');
      strictEqual(await value('wenshu_submissions_total{outcome="finished"}'), '0');
      strictEqual(await value('wenshu_request_duration_seconds_bucket{area="machines",le="+Inf"} >= bool 1'), '1');
      // A label that Prometheus has itself would have been renamed.
      const { result } = await query(
        '{__name__=~"wenshu_.+",exported_job!=""} or {__name__=~"wenshu_.+",exported_instance!=""}',
      );
      deepStrictEqual(result, []);
    });
    await check('has worked out every alert without an error', async () => {
      const isWorked = ({ groups }: RuleGroups) =>
        groups.flatMap(({ rules }) => rules).every(({ health }) => health !== 'unknown');
      const { groups } = await running.ask<RuleGroups>('rules', isWorked);
      const rules = groups.flatMap(({ rules: own }) => own);
      strictEqual(rules.length, readRules().length);
      deepStrictEqual(
        rules.filter(({ health }) => health !== 'ok').map(({ name }) => name),
        [],
      );
    });
    await check('understands every expression of the dashboard', async () => {
      const dashboard = readFileSync(join(monitoring, 'grafana-dashboard.json'), 'utf8');
      const { panels } = JSON.parse(dashboard) as {
        readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
      };
      const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
      strictEqual(expressions.length > 30, true);
      for (const expression of expressions) await query(expression);
    });
  }
});
