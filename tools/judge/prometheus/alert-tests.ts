import { pageOfAlert, readRules } from '../../monitoring/read-rules.ts';
import type { AlertCase } from './alert-cases.ts';

/** What `promtool test rules` reads. */
export function alertTests(ruleFile: string, cases: readonly AlertCase[]): object {
  const rules = new Map(readRules().map(rule => [rule.name, rule]));
  return {
    rule_files: [ruleFile],
    evaluation_interval: '1m',
    tests: cases.flatMap(({ alert, minutes, fires, labels = {}, quiet }) => {
      const { severity = '', summary = '', runbook = `${pageOfAlert(alert)}.md` } = rules.get(alert) ?? {};
      const fired = { exp_labels: { severity, ...labels }, exp_annotations: { summary, runbook } };
      return [
        { series: fires, expected: [fired] },
        { series: quiet, expected: [] },
      ].map(({ series, expected }) => ({
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        alert_rule_test: [{ eval_time: `${minutes}m`, alertname: alert, exp_alerts: expected }],
      }));
    }),
  };
}
