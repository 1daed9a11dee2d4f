import { type ReportPage, type ReportTheme, themeColours } from '@wenshu/analysis/browser';
import type { CSSProperties } from 'react';
import { pictureAddress } from './picture-address.ts';

/** What lies under everything on a page: its own colour or picture, or the theme's paper. A picture is paled by the paper above it. */
export function pageGround({ background }: ReportPage, theme: ReportTheme): CSSProperties {
  const { paper } = themeColours(theme);
  if (background?.by === 'colour') return { backgroundColor: background.colour };
  if (background?.by !== 'picture') return { backgroundColor: paper };
  const veil = `${paper}${Math.round((1 - background.opacity) * 255)
    .toString(16)
    .padStart(2, '0')}`;
  return {
    backgroundColor: paper,
    backgroundImage: `linear-gradient(${veil}, ${veil}), url("${pictureAddress(background.fileId)}")`,
    backgroundPosition: 'center',
    backgroundSize: 'cover',
  };
}
