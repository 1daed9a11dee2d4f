import { ModelViewerElement } from '@google/model-viewer';

/** Models that need a decoder from elsewhere are not loaded: nothing of ours asks another host. */
const NO_DECODERS = '/no-decoders/';
ModelViewerElement.dracoDecoderLocation = NO_DECODERS;
ModelViewerElement.ktx2TranscoderLocation = NO_DECODERS;
ModelViewerElement.lottieLoaderLocation = NO_DECODERS;

interface Stage {
  readonly model: string;
  readonly poster: string;
  readonly alt: string;
  onLoaded(): void;
  onFailed(): void;
  /** The respondent is turning or zooming it right now. */
  onTurned(): void;
}

/** Puts a model that can be turned into an element, and returns how to take it away. */
export function showModel(
  parent: HTMLElement,
  { model, poster, alt, onLoaded, onFailed, onTurned }: Stage,
): () => void {
  const viewer = document.createElement('model-viewer');
  adoptStyles(viewer);
  mendFocus(viewer);
  viewer.setAttribute('camera-controls', '');
  // A page must scroll with a finger on the model: only sideways movements turn it.
  viewer.setAttribute('touch-action', 'pan-y');
  viewer.setAttribute('interaction-prompt', 'none');
  viewer.setAttribute('alt', alt);
  if (poster) viewer.setAttribute('poster', poster);
  viewer.addEventListener('load', onLoaded);
  viewer.addEventListener('error', onFailed);
  viewer.addEventListener('camera-change', event => {
    if ((event as CustomEvent<{ source?: string }>).detail.source === 'user-interaction') onTurned();
  });
  viewer.setAttribute('src', model);
  parent.append(viewer);
  return () => viewer.remove();
}

/** Our pages allow no style elements without a sign of ours; sheets that a script makes are allowed. */
function adoptStyles({ shadowRoot }: HTMLElement): void {
  for (const style of shadowRoot?.querySelectorAll('style') ?? []) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent ?? '');
    shadowRoot!.adoptedStyleSheets = [...shadowRoot!.adoptedStyleSheets, sheet];
    style.remove();
  }
}

/** Its buttons for augmented reality are never shown, so nobody may land on them; the model itself comes in its place on the page. */
function mendFocus({ shadowRoot }: HTMLElement): void {
  for (const element of shadowRoot?.querySelectorAll<HTMLElement>('[tabindex]') ?? [])
    element.tabIndex = element.tagName === 'A' ? -1 : 0;
  // Its announcements are no landmark: a page has several of them.
  const announcements = shadowRoot?.querySelector('[role="region"]');
  announcements?.removeAttribute('role');
  announcements?.removeAttribute('aria-label');
}
