import { type ReportPage, type ReportTheme, themeColours } from '@wenshu/analysis/browser';
import type { CSSProperties } from 'react';
import { pictureAddress } from './picture-address.ts';
import { inkStyle } from './theme-style.ts';

const WHITE = '#ffffff';

/** What lies under everything on a page: its own colour or picture, or the theme's paper; of a cover the accent, and its words are white. */
export function pageGround({ background, layout }: ReportPage, theme: ReportTheme): CSSProperties {
  const { accent, paper } = themeColours(theme);
  const isCover = layout === 'cover';
  const ground = isCover ? accent : paper;
  const ink = isCover ? inkStyle({ accent: WHITE, ink: WHITE, paper: accent }) : {};
  if (background?.by === 'colour') return { ...ink, backgroundColor: background.colour };
  if (background?.by !== 'picture') return { ...ink, backgroundColor: ground };
  // A picture is paled by what would be there without it.
  const veil = `${ground}${Math.round((1 - background.opacity) * 255)
    .toString(16)
    .padStart(2, '0')}`;
  return {
    ...ink,
    backgroundColor: ground,
    backgroundImage: `linear-gradient(${veil}, ${veil}), url("${pictureAddress(background.fileId)}")`,
    backgroundPosition: 'center',
    backgroundSize: 'cover',
  };
}
