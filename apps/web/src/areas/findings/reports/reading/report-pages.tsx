import { type ReportDocument, type ReportPage, reportShapes } from '@wenshu/analysis/browser';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useIsNarrow } from '../../../../app/use-is-narrow.ts';
import { pagesOf } from '../model/reading-order.ts';
import { PageColumn, PageView } from './page-view.tsx';
import classes from './reading.module.css';
import { Scaled } from './scaled.tsx';
import { themeStyle } from './theme-style.ts';

export const pageAnchor = (pageId: string) => `page-${pageId}`;

/** All pages below each other: as slides where there is room, as one column on a phone. */
export function ReportPages({ document }: { readonly document: ReportDocument }) {
  const isColumn = useIsNarrow('phone') || document.shape === 'phone';
  return (
    <div
      className={classes.pages}
      style={themeStyle(document.theme, isColumn ? 'phone' : document.shape)}
      data-column={isColumn || undefined}
    >
      {pagesOf(document).map((page, at) => (
        <NearPage key={page.id} document={document} page={page} isColumn={isColumn} number={at + 1} />
      ))}
    </div>
  );
}

interface NearPageProps {
  readonly document: ReportDocument;
  readonly page: ReportPage;
  readonly number: number;
  readonly isColumn: boolean;
}

/** A report has up to 200 pages, a chart is drawn by a library: those far from the window wait. */
function NearPage({ document, page, number, isColumn }: NearPageProps) {
  const t = useTexts(reportReadingTexts);
  const element = useRef<HTMLElement>(null);
  // The first is read first: nobody looks where it is before it is drawn.
  const isNear = useHasBeenNear(element, number === 1);
  const { width, height } = reportShapes[document.shape];
  const label = page.name || t.pageOf({ number });
  return (
    <section
      ref={element}
      id={pageAnchor(page.id)}
      className={classes.sheet}
      aria-label={label}
      data-far={!isNear || undefined}
    >
      {isColumn || height === undefined ? (
        isNear && <PageColumn document={document} page={page} />
      ) : (
        <div style={{ aspectRatio: `${width} / ${height}` }}>
          {isNear && (
            <Scaled width={width} height={height}>
              {() => <PageView document={document} page={page} number={number} />}
            </Scaled>
          )}
        </div>
      )}
    </section>
  );
}

function useHasBeenNear(element: React.RefObject<HTMLElement | null>, isFirst: boolean): boolean {
  const [isNear, setIsNear] = useState(isFirst);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
