import { svgOfDrawing } from '../drawing/svg-of-drawing.ts';
import { exhibitPicture } from '../picture/exhibit-picture.ts';
import { pngOfSvg } from '../picture/png.ts';
import { pictures } from './pictures.ts';

export const png = pictures('png', async (exhibit, language) => {
  const picture = exhibitPicture(exhibit, language);
  return pngOfSvg(svgOfDrawing(picture), picture);
});
