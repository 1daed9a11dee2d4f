import { chartInk } from '@wenshu/analysis';

/** The colours of the house, as six digits: what Office takes. */
export const theme = {
  ink: digits(chartInk.ink),
  soft: digits(chartInk.soft),
  faint: digits(chartInk.faint),
  line: digits(chartInk.line),
  strong: digits(chartInk.strong),
  pine: '12605B',
  pineDeep: '0A4340',
  paper: 'F7F5EF',
  head: 'F3F1EA',
} as const;

/** Of Office files, whose readers bring the faces: these are on every Windows and Mac that has Office. */
export const officeFont = { zh: 'Microsoft YaHei', en: 'Calibri' } as const;

export function digits(colour: string): string {
  return colour.slice(1).toUpperCase();
}

const HEAT_STEPS = 20;
const HEAT_DEPTH = 0.36;

/** Of a cell that is so hot, 0 to 1. In steps, so that a workbook has few looks. */
export function heatColour(heat: number): string {
  const share = (Math.round(Math.min(1, Math.max(0, heat)) * HEAT_STEPS) / HEAT_STEPS) * HEAT_DEPTH;
  const pine = [0x12, 0x60, 0x5b];
  return pine
    .map(part =>
      Math.round(255 + (part - 255) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();
}
