import { encodeText } from '@wenshu/survey-core';

/** In modules of a code that is 43 of them wide (S9.12). At level H a third may be missing; the ground of a logo takes a twentieth. */
const SIDE = 43;
const GROUND = 9;
const LOGO = 8;

const placed = (size: number) => ({ at: (SIDE - size) / 2, size });

/** The code as SVG, with a picture in its middle. */
export function logoOnSvg(svg: string, logo: string): string {
  const ground = placed(GROUND);
  const picture = placed(LOGO);
  const drawn =
    `<rect x="${ground.at}" y="${ground.at}" width="${ground.size}" height="${ground.size}" rx="1" fill="#ffffff"/>` +
    `<image x="${picture.at}" y="${picture.at}" width="${picture.size}" height="${picture.size}" href="${encodeText(logo)}"/>`;
  return svg.replace('</svg>', () => `${drawn}</svg>`);
}

/** The same as PNG, drawn over one that the server made. Refuses with a picture that the browser cannot read. */
export async function logoOnPng(code: string, logo: string): Promise<Blob> {
  const [below, above] = await Promise.all([loadPicture(code), loadPicture(logo)]);
  const canvas = document.createElement('canvas');
  canvas.width = below.naturalWidth;
  canvas.height = below.naturalHeight;
  const pen = canvas.getContext('2d')!;
  const module = canvas.width / SIDE;
  pen.drawImage(below, 0, 0);
  const ground = placed(GROUND);
  pen.fillStyle = '#ffffff';
  pen.fillRect(ground.at * module, ground.at * module, ground.size * module, ground.size * module);
  // As large as it fits, in its own proportions.
  const scale = (LOGO * module) / Math.max(above.naturalWidth, above.naturalHeight);
  const [width, height] = [above.naturalWidth * scale, above.naturalHeight * scale];
  pen.drawImage(above, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(made => (made ? resolve(made) : reject(new Error('The picture was not drawn'))), 'image/png'),
  );
}

export function loadPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('The picture cannot be read'));
    picture.src = address;
  });
}
