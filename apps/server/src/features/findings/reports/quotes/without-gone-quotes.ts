import { type BlockResult, compileFilter, notSetAside, type ReportResults } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { reportTexts } from '@wenshu/texts/findings/report';
import type { OpenDataSet } from '../../data-set/index.ts';

/** Numbers stay as they were frozen. Words do not outlive their record: what was deleted or marked invalid since is quoted no more. */
export async function withoutGoneQuotes(
  blocks: ReportResults['blocks'],
  { dataSet, language }: { readonly dataSet: OpenDataSet; readonly language: Language },
): Promise<ReportResults['blocks']> {
  const quoted = Object.values(blocks).flatMap(one => (one.kind === 'quotes' ? one.exhibit.texts : []));
  if (quoted.length === 0) return blocks;
  const rows = await dataSet.readRecords([...new Set(quoted.map(({ recordId }) => recordId))]);
  const counts = compileFilter(notSetAside, { timeZone: dataSet.timeZone });
  const isThere = ({ recordId }: { readonly recordId: string }) => {
    const row = rows.get(recordId);
    return row !== undefined && counts(row);
  };
  const left = (result: BlockResult): BlockResult => {
    if (result.kind !== 'quotes') return result;
    const texts = result.exhibit.texts.filter(isThere);
    return texts.length === 0
      ? { kind: 'problem', text: reportTexts[language].quotes.allGone }
      : { ...result, exhibit: { ...result.exhibit, texts } };
  };
  return Object.fromEntries(Object.entries(blocks).map(([id, result]) => [id, left(result)]));
}
