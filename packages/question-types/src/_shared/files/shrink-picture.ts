/** Longer sides than this say nothing more in a survey, but cost a phone on a bad network a minute. */
const LONGEST_SIDE_PX = 2560;
const JPEG_QUALITY = 0.86;
/** Others may move, or have a drawing that must not be touched. */
const CAN_SHRINK = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * The picture in a size that can be sent, turned as the camera says; itself when it is small enough or cannot be drawn. The
 * position where it was taken goes away with the rest of what a camera writes.
 */
export async function shrinkPicture(file: File): Promise<File> {
  // A browser that does not turn pictures by itself would draw them lying down: such a one sends them as they are.
  if (!CAN_SHRINK.includes(file.type) || !CSS.supports('image-orientation', 'from-image')) return file;
  const address = URL.createObjectURL(file);
  try {
    const picture = await loadPicture(address);
    const scale = LONGEST_SIDE_PX / Math.max(picture.naturalWidth, picture.naturalHeight);
    if (!(scale < 1)) return file;
    const blob = await draw(picture, scale, file.type);
    return blob && blob.size < file.size ? new File([blob], nameFor(file.name, blob.type), { type: blob.type }) : file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function loadPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = reject;
    picture.src = address;
  });
}

function draw(picture: HTMLImageElement, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.naturalWidth * scale);
  canvas.height = Math.round(picture.naturalHeight * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise(resolve => canvas.toBlob(resolve, type, JPEG_QUALITY));
}

/** A browser that cannot write a format writes PNG instead: then the name must say so. */
function nameFor(name: string, type: string): string {
  const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
  const ending = endings[type];
  const before = name.replace(/\.[^.]*$/, '');
  return ending && !(ending === 'jpg' && /\.jpe?g$/i.test(name)) ? `${before}.${ending}` : name;
}
