interface Zoom {
  readonly picture: string;
  readonly alt: string;
  readonly title: string;
  readonly close: string;
  /** What opened it: the focus goes back there. */
  readonly from: HTMLElement;
}

const OVERLAY =
  'position:fixed;top:0;right:0;bottom:0;left:0;z-index:10;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:16px;background:rgba(16,24,28,.88);color:#fff;text-align:center;outline:none';
const PICTURE = 'max-width:100%;max-height:calc(100% - 64px);object-fit:contain;border-radius:8px;background:#fff';
const BUTTON =
  'position:absolute;top:8px;right:8px;width:48px;height:48px;border:0;border-radius:24px;background:rgba(16,24,28,.8);color:#fff;font:inherit;font-size:24px;cursor:pointer';

/**
 * A picture as large as the window, over everything, until Escape, the button or a tap beside it. Without React and with its styles in
 * it: it is fetched when it is wanted, and few ever want it.
 */
export function zoomPicture({ picture, alt, title, close, from }: Zoom): void {
  const overlay = document.createElement('div');
  overlay.style.cssText = OVERLAY;
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-modal', 'true');
  overlay.setAttribute('aria-label', title);
  const image = document.createElement('img');
  image.style.cssText = PICTURE;
  image.src = picture;
  image.alt = alt;
  const words = document.createElement('p');
  words.style.cssText = 'margin:12px 0 0';
  words.textContent = title;
  const button = document.createElement('button');
  button.type = 'button';
  button.style.cssText = BUTTON;
  button.setAttribute('aria-label', close);
  button.textContent = '×';
  overlay.append(image, words, button);

  const scrolling = document.body.style.overflow;
  const end = () => {
    overlay.remove();
    document.body.style.overflow = scrolling;
    from.focus();
  };
  overlay.addEventListener('click', ({ target }) => target !== image && end());
  overlay.addEventListener('keydown', event => {
    if (event.key === 'Escape') end();
    // There is one thing to reach in it: the page behind is not in reach as long as it is open.
    if (event.key === 'Tab') event.preventDefault();
  });
  document.body.append(overlay);
  document.body.style.overflow = 'hidden';
  button.focus();
}
