import type { BlockResult, ReportDocument, ReportResults } from '@wenshu/analysis';
import { own } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { reportTexts } from '@wenshu/texts/findings/report';

/** As people outside get them: what people wrote only where the report's maker has said so, and nothing that is for makers. Also of what is frozen. */
export function quotesOutside(results: ReportResults, { blocks }: ReportDocument, language: Language): ReportResults {
  const shown = Object.entries(results.blocks).map(([id, result]): [string, BlockResult] => {
    const content = own(blocks, id)?.content;
    if (content?.kind !== 'quotes') return [id, result];
    if (!content.isForOutside) return [id, { kind: 'problem', text: reportTexts[language].quotes.notOutside }];
    return [id, result.kind === 'quotes' ? { ...result, forMaker: { gone: 0, unnamed: 0 } } : result];
  });
  return { ...results, blocks: Object.fromEntries(shown) };
}
