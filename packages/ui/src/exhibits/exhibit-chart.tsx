import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { useEffect, useRef, useState } from 'react';
import { chartLines, type DrawnChart } from './chart-lines.ts';
import { chartHeight } from './chart-option.ts';
import classes from './exhibit.module.css';

interface ExhibitChartProps {
  readonly chart: DrawnChart;
  readonly language: Language;
}

/** The drawing for eyes, its numbers as a table for everybody else. */
export function ExhibitChart({ chart, language }: ExhibitChartProps) {
  const t = exhibitViewTexts[language];
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading');
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    import('./draw-chart.ts').then(
      ({ drawChart }) => {
        if (isGone || !place.current) return;
        end = drawChart(place.current, chart, language);
        setState('drawn');
      },
      () => !isGone && setState('failed'),
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [chart, language]);
  const [heads = [], ...lines] = chartLines(chart, language);
  return (
    <>
      {state !== 'drawn' && <p className={classes.wait}>{state === 'loading' ? t.loadingChart : t.chartFailed}</p>}
      <div ref={place} className={classes.chart} style={{ height: chartHeight(chart) }} aria-hidden="true" />
      <table className={classes.unseen} data-not-in-picture="">
        <caption>{t.chartTable({ name: chart.title })}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={at} scope="col">
                {head.text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, ...values], line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <tr key={line}>
              <th scope="row">{name?.text}</th>
              {values.map(({ text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={at}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
