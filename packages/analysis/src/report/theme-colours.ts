import { chartColours, chartInk } from '../exhibit/charts/chart-look.ts';
import type { ReportTheme, ReportThemeName } from './report-document.ts';

/** All colours of a look, as `#rrggbb`. */
export interface ThemeColours {
  /** Titles' lines, the cover, heads. */
  readonly accent: string;
  readonly ink: string;
  readonly paper: string;
  readonly colours: readonly string[];
}

const themes: Readonly<Record<ReportThemeName, ThemeColours>> = {
  pine: { accent: '#12605b', ink: chartInk.ink, paper: '#ffffff', colours: chartColours },
  ink: {
    accent: '#25364a',
    ink: '#1b2430',
    paper: '#ffffff',
    colours: ['#25364a', '#c8913a', '#7390b4', '#a9485a', '#8fa36b', '#5b7f8c', '#b7a58f', '#6d5a86'],
  },
  clay: {
    accent: '#9c4a2f',
    ink: '#33231d',
    paper: '#fffaf5',
    colours: ['#9c4a2f', '#3f6f72', '#d9a441', '#7d5a73', '#8a9a5b', '#c97b63', '#4f5d75', '#b8a99a'],
  },
  sky: {
    accent: '#1f5fae',
    ink: '#16263d',
    paper: '#ffffff',
    colours: ['#1f5fae', '#f2994a', '#56a3c9', '#8567b5', '#4fa36c', '#d1556a', '#a8b3c2', '#e0c04c'],
  },
};

/** A theme with what the report says instead. */
export function themeColours({ name, accent, ink, paper, colours }: ReportTheme): ThemeColours {
  const own = themes[name];
  return {
    accent: accent ?? own.accent,
    ink: ink ?? own.ink,
    paper: paper ?? own.paper,
    // Whoever chooses an accent alone sees it in the first series too.
    colours: colours?.length ? colours : accent ? [accent, ...own.colours.slice(1)] : own.colours,
  };
}
