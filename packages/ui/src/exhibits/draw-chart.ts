import { chartOption } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { DrawnChart } from './drawn-chart.ts';

use([BarChart, LineChart, PieChart, GridComponent, LegendComponent, MarkLineComponent, TooltipComponent, SVGRenderer]);

/** Draws a chart into an element and keeps it as wide as that. In a script of its own: who looks at tables alone does not load it. */
export function drawChart(element: HTMLElement, chart: DrawnChart, language: Language): () => void {
  const drawn = init(element, undefined, { renderer: 'svg' });
  const draw = () =>
    drawn.setOption(
      chartOption(chart, {
        language,
        font: getComputedStyle(element).fontFamily,
        width: element.clientWidth,
        height: element.clientHeight,
        isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
      }),
      true,
    );
  draw();
  let width = element.clientWidth;
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    drawn.resize();
    draw();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    drawn.dispose();
  };
}
