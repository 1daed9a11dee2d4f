import { exhibitPicture } from '../picture/exhibit-picture.ts';
import { pngOfSvg } from '../picture/png.ts';
import { svgOfDrawing } from '../picture/svg-of-drawing.ts';
import { pictures } from './pictures.ts';

export const png = pictures('png', async (exhibit, language) => {
  const picture = exhibitPicture(exhibit, language);
  return pngOfSvg(svgOfDrawing(picture), picture);
});
