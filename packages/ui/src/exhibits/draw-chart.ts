import { type Chart, chartOption } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { getMap, init, registerMap, use } from 'echarts/core';
import * as drawnKinds from './drawn-kinds.ts';

use(Object.values(drawnKinds));

/** What a chart needs besides its numbers: outlines, for a map. Without them it is drawn as bars. */
export async function loadFor({ kind }: Chart): Promise<{ readonly mapName?: string }> {
  if (kind !== 'map') return {};
  const { MAP_OF_PROVINCES: mapName, readOutlines } = await import('@wenshu/analysis/provinces');
  // ECharts only reads the outlines, but its type asks for lists that can be written.
  if (!getMap(mapName)) registerMap(mapName, readOutlines() as never);
  return { mapName };
}

interface DrawnFor {
  readonly language: Language;
  readonly mapName?: string;
}

export interface Drawing {
  /** Another state of it, in its place and without a stir. */
  show(chart: Chart): void;
  end(): void;
}

/** Draws a chart into an element and keeps it as large as that. In a script of its own: who looks at tables alone does not load it. */
export function drawChart(element: HTMLElement, first: Chart, view: DrawnFor): Drawing {
  const drawn = init(element, undefined, { renderer: 'svg' });
  let chart = first;
  /** Only what is new may move: a chart that is made wider, or whose numbers grow, would slide about for nothing. */
  const draw = (isNew: boolean) =>
    drawn.setOption(
      chartOption(chart, {
        ...view,
        font: getComputedStyle(element).fontFamily,
        width: element.clientWidth,
        height: element.clientHeight,
        isCalm: !isNew || matchMedia('(prefers-reduced-motion: reduce)').matches,
      }),
      true,
    );
  draw(true);
  const sizeNow = () => `${element.clientWidth} ${element.clientHeight}`;
  let size = sizeNow();
  const observer = new ResizeObserver(() => {
    if (sizeNow() === size) return;
    size = sizeNow();
    drawn.resize();
    draw(false);
  });
  observer.observe(element);
  return {
    show(next) {
      chart = next;
      // It may have more lines now.
      drawn.resize();
      draw(false);
    },
    end() {
      observer.disconnect();
      drawn.dispose();
    },
  };
}
