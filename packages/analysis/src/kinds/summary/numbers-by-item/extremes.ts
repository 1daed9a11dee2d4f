import type { Language } from '@wenshu/texts';
import { crossTexts } from '@wenshu/texts/findings/cross';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import { formatNumber } from '../../../exhibit/format-number.ts';
import type { PlainFormat } from '../../../exhibit/units.ts';
import type { CrossTable } from '../../cross/result.ts';

/** Which of several has the highest mean of everybody and which the lowest. Nothing where that is not one each. */
export function extremes(
  items: readonly { readonly label: string; readonly table: CrossTable }[],
  language: Language,
  format: PlainFormat,
): string | undefined {
  const known = items.flatMap(({ label, table }) => {
    const mean = table.statistics.find(({ of }) => of === 'mean')?.cells[0]?.values[0] ?? null;
    return mean === null ? [] : [{ label, mean }];
  });
  const means = known.map(({ mean }) => mean);
  const [most, least] = [Math.max(...means), Math.min(...means)];
  const only = (value: number) => known.filter(({ mean }) => mean === value);
  const [[high, ...highToo], [low, ...lowToo]] = [only(most), only(least)];
  if (!high || !low || highToo.length > 0 || lowToo.length > 0 || most === least) return undefined;
  const { quoted } = crossTexts[language];
  return summaryTexts[language].numbers.rows({
    ...{ high: quoted(high.label), highValue: formatNumber(format, most, language) },
    ...{ low: quoted(low.label), lowValue: formatNumber(format, least, language) },
  });
}
