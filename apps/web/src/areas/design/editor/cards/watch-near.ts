/** How far beyond the window cards are drawn whole. */
const NEAR = '1200px 0px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls once when an element comes near the window. One observer for all: hundreds of them would each be asked at every scroll. */
export function watchNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: NEAR });
  waiting.set(element, onNear);
  observer.observe(element);
  return () => leave(element);
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    leave(target);
  }
}

function leave(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}
