import { type Chart, chartHeight, type Exhibit, type Gallery, type Picture } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { isDrawn } from '../exhibit-words.ts';
import { chartSvg } from './chart-svg.ts';
import { galleryHeight, gallerySvg, pictureSvg } from './picture-svg.ts';

/** What is one drawing: charts, a picture with what lies over it, thumbnails. */
export type Pictured = Chart | Picture | Gallery;

export const isPictured = (exhibit: Exhibit): exhibit is Pictured =>
  exhibit.kind === 'picture' || exhibit.kind === 'gallery' || (isDrawn(exhibit) && exhibit.kind !== 'table');

const MOST_PICTURE = 560;

/** As high as it likes to be. */
export function picturedHeight(exhibit: Pictured, width: number): number {
  if (exhibit.kind === 'picture') return Math.min(MOST_PICTURE, width / exhibit.ratio);
  return exhibit.kind === 'gallery' ? galleryHeight(exhibit, width) : chartHeight(exhibit);
}

export function picturedSvg(
  exhibit: Pictured,
  view: { readonly width: number; readonly height: number; readonly language: Language },
): string {
  if (exhibit.kind === 'picture') return pictureSvg(exhibit, view);
  return exhibit.kind === 'gallery' ? gallerySvg(exhibit, view) : chartSvg(exhibit, view);
}
