import { type ReportShape, type ReportTheme, textSizes, themeColours } from '@wenshu/analysis/browser';
import type { CSSProperties } from 'react';

const mixed = (ink: string, percent: number, paper: string) => `color-mix(in srgb, ${ink} ${percent}%, ${paper})`;

/** Colours as the house's own variables: whatever is drawn within takes its colours from them. */
export function inkStyle(colours: {
  readonly accent: string;
  readonly ink: string;
  readonly paper: string;
}): CSSProperties {
  const { accent, ink, paper } = colours;
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

/** The look of a report: its theme's colours, and how large words are on pages of its shape. */
export function themeStyle(theme: ReportTheme, shape: ReportShape): CSSProperties {
  const sizes = Object.entries(textSizes[shape]).map(([style, size]) => [`--size-${style}`, `${size}px`]);
  return { ...inkStyle(themeColours(theme)), ...Object.fromEntries(sizes) };
}
