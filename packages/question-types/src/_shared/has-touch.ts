/** A phone or a tablet, which has a camera at hand. What cannot be asked (a page made on a server) counts as one. */
export function hasTouch(): boolean {
  if (typeof matchMedia === 'undefined') return true;
  return matchMedia('(any-pointer: coarse)').matches || navigator.maxTouchPoints > 0;
}
