import { layoutPlaces, type ReportLayout, reportLayouts, reportShapes } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { chooseLayout } from '../model/layout-changes.ts';
import classes from './builder.module.css';
import { useMake, usePage } from './builder-context.ts';

/** Small drawings of the layouts; choosing one moves the page's blocks to its places. */
export function LayoutChooser() {
  const t = useTexts(reportScreenTexts).layouts;
  const { document, page } = usePage();
  const make = useMake();
  if (!page) return null;
  const { shape } = document;
  const choose = (layout: ReportLayout) =>
    make(now => chooseLayout(now, page.id, layout, layoutPlaces(layout, now.shape)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons that is no fieldset
    <div className={classes.layouts} role="group" aria-label={t.label} data-layouts="">
      {reportLayouts.map(layout => (
        <button
          key={layout}
          type="button"
          className={classes.layout}
          aria-pressed={page.layout === layout}
          title={t[layout]}
          aria-label={t[layout]}
          onClick={() => choose(layout)}
        >
          <LayoutSketch layout={layout} shape={shape} />
        </button>
      ))}
    </div>
  );
}

function LayoutSketch({
  layout,
  shape,
}: {
  readonly layout: ReportLayout;
  readonly shape: 'wide' | 'sheet' | 'phone';
}) {
  const { width, height = width * 1.6 } = reportShapes[shape];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {layoutPlaces(layout, shape).map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its place
        <rect key={at} {...place} rx={14} data-title={isTitle(layout, at) || undefined} />
      ))}
    </svg>
  );
}

const isTitle = (layout: ReportLayout, at: number) => at === 0 && layout !== 'blank';
