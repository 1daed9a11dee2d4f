import { exhibitPicture } from '../picture/exhibit-picture.ts';
import { pngOfSvg } from '../picture/png.ts';
import { svgOfDrawing } from '../picture/svg-of-drawing.ts';
import type { RenderingFormat } from './format.ts';

export const png: RenderingFormat = {
  async write({ exhibits, language }, sink, onDrawn) {
    const picture = exhibitPicture(exhibits[0]!, language);
    await sink.write(await pngOfSvg(svgOfDrawing(picture), picture));
    await onDrawn(1);
  },
};
