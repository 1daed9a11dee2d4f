import { limits } from '../limits.ts';

/** A space or a quote would end the attribute or the style that the address stands in. */
const OWN = /^\/[^\s"'<>\\]*$/;
/** Scheme, host and port as they stand in a page's policy: nobody's name before an "@", no star, nothing that ends the list. */
const OUTSIDE = /^(https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?)(?:[/?#][^\s"'<>\\]*)?$/i;
/** Dots and slashes in disguise. */
const DISGUISED = /%(?:2e|2f|5c|00)/i;

/** The address of a picture or a model: a file of ours, or one on the web by https. The one check of all settings that take such an address. */
export function isFileAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > limits.addressLength) return false;
  return OUTSIDE.test(value) || (OWN.test(value) && isPlainPath(value));
}

/** Two slashes at the start would be another host; a way up leads out of where files are. */
function isPlainPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  const [, ...steps] = path.split('/');
  return !DISGUISED.test(path) && steps.every(step => step !== '' && step !== '.' && step !== '..');
}

/** Where an address on the web leads, as a page's policy names it; undefined for a file of ours. */
export function originOfAddress(address: string): string | undefined {
  return OUTSIDE.exec(address)?.[1]?.toLowerCase();
}
