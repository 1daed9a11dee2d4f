import { type Chart, type ChartView, chartOption } from '@wenshu/analysis';
import { MAP_OF_PROVINCES, readOutlines } from '@wenshu/analysis/provinces';
import * as echarts from 'echarts';
import { FONT_FAMILY } from '../font-files.ts';
import { widthOf } from '../fonts.ts';

/** A chart as svg, without a browser; in our face, unless it is to be drawn with a reader's own. */
export function chartSvg(
  chart: Chart,
  view: Pick<ChartView, 'width' | 'height' | 'language'>,
  font: string = FONT_FAMILY,
): string {
  measureWithOurFace();
  const { width, height } = view;
  const drawn = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    const mapName = chart.kind === 'map' ? knownMap() : undefined;
    drawn.setOption(chartOption(chart, { ...view, isStill: true, font, ...(mapName !== undefined && { mapName }) }));
    return drawn.renderToSVGString();
  } finally {
    // A chart that is left alive keeps its process alive.
    drawn.dispose();
  }
}

function knownMap(): string {
  // ECharts only reads the outlines, but its type asks for lists that can be written.
  if (!echarts.getMap(MAP_OF_PROVINCES)) echarts.registerMap(MAP_OF_PROVINCES, readOutlines() as never);
  return MAP_OF_PROVINCES;
}

let isMeasuring = false;

/** Without a canvas ECharts guesses how wide words are, and breaks labels where they would fit. */
function measureWithOurFace(): void {
  if (isMeasuring) return;
  isMeasuring = true;
  echarts.setPlatformAPI({
    measureText: (text: string, font?: string) => {
      const size = Number(/([\d.]+)px/.exec(font ?? '')?.[1] ?? 12);
      return { width: widthOf(text, size, /bold|[6-9]00/.test(font ?? '') ? 'bold' : 'regular') };
    },
  });
}
