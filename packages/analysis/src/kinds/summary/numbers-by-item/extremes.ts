import type { Language } from '@wenshu/texts';
import { crossTexts } from '@wenshu/texts/findings/cross';
import type { Told } from '../../../claims/claim.ts';
import { formatNumber } from '../../../exhibit/format-number.ts';
import type { PlainFormat } from '../../../exhibit/units.ts';
import { leastOf } from '../../cross/request.ts';
import type { CrossTable } from '../../cross/result.ts';
import type { Spoken } from '../../cross/spoken.ts';
import { summaryClaims } from '../claims.ts';

interface Written {
  readonly language: Language;
  readonly format: PlainFormat;
  readonly test: Spoken['test'];
}

/** Which of several have the highest mean of everybody and which the lowest, as they are shown: those that look alike share it. */
export function extremes(
  items: readonly { readonly label: string; readonly table: CrossTable }[],
  { language, format, test }: Written,
): Told | undefined {
  const known = items.flatMap(({ label, table }) => {
    const mean = table.statistics.find(({ of }) => of === 'mean')?.cells[0]?.values[0] ?? null;
    const { effective } = table.bases[0]!;
    return mean === null ? [] : [{ label, mean, effective, text: formatNumber(format, mean, language) }];
  });
  const inOrder = [...known].sort((a, b) => b.mean - a.mean);
  const [highValue = '', lowValue = ''] = [inOrder[0]?.text, inOrder.at(-1)?.text];
  const like = (text: string) => known.filter(one => one.text === text);
  const [high, low] = [like(highValue), like(lowValue)];
  const { quoted, between } = crossTexts[language];
  const namesOf = (of: typeof known) => of.map(({ label }) => quoted(label)).join(between);
  return summaryClaims.extremes.tell(
    language,
    {
      highest: high.length,
      lowest: low.length,
      different: new Set(known.map(({ text }) => text)).size,
      base: [...high, ...low].reduce((least, { effective }) => Math.min(least, effective), Number.POSITIVE_INFINITY),
      least: leastOf(test).leastToSpeak,
    },
    () => ({ high: namesOf(high), highValue, low: namesOf(low), lowValue }),
  );
}
