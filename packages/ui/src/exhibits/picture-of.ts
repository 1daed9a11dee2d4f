/** For slides: twice the size on the screen. */
const SCALE = 2;
/** Beyond this, browsers draw nothing at all. */
const MOST_PX = 16_000;

/** What decides how something looks; whatever else a style sheet says is of no matter to a picture. */
const KEPT = [
  ...['display', 'box-sizing', 'width', 'min-width', 'height', 'margin', 'padding', 'gap', 'flex', 'flex-wrap'],
  ...['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'font-variant-numeric', 'line-height'],
  ...[
    'letter-spacing',
    'text-align',
    'text-decoration',
    'vertical-align',
    'white-space',
    'overflow-wrap',
    'border-collapse',
  ],
  ...['border-spacing', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius', 'list-style'],
];

/** What is not in a picture: buttons, and what only a screen reader meets. */
const LEFT_OUT = '[data-not-in-picture]';

/** An element as it stands on the screen, all of it: also what would have to be scrolled to. */
export async function pictureOf(element: HTMLElement, background: string): Promise<Blob> {
  const scrolled = [...element.querySelectorAll<HTMLElement>('[data-scrolls]')];
  const beyond = Math.max(0, ...scrolled.map(one => one.scrollWidth - one.clientWidth));
  const hidden = scrolled.reduce((sum, one) => sum + one.scrollHeight - one.clientHeight, 0);
  const width = element.clientWidth + beyond;
  const height = element.clientHeight + hidden;
  const copy = dressed(element);
  copy.style.width = `${width}px`;
  copy.style.height = 'auto';
  // On a slide it stands by itself: the frame is the page's.
  copy.style.border = 'none';
  const scale = Math.min(SCALE, MOST_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const image = new Image();
  // Written into the address: drawn from a blob, the canvas would count as somebody else's and give no picture.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asSvg(copy, width, height))}`;
  await image.decode();
  const context = canvas.getContext('2d')!;
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** A copy that carries its looks itself: in a picture there are no style sheets. */
function dressed(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const originals = element.querySelectorAll<HTMLElement>('*');
  const copies = copy.querySelectorAll<HTMLElement>('*');
  dress(element, copy);
  for (const [at, original] of originals.entries()) dress(original, copies[at]!);
  for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove();
  return copy;
}

function dress(original: HTMLElement, copy: HTMLElement): void {
  // What is drawn within a chart has its looks as attributes already.
  if (original instanceof SVGElement) return;
  const looks = getComputedStyle(original);
  const kept = KEPT.map(name => [name, looks.getPropertyValue(name)] as const);
  copy.removeAttribute('class');
  for (const [name, value] of kept) copy.style.setProperty(name, value);
  if (original.matches('[data-scrolls]')) {
    copy.style.width = 'auto';
    copy.style.height = 'auto';
  }
}

function asSvg(element: HTMLElement, width: number, height: number): string {
  const written = new XMLSerializer().serializeToString(element);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${written}</foreignObject></svg>`;
}
