import { svgOfDrawing } from '../drawing/svg-of-drawing.ts';
import { exhibitPicture } from '../picture/exhibit-picture.ts';
import { pictures } from './pictures.ts';

export const svg = pictures('svg', async (exhibit, language) =>
  Buffer.from(svgOfDrawing(exhibitPicture(exhibit, language))),
);
