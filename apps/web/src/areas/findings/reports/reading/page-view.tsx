import { type ReportDocument, type ReportPage, reportShapes } from '@wenshu/analysis/browser';
import { blocksOf } from '../model/reading-order.ts';
import { BlockView } from './blocks/block-view.tsx';
import { pageGround } from './page-ground.ts';
import { PageLogo } from './page-logo.tsx';
import classes from './reading.module.css';

interface PageViewProps {
  readonly document: ReportDocument;
  readonly page: ReportPage;
  readonly number: number;
}

/** A page as it was laid out, in its own units: whoever shows it makes it as large as there is room. */
export function PageView({ document, page, number }: PageViewProps) {
  const { width, height } = reportShapes[document.shape];
  return (
    <div className={classes.page} style={{ ...pageGround(page, document.theme), width, height }}>
      {blocksOf(document, page.id).map(block => {
        const { x, y, width: wide, height: high } = block.place;
        return (
          <div key={block.id} className={classes.placed} style={{ left: x, top: y, width: wide, height: high }}>
            <BlockView block={block} isFilling />
          </div>
        );
      })}
      <PageLogo theme={document.theme} />
      {page.layout !== 'cover' && (
        <span className={classes.pageNumber} aria-hidden="true">
          {number}
        </span>
      )}
    </div>
  );
}

/**
 * The same on a narrow screen: blocks below each other, in the order of reading, as high as each needs. Of a report that was made for
 * phones each is as high as its maker wanted it; words that need more have more.
 */
export function PageColumn({ document, page }: Omit<PageViewProps, 'number'>) {
  const isMadeForPhones = document.shape === 'phone';
  return (
    <div className={classes.column} style={pageGround(page, document.theme)}>
      {blocksOf(document, page.id).map(block => {
        const isFilling = isMadeForPhones && block.content.kind !== 'text';
        return (
          <div
            key={block.id}
            className={classes.inColumn}
            {...(isFilling && { style: { height: block.place.height } })}
          >
            <BlockView block={block} isFilling={isFilling} />
          </div>
        );
      })}
    </div>
  );
}
