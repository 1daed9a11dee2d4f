import type { Chart, Lines } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { excelFormat } from '../xlsx/number-format.ts';
import { escaped } from './mark-labels.ts';

type AlongNumbers = Lines & { readonly x: Extract<Lines['x'], { readonly at: readonly number[] }> };

export const isAlongNumbers = (chart: Chart): chart is AlongNumbers =>
  chart.kind === 'lines' && chart.x.of === 'number';

/** The library writes the numbers along as those upwards: prices would be per cents. The axis along is the first. */
export function formatAlong(xml: string, { x }: AlongNumbers, language: Language): string {
  const format = x.format ? excelFormat(x.format, language, false) : 'General';
  return xml.replace(
    /(<c:valAx>.*?<c:numFmt formatCode=")[^"]*" sourceLinked="1"/s,
    (_all, before: string) => `${before}${escaped(format)}" sourceLinked="0"`,
  );
}
