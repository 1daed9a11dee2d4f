import { describe, expect, it } from 'vitest';
import { readMetrics } from '../../testing/fakes/read-metrics.ts';
import { type MetricDefinition, metricDictionary } from './dictionary.ts';
import { reading } from './metrics.ts';
import { openMetrics } from './open-metrics.ts';

const told = async (metrics: ReturnType<typeof openMetrics>) => readMetrics(await metrics.tell('prometheus'));

describe('the dictionary', () => {
  it.each(Object.entries<MetricDefinition>(metricDictionary))(
    'names %s by the customs of Prometheus',
    (name, metric) => {
      expect(name).toMatch(/^wenshu_[a-z]+(_[a-z]+)*$/);
      // A counter says that it is one, and nothing else does; what has a unit has it at the end, and in its basic size.
      expect(name.endsWith('_total')).toBe(metric.type === 'counter');
      expect(name).not.toMatch(/_(ms|milliseconds|minutes|kb|mb|percent)(_|$)/);
      expect(metric.help.length).toBeGreaterThan(10);
      expect(metric.buckets !== undefined).toBe(metric.type === 'histogram');
      expect(metric.buckets ?? []).toEqual([...(metric.buckets ?? [])].sort((a, b) => a - b));
    },
  );

  it('leaves Prometheus the labels that it adds itself: ours would go by another name there', () => {
    const own = ['job', 'instance', 'le', 'quantile'];
    for (const [name, { labels }] of Object.entries<MetricDefinition>(metricDictionary))
      expect([name, ...own.filter(label => label in labels)]).toEqual([name]);
  });

  it('has no label that would be another series for every survey, person or address', () => {
    const labels = new Set(Object.values<MetricDefinition>(metricDictionary).flatMap(one => Object.keys(one.labels)));
    expect([...labels].sort()).toEqual([
      ...['area', 'channel', 'direction', 'error', 'kind', 'line', 'method', 'node', 'outcome', 'purpose', 'queue'],
      ...['route', 'state', 'status', 'version'],
    ]);
  });
});

describe('telling', () => {
  it('begins what can happen at 0, so that its first time is an increase', async () => {
    const series = await told(openMetrics());
    expect(series('wenshu_submissions_total{outcome="quota-full"}')).toBe(0);
    expect(series('wenshu_request_duration_seconds_count{area="answering"}')).toBe(0);
    // Nobody knows which errors there will be.
    expect(series('wenshu_refusals_total{error="pathUnknown"}')).toBeUndefined();
  });

  it('adds up counters, and sorts durations into buckets', async () => {
    const metrics = openMetrics();
    metrics.add('wenshu_submissions_total', { outcome: 'held' });
    metrics.add('wenshu_submissions_total', { outcome: 'held' }, 2);
    for (const seconds of [0.003, 0.3, 70])
      metrics.observe('wenshu_request_duration_seconds', { area: 'design' }, seconds);
    const series = await told(metrics);
    expect(series('wenshu_submissions_total{outcome="held"}')).toBe(3);
    expect(series('wenshu_submissions_total{outcome="finished"}')).toBe(0);
    const upTo = (le: string) => series(`wenshu_request_duration_seconds_bucket{le="${le}",area="design"}`);
    expect([upTo('0.005'), upTo('0.25'), upTo('0.5'), upTo('30'), upTo('+Inf')]).toEqual([1, 1, 2, 2, 3]);
  });

  it('tells a gauge as long as somebody says it, and not as 0 afterwards', async () => {
    const metrics = openMetrics();
    let paused: number | undefined = 100;
    metrics.readFrom(() =>
      paused === undefined ? [] : [reading('wenshu_outward_pause_start_timestamp_seconds', paused, {})],
    );
    metrics.readFrom(async () => [reading('wenshu_queue_jobs', 4, { queue: 'a', state: 'waiting' })]);
    const before = await told(metrics);
    expect(before('wenshu_outward_pause_start_timestamp_seconds')).toBe(100);
    expect(before('wenshu_queue_jobs{queue="a",state="waiting"}')).toBe(4);
    paused = undefined;
    const after = await told(metrics);
    expect(after('wenshu_outward_pause_start_timestamp_seconds')).toBeUndefined();
    expect(after('wenshu_queue_jobs{queue="a",state="waiting"}')).toBe(4);
  });

  it('takes over a counter that somebody else counts, also twice', async () => {
    const metrics = openMetrics();
    let seconds = 3;
    metrics.readFrom(() => [reading('wenshu_process_cpu_seconds_total', seconds, {})]);
    expect((await told(metrics))('wenshu_process_cpu_seconds_total')).toBe(3);
    seconds = 5;
    expect((await told(metrics))('wenshu_process_cpu_seconds_total')).toBe(5);
    expect((await told(metrics))('wenshu_process_cpu_seconds_total')).toBe(5);
  });

  it('leaves out what cannot be read, and tells the rest', async () => {
    const metrics = openMetrics();
    metrics.readFrom(() => {
      throw new Error('at once');
    });
    metrics.readFrom(() => Promise.reject(new Error('later')));
    metrics.readFrom(() => [reading('wenshu_open_sockets', 7, {})]);
    expect((await told(metrics))('wenshu_open_sockets')).toBe(7);
  });

  it('gives two who read at once the same, each in the form that they asked for', async () => {
    const metrics = openMetrics();
    let reads = 0;
    metrics.readFrom(async () => [reading('wenshu_open_sockets', ++reads, {})]);
    const [plain, open] = await Promise.all([metrics.tell('prometheus'), metrics.tell('openmetrics')]);
    expect([plain, open].map(text => readMetrics(text)('wenshu_open_sockets'))).toEqual([1, 1]);
  });

  it('keeps the names of its counters whichever form was asked for before', async () => {
    const metrics = openMetrics();
    metrics.add('wenshu_saves_total', {}, 2);
    for (let turn = 0; turn < 2; turn++) {
      const open = await metrics.tell('openmetrics');
      expect(open).toContain('# TYPE wenshu_saves counter\nwenshu_saves_total 2\n');
      expect(open).not.toContain('\n\n');
      expect(open).toMatch(/\n# EOF\n$/);
      const plain = await metrics.tell('prometheus');
      expect(plain).toContain('# TYPE wenshu_saves_total counter\nwenshu_saves_total 2\n');
      expect(plain).not.toContain('EOF');
    }
  });
});
