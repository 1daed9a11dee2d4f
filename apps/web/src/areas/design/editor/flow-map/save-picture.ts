import { downloadFile } from '../../../../app/download-file.ts';

/** For slides and papers: twice the size on the screen. */
const PNG_SCALE = 2;
/** Beyond this, browsers draw nothing at all. */
const MOST_PX = 16_000;

/** The picture as a file of its own, as it would stand at full size. */
export function saveSvg(picture: SVGSVGElement, name: string): void {
  downloadFile({ blob: fileOf(picture), fileName: `${fileName(name)}.svg` });
}

/** The same as pixels. False when the browser could not draw it. */
export async function savePng(picture: SVGSVGElement, name: string): Promise<boolean> {
  const { width, height } = picture.viewBox.baseVal;
  const scale = Math.min(PNG_SCALE, MOST_PX / Math.max(width, height));
  const address = URL.createObjectURL(fileOf(picture));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
    if (blob) downloadFile({ blob, fileName: `${fileName(name)}.png` });
    return blob !== null;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function fileOf(picture: SVGSVGElement): Blob {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const { width, height } = picture.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

const fileName = (name: string) => name.replace(/[\\/:*?"<>|]/g, ' ');
