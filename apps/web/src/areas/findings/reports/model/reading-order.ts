import type { ReportBlock, ReportDocument, ReportPage } from '@wenshu/analysis/browser';
import { inOrder } from '@wenshu/survey-core';

/** The pages in their order. */
export const pagesOf = ({ pages }: ReportDocument): readonly ReportPage[] => inOrder(pages);

/** The blocks of a page as they are read: by keyboard, on a phone, in Word. Later ones lie above earlier ones. */
export function blocksOf({ blocks }: ReportDocument, pageId: string): readonly ReportBlock[] {
  return inOrder(blocks).filter(block => block.pageId === pageId);
}
