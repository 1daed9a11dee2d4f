import { type Chart, chartHeight, formatShown, tableOf } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Drawing } from './draw-chart.ts';
import classes from './exhibit.module.css';

/** Whoever knows that charts will come has what draws them come meanwhile; one that does not come is asked for again by its chart. */
export const loadDrawing = (): void => void import('./draw-chart.ts').catch(() => {});

const pictured = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface ExhibitChartProps {
  readonly chart: Chart;
  readonly language: Language;
  /** As high as the place it stands in, instead of as high as its lines need. */
  readonly isFilling?: boolean | undefined;
  /** How it looks, as svg: shown until somebody touches it or its numbers change. What draws it is not loaded before. */
  readonly still?: string | undefined;
}

/** The drawing for eyes, its numbers as a table for everybody else. */
export function ExhibitChart({ chart, language, isFilling = false, still }: ExhibitChartProps) {
  const t = exhibitViewTexts[language];
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');
  const drawing = useRef<Drawing>(undefined);
  const newest = useRef(chart);
  newest.current = chart;
  const [isTouched, setIsTouched] = useState(false);
  const isDrawing = isTouched || still === undefined;
  useEffect(() => {
    if (!isDrawing) return;
    let isGone = false;
    const draw = async () => {
      const { drawChart, loadFor } = await import('./draw-chart.ts');
      const loaded = await loadFor(newest.current).catch(() => ({}));
      if (isGone || !place.current) return;
      drawing.current = drawChart(place.current, newest.current, { language, ...loaded });
      setState('drawn');
    };
    draw().catch(() => !isGone && setState('failed'));
    return () => {
      isGone = true;
      drawing.current?.end();
      drawing.current = undefined;
    };
  }, [language, isDrawing]);
  useEffect(() => drawing.current?.show(chart), [chart]);
  const { columns, rows, cells } = tableOf(chart, language);
  return (
    <>
      {state !== 'drawn' && still === undefined && (
        <p className={classes.wait}>{state === 'loading' ? t.loadingChart : t.chartFailed}</p>
      )}
      <Scrolled isOn={chart.kind === 'tree' && !isFilling} name={chart.title}>
        <div
          className={classes.chart}
          style={{ height: isFilling ? '100%' : heightOf(chart) }}
          aria-hidden="true"
          onPointerEnter={() => setIsTouched(true)}
        >
          {state !== 'drawn' && still !== undefined && <img className={classes.still} src={pictured(still)} alt="" />}
          <div ref={place} className={classes.place} />
        </div>
      </Scrolled>
      {/* Around it, because a table is never narrower than its words: it would widen the page. */}
      <div className={classes.unseen} data-drawn={chart.kind} data-not-in-picture="">
        <table>
          <caption>{t.chartTable({ name: chart.title })}</caption>
          <thead>
            <tr>
              <th scope="col">{t.category}</th>
              {columns.map(({ id, text }) => (
                <th key={id} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, text }, line) => (
              <tr key={id}>
                <th scope="row">{text}</th>
                {columns.map((column, at) => (
                  <td key={column.id}>{formatShown(chart.format, cells[line]?.[at]?.values[0] ?? null, language)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface ScrolledProps {
  readonly isOn: boolean;
  readonly name: string;
  readonly children: ReactNode;
}

/** What has no room upon a narrow screen is moved about there: words of a tree would lie upon each other. */
function Scrolled({ isOn, name, children }: ScrolledProps) {
  if (!isOn) return children;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={classes.scrolled} aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}

/** A square one is no higher than a narrow screen is wide, with room for its words: below it would be empty. */
function heightOf(chart: Chart): number | string {
  const height = chartHeight(chart);
  return chart.kind === 'points' && chart.isSquare ? `min(${height}px, 110vw)` : height;
}
