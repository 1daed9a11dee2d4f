import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type MetricDefinition,
  type MetricName,
  metricDictionary,
} from '../../apps/server/src/platform/metrics/dictionary.ts';
import { buildTestApp, type TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { repositoryRoot } from '../repository-root.ts';
import { pageOfAlert, readRules } from './read-rules.ts';
import { type UsedSeries, usedLabels, usedSeries } from './used-series.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const definitionOf = (name: string): MetricDefinition | undefined => metricDictionary[name as MetricName];
const seriesIn = (text: string) => usedSeries(text, name => definitionOf(name)?.type === 'histogram');

interface Target {
  readonly expr: string;
  readonly legendFormat: string;
}
interface Panel {
  readonly title: string;
  readonly targets?: readonly Target[];
}
const dashboard = JSON.parse(read('monitoring/grafana-dashboard.json')) as { readonly panels: readonly Panel[] };
const targets = dashboard.panels.flatMap(({ title, targets: all = [] }) => all.map(one => ({ title, ...one })));
const rules = readRules();
const pages = globSync('docs/run-book/*.md', { cwd: repositoryRoot }).sort();

/** What Prometheus itself adds to every series. */
const OUTSIDE = ['job', 'instance', 'le'];

/** What somebody would look for in vain. */
function problemsOf({ name, matched }: UsedSeries): string[] {
  const definition = definitionOf(name);
  if (!definition) return [`there is no ${name}`];
  return Object.entries(matched).flatMap(([label, values]) => {
    if (OUTSIDE.includes(label)) return [];
    const known = definition.labels[label];
    if (known === undefined) return [`${name} has no label ${label}`];
    return values.filter(value => known && !known.includes(value)).map(value => `${name} has no ${label}="${value}"`);
  });
}

/** The labels by which an expression groups must be labels of something in it. */
function lostLabels(expression: string, legend: string): string[] {
  const known = seriesIn(expression).flatMap(({ name }) => Object.keys(definitionOf(name)?.labels ?? {}));
  return usedLabels(expression, legend).filter(label => ![...OUTSIDE, ...known].includes(label));
}

describe('what is looked for', () => {
  it.each(targets)('by the dashboard is told: $title, $expr', ({ expr, legendFormat }) => {
    expect(seriesIn(expr).flatMap(problemsOf)).toEqual([]);
    expect(lostLabels(expr, legendFormat)).toEqual([]);
  });

  it.each(rules)('by the alert $name is told', ({ expression }) => {
    expect(expression).not.toBe('');
    expect(seriesIn(expression).flatMap(problemsOf)).toEqual([]);
    expect(lostLabels(expression, '')).toEqual([]);
  });

  it.each([...pages, 'docs/operations.md'])('by %s is told, and its commands are there', path => {
    const text = read(path);
    expect(seriesIn(text).flatMap(problemsOf)).toEqual([]);
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
    expect(named.filter(script => !scripts.includes(script!))).toEqual([]);
    // Links from one page to another lead somewhere.
    const links = [...text.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, page]) => `docs/run-book/${page}`);
    if (path !== 'docs/operations.md') expect(links.filter(page => !pages.includes(page))).toEqual([]);
  });

  it('in the dashboard leaves out nothing that there is: what is told and looked at by nobody costs room', () => {
    const shown = new Set(
      [...targets.map(({ expr }) => expr), ...rules.map(({ expression }) => expression)]
        .flatMap(seriesIn)
        .map(({ name }) => name),
    );
    const inPages = new Set(pages.flatMap(path => seriesIn(read(path))).map(({ name }) => name));
    expect(Object.keys(metricDictionary).filter(name => !shown.has(name) && !inPages.has(name))).toEqual([]);
  });
});

describe('every alert', () => {
  it('has a page of the run-book, which names it, and every page an alert', () => {
    expect(rules.length).toBeGreaterThan(15);
    expect(rules.map(({ runbook }) => runbook).sort()).toEqual(pages);
    for (const { name, runbook } of rules) {
      expect(basename(runbook, '.md')).toBe(pageOfAlert(name));
      expect(read(runbook)).toContain(`\`${name}\``);
    }
  });

  it('says how bad it is, and its page says how urgent, what to look at, and what to do', () => {
    expect(new Set(rules.map(({ severity }) => severity))).toEqual(new Set(['critical', 'warning', 'info']));
    for (const page of pages)
      for (const part of ['**How urgent.**', '## What to look at', '## What to do']) expect(read(page)).toContain(part);
  });
});

describe('a scrape of a server', () => {
  const SECRET = 'a secret of 24 characters';
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ env: { METRICS_SECRET: SECRET } });
  });
  afterAll(() => test.close());

  it('tells every metric that is looked for, of the type that the dictionary says', async () => {
    const headers = { authorization: `Bearer ${SECRET}` };
    const { body } = await test.app.inject({ url: '/metrics', headers });
    const types = Object.fromEntries(
      [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]),
    );
    const looked = [...targets.map(({ expr }) => expr), ...rules.map(({ expression }) => expression)].flatMap(seriesIn);
    const wrong = looked.filter(({ name }) => types[name] !== definitionOf(name)?.type).map(({ name }) => name);
    expect(wrong).toEqual([]);
    expect(Object.keys(types).length).toBe(Object.keys(metricDictionary).length);
  });
});

it('finds what is wrong: a name, a label and a value that nobody tells', () => {
  const found = (text: string) => seriesIn(text).flatMap(problemsOf);
  expect(found('rate(wenshu_request_total[5m])')).toEqual(['there is no wenshu_request_total']);
  expect(found('wenshu_mails_total_bucket')).toEqual(['there is no wenshu_mails_total_bucket']);
  expect(found('wenshu_saves_total{survey="a"}')).toEqual(['wenshu_saves_total has no label survey']);
  expect(found('wenshu_mails_total{outcome=~"sent|lost"}')).toEqual(['wenshu_mails_total has no outcome="lost"']);
  expect(found('wenshu_request_duration_seconds_bucket{le="1",area="design"}')).toEqual([]);
  expect(lostLabels('sum by (le, queue) (wenshu_mails_total)', '{{channel}} {{instance}}')).toEqual([
    'queue',
    'channel',
  ]);
});
