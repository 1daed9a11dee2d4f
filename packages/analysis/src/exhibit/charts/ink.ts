import { contrast } from './colour-space.ts';

export const chartInk = {
  ink: '#16282b',
  soft: '#465759',
  faint: '#667577',
  line: '#e5e2da',
  strong: '#cbc6ba',
} as const;

/** Words on a ground of this colour. Said outright: left to choose, ECharts draws a white edge around them, which a pdf lays over the words. */
export const inkOn = (colour: string): string =>
  contrast(colour, chartInk.ink) >= contrast(colour, PAPER) ? chartInk.ink : PAPER;
const PAPER = '#ffffff';
