import type PptxGenJS from 'pptxgenjs';

/** What the library keeps of each file that a slide needs. Not in its types. */
interface KeptMedia {
  isSvgPng?: boolean;
  data?: string;
}

/**
 * A drawing with the picture that older programs show instead. The library makes that picture in a browser only, and elsewhere puts the
 * sign of a broken one in its place: so it is given ours, and nothing to make.
 */
export function addSvg(
  slide: PptxGenJS.Slide,
  svg: string,
  png: Buffer,
  place: Omit<PptxGenJS.ImageProps, 'data'>,
): void {
  slide.addImage({ ...place, data: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` });
  // PptxGenJS keeps its pictures there and has no public way to them.
  const { _relsMedia: media } = slide as unknown as { readonly _relsMedia: readonly KeptMedia[] };
  const preview = media.findLast(one => one.isSvgPng);
  if (!preview) throw new Error('The library for slides keeps pictures otherwise than it did');
  preview.isSvgPng = false;
  preview.data = `data:image/png;base64,${png.toString('base64')}`;
}
