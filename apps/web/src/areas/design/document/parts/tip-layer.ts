import classes from './tip.module.css';

/** Tooltips open after 1000 ms (P9.13): nobody is chased by them. */
const DELAY_MS = 1000;
const GAP_PX = 6;

let isWatching = false;

/**
 * Shows the words of `data-tip` below what the mouse rests on, or what the keyboard has reached. A component for every button
 * would cost the canvas more than the buttons themselves.
 */
export function watchTips(): void {
  if (isWatching) return;
  isWatching = true;
  let anchor: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const box = document.createElement('div');
  box.className = classes.tip!;
  box.role = 'tooltip';
  box.popover = 'manual';

  const hide = () => {
    clearTimeout(timer);
    box.remove();
  };
  const rest = (target: EventTarget | null, isMeant: (element: HTMLElement) => boolean) => {
    const found = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
    const next = found && isMeant(found) ? found : undefined;
    if (next === anchor) return;
    hide();
    anchor = next;
    if (next) timer = setTimeout(() => next.isConnected && show(box, next), DELAY_MS);
  };
  const listen = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true });
  // A finger that rests on a button is pressing it: there a tip would only stay behind.
  listen('pointerover', event => rest(event.target, () => event.pointerType === 'mouse'));
  listen('focusin', event => rest(event.target, element => element.matches(':focus-visible')));
  listen('pointerdown', hide);
  listen('keydown', hide);
  listen('scroll', hide);
}

/** Above all dialogs, within the window; above its button where there is no room below. */
function show(box: HTMLElement, anchor: HTMLElement): void {
  box.textContent = anchor.dataset.tip ?? '';
  document.body.append(box);
  box.showPopover();
  const button = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = button.bottom + GAP_PX;
  const top = below + height > window.innerHeight ? button.top - GAP_PX - height : below;
  const left = Math.max(4, Math.min(button.left + (button.width - width) / 2, window.innerWidth - width - 4));
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
