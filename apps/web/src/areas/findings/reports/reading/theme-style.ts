import { type ReportTheme, themeColours } from '@wenshu/analysis/browser';
import type { CSSProperties } from 'react';

const mixed = (ink: string, percent: number, paper: string) => `color-mix(in srgb, ${ink} ${percent}%, ${paper})`;

/** A theme as the house's own variables: whatever is drawn within takes its colours from them. */
export function themeStyle(theme: ReportTheme): CSSProperties {
  const { accent, ink, paper } = themeColours(theme);
  return {
    '--ink': ink,
    '--ink-soft': mixed(ink, 78, paper),
    '--ink-faint': mixed(ink, 64, paper),
    '--pine': accent,
    '--pine-deep': accent,
    '--pine-soft': mixed(accent, 12, paper),
    '--surface': paper,
    '--line': mixed(ink, 14, paper),
    '--line-strong': mixed(ink, 26, paper),
    color: ink,
  } as CSSProperties;
}
