import { chartOption, type Ranges } from '@wenshu/analysis/browser';
import { init } from 'echarts';
import { expect, it } from 'vitest';

const chart: Ranges = {
  id: 'c',
  kind: 'ranges',
  title: '',
  notes: [],
  source: { asOf: '', base: { people: 60 } },
  format: { as: 'number', decimals: 2 },
  rows: [
    { text: 'Price', at: 0.1, low: -0.9, high: 1.1 },
    { text: 'Staff', at: 0.2, low: 0.1, high: 0.3 },
    { text: 'Waits', at: 0.3, low: 0.2, high: 2.4 },
  ],
};

it('draws every interval, however far it reaches beyond the points', () => {
  const drawn = init(null, null, { renderer: 'svg', ssr: true, width: 600, height: 300 });
  drawn.setOption(chartOption(chart, { width: 600, height: 300, language: 'en', isCalm: true }));
  const lines = drawn.renderToSVGString().match(/<path[^>]*stroke-width="2"/g) ?? [];
  drawn.dispose();
  expect(lines).toHaveLength(chart.rows.length);
});
