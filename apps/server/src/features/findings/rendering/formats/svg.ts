import { exhibitPicture } from '../picture/exhibit-picture.ts';
import { svgOfDrawing } from '../picture/svg-of-drawing.ts';
import type { RenderingFormat } from './format.ts';

export const svg: RenderingFormat = {
  async write({ exhibits, language }, sink, onDrawn) {
    await sink.write(Buffer.from(svgOfDrawing(exhibitPicture(exhibits[0]!, language))));
    await onDrawn(1);
  },
};
