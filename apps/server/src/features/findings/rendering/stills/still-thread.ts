import { parentPort } from 'node:worker_threads';
import { type Chart, chartHeight } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { chartSvg } from '../picture/chart-svg.ts';

export interface StillTask {
  readonly charts: readonly Chart[];
  readonly width: number;
  readonly language: Language;
}

/** The reader's own face: a picture brings none. */
const FACE = 'sans-serif';

/** How parts look under a mouse: nobody points at anything in a picture. */
const plain = (svg: string) =>
  svg.replace(/<style[^>]*>.*?<\/style>/gs, '').replace(/ (?:class|pointer-events)="[^"]*"/g, '');

parentPort?.on('message', ({ charts, width, language }: StillTask) =>
  parentPort?.postMessage(
    charts.map(chart => plain(chartSvg(chart, { width, height: chartHeight(chart), language }, FACE))),
  ),
);
