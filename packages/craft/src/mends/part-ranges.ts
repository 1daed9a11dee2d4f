import type { Mend } from '../finding.ts';
import type { Asked } from '../reading/asked.ts';
import { overlap, type Range, readRanges } from '../reading/ranges.ts';
import type { Survey } from '../reading/read-survey.ts';
import { isUntouched } from './is-untouched.ts';

/**
 * "18–25, 25–35" becomes "18–24, 25–35": the lower range ends one before the next begins. Only for whole numbers in the form "a–b", in
 * ascending order, where each shares no more than its boundary, and where the words may change; what is measured in parts of a unit has no "one before".
 */
export function partRanges(asked: Asked, survey: Survey): Mend | undefined {
  const named = readRanges(asked.options);
  const edits = named.flatMap((one, index) => {
    const next = named[index + 1];
    if (!next || next.range.low !== one.range.high || !one.range.hasHigh || !next.range.hasLow) return [];
    const title = endingBefore(one.text, one.range);
    return title === undefined
      ? []
      : [{ name: 'updateItemTitle' as const, input: { questionId: asked.id, itemId: one.id, title: { text: title } } }];
  });
  const isPlain = edits.every(({ input }) => asked.question.items[input.itemId]?.title.html === undefined);
  if (edits.length === 0 || !isPlain || !countsWhole(asked, named)) return undefined;
  const titles = new Map(edits.map(({ input }) => [input.itemId, input.title.text]));
  if (!isUntouched([...titles.keys()], survey) || !isParted(asked, titles)) return undefined;
  return { does: 'part-ranges', edits };
}

/** Half of a mend would say that all is well: 18–25, 25–35, 30–40 needs a person. */
function isParted({ options }: Asked, titles: ReadonlyMap<string, string>): boolean {
  const after = readRanges(options.map(({ id, text }) => ({ text: titles.get(id) ?? text })));
  return !after.some(({ range }, index) => after.slice(index + 1).some(other => overlap(range, other.range)));
}

function endingBefore(text: string, { low, high }: Range): string | undefined {
  if (!Number.isInteger(high) || high - 1 < low) return undefined;
  const parts = /^(\D*\d+\D*?[–—~～\-至到]\s*|\D*\d+ to )(\d+)(\D*)$/.exec(text);
  return parts?.[2] === String(high) ? `${parts[1]}${high - 1}${parts[3]}` : undefined;
}

/** People, times, pieces and years of age come whole; money and hours do not. */
function countsWhole({ title }: Asked, named: readonly { readonly text: string; readonly range: Range }[]): boolean {
  const texts = [title, ...named.map(({ text }) => text)].join(' ');
  return (
    named.every(({ range }, index) => index === 0 || range.low > named[index - 1]!.range.low) &&
    /岁|年龄|次|人|个|件|本|\b(age|old|times|people|employees|children|books|visits|items)\b/i.test(texts) &&
    !/小时|分钟|元|[£$€]|\b(hours?|minutes?|dollars?|pounds?)\b/i.test(texts)
  );
}
